// An authenticator app comes into use by two proofs, a code of its own and the second proof of
// before, and goes out of use by a second proof. After each of these withdrawals wait (TR-6.6).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { Queryable } from '../../../platform/database.ts'
import { loadCaller, provePassword } from '../../profile/public.ts'
import { changeFactor, type FactorChanged } from '../change-factor.ts'
import type { SecondFactorDependencies } from '../dependencies.ts'
import { findStep, listProofs, proveSecond } from '../prove-second.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { beginFactor, confirmFactor, deleteFactor, loadFactor } from './totp-store.ts'

export const TOTP_ISSUER = 'Fairtick'
const CONFIRM_WITHIN_MS = 10 * MINUTE_MS

/** The secret is shown this once; not found while an app is in use. */
export async function startTotp(
  dependencies: SecondFactorDependencies,
  { loginPassword }: CallArguments<'startTotp'>['body'],
  context: CustomerContext,
): Promise<CallResult<'startTotp'> | Declined> {
  const { database, seal, nowMs } = dependencies
  const user = await loadCaller(dependencies, context)
  const unproven = await provePassword(dependencies, user, loginPassword, context)
  if (unproven !== undefined) return unproven
  const secret = newTotpSecret()
  if (!(await beginFactor(database, user.id, seal.close(secret, user.id), nowMs()))) {
    return NOT_FOUND
  }
  const uri = totpUri(secret, TOTP_ISSUER, user.email)
  return { secret, uri, expiresIn: CONFIRM_WITHIN_MS / 1_000 }
}

/** In use from now on. */
export async function confirmTotp(
  dependencies: SecondFactorDependencies,
  { code, otp }: CallArguments<'confirmTotp'>['body'],
  context: CustomerContext,
): Promise<FactorChanged | Declined> {
  const { database, nowMs } = dependencies
  const user = await loadCaller(dependencies, context)
  const begun = await loadFactor(database, user.id)
  const isOpen = begun !== undefined && begun.startedMs > nowMs() - CONFIRM_WITHIN_MS
  if (!isOpen || begun.confirmedMs !== null) return NOT_FOUND
  const step = await findStep(dependencies, user.id, begun.sealedSecret, code)
  if (typeof step !== 'number') return step
  const proof = await proveSecond(dependencies, user, 'security', otp)
  if (isDeclined(proof)) return proof
  return await changeFactor(dependencies, user, async (tx) => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    const proven = { step, nowMs: nowMs() }
    const isDone = await confirmFactor(tx, user.id, begun.sealedSecret, proven)
    return isDone ? undefined : NOT_FOUND
  })
}

/** Not found where no app is in use. */
export async function disableTotp(
  dependencies: SecondFactorDependencies,
  { loginPassword, otp }: CallArguments<'disableTotp'>['body'],
  context: CustomerContext,
): Promise<FactorChanged | Declined> {
  const user = await loadCaller(dependencies, context)
  const unproven = await provePassword(dependencies, user, loginPassword, context)
  if (unproven !== undefined) return unproven
  const factor = await loadFactor(dependencies.database, user.id)
  if (factor === undefined || factor.confirmedMs === null) return NOT_FOUND
  const proof = await proveSecond(dependencies, user, 'security', otp)
  if (isDeclined(proof)) return proof
  return await changeFactor(dependencies, user, async (tx) => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    await deleteFactor(tx, user.id)
    return undefined
  })
}

/** Those before count no more. Not found without a second factor. */
export async function renewCodes(
  dependencies: SecondFactorDependencies,
  { loginPassword, otp }: CallArguments<'renewRecoveryCodes'>['body'],
  context: CustomerContext,
): Promise<FactorChanged | Declined> {
  const user = await loadCaller(dependencies, context)
  const unproven = await provePassword(dependencies, user, loginPassword, context)
  if (unproven !== undefined) return unproven
  if ((await listProofs(dependencies.database, user.id)).includes('mail')) return NOT_FOUND
  const proof = await proveSecond(dependencies, user, 'security', otp)
  if (isDeclined(proof)) return proof
  const spend = async (tx: Queryable) =>
    (await proof.spend(tx)) ? undefined : refused('otp_wrong')
  return await changeFactor(dependencies, user, spend, 'renew')
}
