// Asking for help with a lost account: what was typed, what is wrong with it, what is sent.

import type { DiallingCode } from '@fairtick/wire/phone-number'
import type { LostThing } from '@fairtick/wire/recovery-rules'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { codeProblem, phoneProblem, sentPhone, typedEmailProblem } from '../session/public.ts'

export type AskValues = {
  phone: string
  email: string
  email_lost: boolean
  password_lost: boolean
  phone_lost: boolean
  factor_lost: boolean
  fund_password_lost: boolean
  password: string
  note: string
  code: string
}

export const EMPTY_ASK: AskValues = {
  ...{ phone: '', email: '', email_lost: false, password_lost: false, phone_lost: false },
  ...{ factor_lost: false, fund_password_lost: false, password: '', note: '', code: '' },
}

/** Those of the first step. */
export const ASK_FIELDS = ['phone', 'email', 'email_lost', 'password', 'note'] as const

const LOST_FIELDS = {
  email: 'email_lost',
  password: 'password_lost',
  phone: 'phone_lost',
  factor: 'factor_lost',
  fund_password: 'fund_password_lost',
} as const satisfies Record<LostThing, keyof AskValues>

export const LOST_ROWS = Object.entries(LOST_FIELDS) as readonly [
  LostThing,
  (typeof LOST_FIELDS)[LostThing],
][]

export function lostOf(form: AskValues): LostThing[] {
  return LOST_ROWS.filter(([, field]) => form[field]).map(([thing]) => thing)
}

export function checkAsk(country: DiallingCode) {
  return (form: AskValues): FieldProblems<AskValues> =>
    foundProblems<AskValues>({
      phone: phoneProblem(form.phone, country),
      email: typedEmailProblem(form.email),
      email_lost: lostOf(form).length === 0 ? 'required' : undefined,
      password: form.password_lost ? undefined : requiredProblem(form.password),
      code: codeProblem(form.code),
    })
}

/** `challenge`: what came with the code. */
export function askRequest(form: AskValues, country: DiallingCode, challenge: string | undefined) {
  const { code, note, password } = form
  return {
    ...{ code, challenge, lost: lostOf(form), note: note.trim() },
    ...{ phone: sentPhone(form.phone, country), email: form.email.trim() },
    ...(form.password_lost ? {} : { password }),
  }
}
