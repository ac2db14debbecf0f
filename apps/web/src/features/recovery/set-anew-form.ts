// Setting anew what was lost: what was typed, what is wrong with it, what is sent.

import type { CallResult } from '@fairtick/wire/api-contract'
import { fundPasswordProblem, isCode } from '@fairtick/wire/field-rules'
import type { DiallingCode } from '@fairtick/wire/phone-number'
import type { LostThing } from '@fairtick/wire/recovery-rules'
import { type FieldProblems, foundProblems, repeatProblem } from '../../platform/field-check.ts'
import { newPasswordProblem, phoneProblem, sentPhone } from '../session/public.ts'

export type SetAnewValues = {
  phone: string
  password: string
  repeatPassword: string
  fundPassword: string
  code: string
}

export const EMPTY_SET_ANEW: SetAnewValues = {
  ...{ phone: '', password: '', repeatPassword: '', fundPassword: '', code: '' },
}

export function checkSetAnew(lost: readonly LostThing[], country: DiallingCode) {
  return (form: SetAnewValues): FieldProblems<SetAnewValues> =>
    foundProblems<SetAnewValues>({
      ...(lost.includes('password') && {
        password: newPasswordProblem(form.password),
        repeatPassword: repeatProblem(form.password, form.repeatPassword),
      }),
      ...(lost.includes('phone') && { phone: phoneProblem(form.phone, country) }),
      ...(lost.includes('fund_password') && {
        fundPassword: fundPasswordProblem(form.fundPassword),
      }),
      ...(lost.includes('factor') && { code: isCode(form.code) ? undefined : ('code' as const) }),
    })
}

/** Of what was lost alone. */
export function setAnewRequest(
  token: string,
  { lost, totp }: Pick<CallResult<'openRecovery'>, 'lost' | 'totp'>,
  form: SetAnewValues,
  country: DiallingCode,
) {
  return {
    token,
    ...(lost.includes('password') && { password: form.password }),
    ...(lost.includes('phone') && { phone: sentPhone(form.phone, country) }),
    ...(lost.includes('fund_password') && { fundPassword: form.fundPassword }),
    ...(totp !== null && { setup: totp.setup, code: form.code }),
  }
}
