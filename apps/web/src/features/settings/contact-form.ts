// Changing the mail address or the phone number: what was typed, and what is wrong with it.

import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { phoneProblem } from '../session/login-form.ts'
import { codeProblem, emailProblem } from '../session/register-form.ts'

export type Contact = 'email' | 'phone'

/** Of `email` and `phone` only the one that changes is asked for. */
export type ContactForm = { email: string; phone: string; code: string; password: string }

export const EMPTY_CONTACT: ContactForm = { email: '', phone: '', code: '', password: '' }

export function checkContact(what: Contact) {
  return (form: ContactForm): FieldProblems<ContactForm> =>
    foundProblems<ContactForm>({
      email: what === 'email' ? emailProblem(form.email) : undefined,
      phone: what === 'phone' ? phoneProblem(form.phone) : undefined,
      code: codeProblem(form.code),
      password: requiredProblem(form.password),
    })
}

export function contactOf(text: string | undefined): Contact | undefined {
  return text === 'email' || text === 'phone' ? text : undefined
}
