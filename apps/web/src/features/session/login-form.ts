// The login form: what was typed, what is wrong with it, what is sent.

import type { FieldProblem } from '@fairtick/wire/field-rules'
import { canonicalPhone, type DiallingCode } from '@fairtick/wire/phone-number'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'

export type LoginForm = { phone: string; password: string }

export const EMPTY_LOGIN: LoginForm = { phone: '', password: '' }

/** `country`: of a number without its code. */
export function checkLogin(country: DiallingCode) {
  return (form: LoginForm): FieldProblems<LoginForm> =>
    foundProblems<LoginForm>({
      phone: phoneProblem(form.phone, country),
      password: form.password === '' ? 'required' : undefined,
    })
}

export function loginRequest(form: LoginForm, country: DiallingCode) {
  return { phone: sentPhone(form.phone, country), password: form.password }
}

export function phoneProblem(typed: string, country: DiallingCode): FieldProblem | undefined {
  const isPhone = canonicalPhone(typed, country) !== undefined
  return requiredProblem(typed) ?? (isPhone ? undefined : 'phone')
}

/** Of what was judged before. */
export function sentPhone(typed: string, country: DiallingCode): string {
  return canonicalPhone(typed, country) ?? typed
}
