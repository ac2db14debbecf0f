// The second proof as it is typed: what may stand there, and what is missing.

import { type FieldProblem, isSecondProof } from '@fairtick/wire/field-rules'

/** What proves the person at the moment. */
export type ProofWay = 'mail' | 'app' | 'passkey' | 'recovery'

/** With which way a form begins, by what the account has (`secondProofs` of the server). */
export function firstWay(kinds: readonly string[], passkeys: 'possible' | 'impossible'): ProofWay {
  if (kinds.includes('totp')) return 'app'
  if (kinds.includes('passkey') && passkeys === 'possible') return 'passkey'
  return kinds.includes('recovery') ? 'recovery' : kinds.includes('passkey') ? 'passkey' : 'mail'
}

/** Of the field `otp` of any form. */
export function proofProblem(otp: string): FieldProblem | undefined {
  if (otp === '') return 'required'
  return isSecondProof(otp) ? undefined : 'code'
}
