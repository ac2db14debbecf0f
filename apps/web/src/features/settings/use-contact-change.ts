// Sends a new mail address or phone number, and keeps who I am from then on.

import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useStoreUser } from '../../platform/use-store-user.ts'
import { sentPhone, useDiallingCode } from '../session/public.ts'
import type { Contact, ContactForm } from './contact-form.ts'

/** Throws what the call throws. */
export function useContactChange(what: Contact): (form: ContactForm) => Promise<void> {
  const queries = useQueryClient()
  const keepUser = useStoreUser()
  const country = useDiallingCode()
  return async ({ email, phone, code, password, otp }) => {
    const proof = { otp: code, password, ...(otp === '' ? {} : { factor: otp }) }
    const user =
      what === 'email'
        ? await call('changeEmail', { body: { email: email.trim(), ...proof } })
        : await call('changePhone', { body: { phone: sentPhone(phone, country), ...proof } })
    keepUser(user)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
}
