// Sends a new mail address or phone number, and keeps who I am from then on.

import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useKeepUser } from '../profile/use-avatar-upload.ts'
import { plainPhone } from '../session/phone-text.ts'
import type { Contact, ContactForm } from './contact-form.ts'

/** Throws what the call throws. */
export function useContactChange(what: Contact): (form: ContactForm) => Promise<void> {
  const queries = useQueryClient()
  const keepUser = useKeepUser()
  return async ({ email, phone, code, password, otp }) => {
    const proof = { otp: code, password, ...(otp === '' ? {} : { factor: otp }) }
    const user =
      what === 'email'
        ? await call('changeEmail', { body: { email: email.trim(), ...proof } })
        : await call('changePhone', { body: { phone: plainPhone(phone), ...proof } })
    keepUser(user)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
}
