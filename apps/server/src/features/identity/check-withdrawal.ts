// Whether a withdrawal needs an identity that is not proven yet (TR-6.6, `not_verified`).

import { addMoney, formatMoney, type Money } from '@fairtick/core/numbers/money'
import { type Declined, refused } from '@fairtick/wire/handler'
import type { IdentityDependencies } from './dependencies.ts'
import { loadVerification } from './verified.ts'

export type CheckIdentity = (
  userId: string,
  amount: Money,
  /** USD that left, or waits to leave, in the last 24 hours. */
  loadWithdrawn: () => Promise<Money>,
) => Promise<Declined | undefined>

/** Who was verified once keeps what it unlocked: an expiry never blocks money that is in (H6). */
export function createCheckIdentity(
  parts: Pick<IdentityDependencies, 'database' | 'rowSeal' | 'rules' | 'nowMs'>,
): CheckIdentity {
  const { rules, nowMs } = parts
  return async (userId, amount, loadWithdrawn) => {
    const maximum = rules.withdrawalMaxWithout
    if (maximum === undefined) return undefined
    if ((await loadVerification(parts, userId, nowMs())).wasVerified) return undefined
    if (addMoney(await loadWithdrawn(), amount) <= maximum) return undefined
    return refused('not_verified', { maximum: formatMoney(maximum) })
  }
}
