// Changing the mail address or the phone number: what was typed, and what is wrong with it.

import type { DiallingCode } from '@fairtick/wire/phone-number'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { proofProblem } from '../../platform/proof-text.ts'
import { codeProblem, phoneProblem, typedEmailProblem } from '../session/public.ts'

export type Contact = 'email' | 'phone'

/** Of `email` and `phone` only the one that changes is asked for. */
export type ContactForm = {
  email: string
  phone: string
  code: string
  password: string
  /** Of who has a second factor. */
  otp: string
}

export const EMPTY_CONTACT: ContactForm = { email: '', phone: '', code: '', password: '', otp: '' }

/** `proofs`: `secondProofs` of the account; a factor is asked for beside the mailed code. */
export function asksFactor(proofs: readonly string[]): boolean {
  return !proofs.includes('mail')
}

/** `country`: of a number without its code. */
export function checkContact(what: Contact, proofs: readonly string[], country: DiallingCode) {
  return (form: ContactForm): FieldProblems<ContactForm> =>
    foundProblems<ContactForm>({
      email: what === 'email' ? typedEmailProblem(form.email) : undefined,
      phone: what === 'phone' ? phoneProblem(form.phone, country) : undefined,
      code: codeProblem(form.code),
      password: requiredProblem(form.password),
      otp: asksFactor(proofs) ? proofProblem(form.otp) : undefined,
    })
}

export function contactOf(text: string | undefined): Contact | undefined {
  return text === 'email' || text === 'phone' ? text : undefined
}
