// Checks what stands before a withdrawal, in the order of TR-6.6: from the lock of the fund
// password to `security_hold`. What comes before (`practice_only`, locks by staff) is the caller's,
// what comes after (window, amounts) the engine's.

import { type Money, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import { type CustomerContext, type Declined, isDeclined, refused } from '@fairtick/wire/handler'
import type { CheckIdentity } from '../../identity/public.ts'
import { findTarget, type PayoutTarget } from '../../payout-methods/public.ts'
import { loadCaller } from '../../profile/public.ts'
import { type ProofDependencies, proveSecond } from '../../second-factor/public.ts'
import { HOLD_MS, listHolds } from '../../security-holds/public.ts'
import { sumWithdrawnSince } from '../store.ts'
import {
  type CheckDependencies,
  checkFundPassword,
  fundPasswordLock,
} from './check-fund-password.ts'
import type { PayoutRequest } from './preconditions.ts'

export type PreconditionDependencies = CheckDependencies &
  ProofDependencies & {
    /** Whether it needs an identity that is not proven yet. */
    readonly checkIdentity: CheckIdentity
  }

/**
 * The first refusal, or where the money goes. The code is spent when nothing stands in the way:
 * whoever repeats a request under its key looks for its first answer before this is called again.
 */
export function createPreconditionCheck(dependencies: PreconditionDependencies) {
  return async (
    request: PayoutRequest,
    context: CustomerContext,
  ): Promise<PayoutTarget | Declined> => {
    const { database } = dependencies
    const user = await loadCaller(dependencies, context)
    const locked = await fundPasswordLock(dependencies, user.id)
    if (locked !== undefined) return locked
    const target = await findTarget(dependencies, { ...request, userId: user.id })
    if (isDeclined(target)) return target
    const wrong = await checkFundPassword(dependencies, user, request.password)
    if (wrong !== undefined) return wrong
    const proof = await proveSecond(dependencies, user, 'withdraw', request.otp)
    if (isDeclined(proof)) return proof
    const unproven = await dependencies.checkIdentity(user.id, amountOf(request), () =>
      sumWithdrawnSince(database, user.id, dependencies.nowMs() - DAY_MS),
    )
    if (unproven !== undefined) return unproven
    const held = await findHold(dependencies, user.id, target)
    if (held !== undefined) return held
    return (await database.transaction(proof.spend)) ? target : refused('otp_wrong')
  }
}

/** Whoever asks has looked at its form. */
function amountOf({ amount }: PayoutRequest): Money {
  return parseMoney(amount) ?? ZERO_MONEY
}

/** A change of another target than this one holds nothing up. */
async function findHold(
  { database, nowMs }: PreconditionDependencies,
  userId: string,
  { sinceMs, method }: PayoutTarget,
): Promise<Declined | undefined> {
  const now = nowMs()
  const ofTarget = sinceMs + HOLD_MS > now ? [{ change: method, untilMs: sinceMs + HOLD_MS }] : []
  const [longest] = (await listHolds(database, userId, now))
    .filter(({ change }) => change !== 'bank' && change !== 'wallet')
    .concat(ofTarget)
    .sort((one, other) => other.untilMs - one.untilMs)
  return longest && refused('security_hold', { reason: longest.change, until: longest.untilMs })
}
