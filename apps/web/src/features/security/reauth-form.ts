// Password and second proof as they are typed, and what is wrong with them.

import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { proofProblem } from '../../platform/proof-text.ts'

export type ReauthValues = { password: string; otp: string }

export const EMPTY_PROOF: ReauthValues = { password: '', otp: '' }

/** What the server refuses of them stands under its field. */
export const PROOF_REFUSALS = {
  password_wrong: 'password',
  otp_wrong: 'otp',
  otp_required: 'otp',
} as const

export function checkReauth({ password, otp }: ReauthValues): FieldProblems<ReauthValues> {
  return foundProblems<ReauthValues>({
    password: requiredProblem(password),
    otp: proofProblem(otp),
  })
}
