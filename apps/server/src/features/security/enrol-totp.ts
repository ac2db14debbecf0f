// An authenticator app comes into use by two proofs, a code of its own and one by mail, and goes
// out of use by a code of its own. After each of these changes withdrawals wait (TR-6.6).

import type { CallArguments, CallResult } from '@fairtick/wire/contract'
import {
  type CustomerContext,
  type Declined,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { newTotpSecret, totpUri } from '../../platform/totp.ts'
import type { UserRow } from '../profile/public.ts'
import { mailSecurityChange, noteSecurityChange } from '../security-holds/public.ts'
import { loadCaller, provePassword } from '../session/public.ts'
import type { SecurityDependencies } from './dependencies.ts'
import { findStep, proveByMail, proveSecond } from './prove-second.ts'
import { beginFactor, confirmFactor, deleteFactor, loadFactor } from './store.ts'

const ISSUER = 'Fairtick'
const CONFIRM_WITHIN_MS = 10 * 60_000

/** The secret is shown this once; not found while an app is in use. */
export async function startTotp(
  dependencies: SecurityDependencies,
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
  const uri = totpUri(secret, ISSUER, user.email)
  return { secret, uri, expiresIn: CONFIRM_WITHIN_MS / 1_000 }
}

/** Undefined: it is in use from now on. */
export async function confirmTotp(
  dependencies: SecurityDependencies,
  { code, otp }: CallArguments<'confirmTotp'>['body'],
  context: CustomerContext,
): Promise<Declined | undefined> {
  const { database, nowMs } = dependencies
  const user = await loadCaller(dependencies, context)
  const begun = await loadFactor(database, user.id)
  const isOpen = begun !== undefined && begun.startedMs > nowMs() - CONFIRM_WITHIN_MS
  if (!isOpen || begun.confirmedMs !== null) return NOT_FOUND
  const step = await findStep(dependencies, user.id, begun.sealedSecret, code)
  if (typeof step !== 'number') return step
  const proof = await proveByMail(dependencies, user.email, 'security', otp)
  if (isDeclined(proof)) return proof
  return await changeFactor(dependencies, user, async (tx) => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    const proven = { step, nowMs: nowMs() }
    const isDone = await confirmFactor(tx, user.id, begun.sealedSecret, proven)
    return isDone ? undefined : NOT_FOUND
  })
}

/** Undefined: from now on codes come by mail. Not found where no app is in use. */
export async function disableTotp(
  dependencies: SecurityDependencies,
  { loginPassword, otp }: CallArguments<'disableTotp'>['body'],
  context: CustomerContext,
): Promise<Declined | undefined> {
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

/** The change and its notices in one transaction; what `change` declines comes to nothing. */
async function changeFactor(
  { database, mailer, log, nowMs, publish }: SecurityDependencies,
  user: UserRow,
  change: (tx: Queryable) => Promise<Declined | undefined>,
): Promise<Declined | undefined> {
  const done = await database.transaction(
    async (tx): Promise<Declined | { readonly events: readonly AccountEvent[] }> =>
      (await change(tx)) ?? { events: await noteSecurityChange(tx, user.id, 'factor', nowMs()) },
  )
  if (isDeclined(done)) return done
  publish(done.events)
  mailSecurityChange(mailer, user, 'factor')
  log.info({ userId: user.id }, 'a second factor was changed')
  return undefined
}
