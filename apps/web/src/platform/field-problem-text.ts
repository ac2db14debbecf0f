// The sentence for a field problem that the form found itself: the same words as the server's.

import {
  type FieldProblem,
  NICKNAME_MAX,
  NICKNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@fairtick/wire/field-rules'
import type { Say } from './i18n.ts'

/** Problems that a form of ours can find; the others come from the server as sentences. */
export function fieldProblemText(problem: FieldProblem, t: Say): string {
  switch (problem) {
    case 'required':
      return t('problems.required')
    case 'phone':
      return t('problems.phone')
    case 'email':
      return t('problems.email')
    case 'email_plain':
      return t('problems.emailPlain')
    case 'code':
      return t('problems.code')
    case 'agree':
      return t('problems.agree')
    case 'password_short':
      return t('problems.passwordShort', { minimum: PASSWORD_MIN })
    case 'password_long':
      return t('problems.passwordLong', { maximum: PASSWORD_MAX })
    case 'password_common':
      return t('problems.passwordCommon')
    case 'password_mismatch':
      return t('problems.passwordMismatch')
    case 'nickname':
      return t('problems.nickname', { minimum: NICKNAME_MIN, maximum: NICKNAME_MAX })
    case 'fund_password':
      return t('problems.fundPassword')
    case 'fund_password_common':
      return t('problems.fundPasswordCommon')
    case 'address_link':
      return t('problems.addressLink')
    case 'bank_detail':
      return t('problems.bankDetail')
    default:
      return t('problems.invalid')
  }
}
