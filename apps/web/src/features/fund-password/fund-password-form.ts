// Setting, changing or resetting the fund password: what was typed, and what is wrong with it.

import { fundPasswordProblem } from '@fairtick/wire/field-rules'
import {
  type FieldProblems,
  foundProblems,
  repeatProblem,
  requiredProblem,
} from '../../platform/field-check.ts'
import { proofProblem } from '../../platform/proof-text.ts'

/** `set`: the first one. `reset`: the old one is forgotten or locked. */
export type FundPasswordWay = 'set' | 'change' | 'reset'

export type FundPasswordForm = {
  loginPassword: string
  oldPassword: string
  newPassword: string
  repeatPassword: string
  otp: string
}

export const EMPTY_FUND_PASSWORD: FundPasswordForm = {
  loginPassword: '',
  oldPassword: '',
  newPassword: '',
  repeatPassword: '',
  otp: '',
}

export function checkFundPassword(way: FundPasswordWay) {
  return (form: FundPasswordForm): FieldProblems<FundPasswordForm> =>
    foundProblems<FundPasswordForm>({
      loginPassword: way === 'change' ? undefined : requiredProblem(form.loginPassword),
      oldPassword: way === 'change' ? sixDigitsProblem(form.oldPassword) : undefined,
      newPassword: fundPasswordProblem(form.newPassword),
      repeatPassword: repeatProblem(form.newPassword, form.repeatPassword),
      otp: proofProblem(form.otp),
    })
}

function sixDigitsProblem(text: string) {
  return /^[0-9]{6}$/.test(text) ? undefined : 'fund_password'
}

/** Day, month and year of two digits in a usual order, or year and month: a birthday may be one. */
export function looksLikeDate(digits: string): boolean {
  if (!/^[0-9]{6}$/.test(digits)) return false
  const [a, b, c] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [
    number,
    number,
    number,
  ]
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  const isYearAndMonth = (a === 19 || a === 20) && c >= 1 && c <= 12
  return isDay(c, b) || isDay(a, b) || isDay(b, a) || isYearAndMonth
}
