// What one person credits alone is bounded: each deposit, and within a day all that a reviewer
// credits alone and all that one account is credited by one person alone (REL-58).

import { addMoney, type Money, moneyFromMicros, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'

export type SoleApproval = {
  readonly depositId: string
  readonly staffId: string
  readonly accountId: string
  readonly credit: Money
  readonly timeMs: number
}

/** USD of the last 24 hours, each credited by one person alone. */
export type CreditedAlone = {
  /** By the one who asks, to whomever. */
  readonly byMe: Money
  /** To the account, by whomever. */
  readonly toAccount: Money
}

export async function insertSoleApproval(
  tx: Queryable,
  { depositId, staffId, accountId, credit, timeMs }: SoleApproval,
): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_sole_approval (deposit_id, staff_id, account_id, credit, time)
     VALUES ($1, $2, $3, $4::bigint, $5::bigint)`,
    [depositId, staffId, accountId, String(credit), String(timeMs)],
  )
}

/**
 * By account. The day is the last 24 hours: at no midnight does anybody begin anew. Under the lock
 * of the audit log nobody adds to it meanwhile.
 */
export async function loadCreditedAlone(
  database: Queryable,
  { staffId, accountIds }: { readonly staffId: string; readonly accountIds: readonly string[] },
  nowMs: number,
): Promise<(accountId: string) => CreditedAlone> {
  const rows = await database.query<{ account_id: string | null; credited: bigint }>(
    `SELECT NULL AS account_id, sum(credit)::bigint AS credited FROM deposit_sole_approval
     WHERE staff_id = $1 AND time > $3::bigint HAVING count(*) > 0
     UNION ALL
     SELECT account_id, sum(credit)::bigint FROM deposit_sole_approval
     WHERE account_id = ANY ($2::text[]) AND time > $3::bigint GROUP BY account_id`,
    [staffId, accountIds, String(nowMs - DAY_MS)],
  )
  const sums = new Map(rows.map((row) => [row.account_id, moneyFromMicros(row.credited)]))
  const byMe = sums.get(null) ?? ZERO_MONEY
  return (accountId) => ({ byMe, toAccount: sums.get(accountId) ?? ZERO_MONEY })
}

/** Whether this credit would pass what one person credits alone. */
export function isPastLimit(
  credit: Money,
  { byMe, toAccount }: CreditedAlone,
  onePersonMax: Money,
): boolean {
  return [byMe, toAccount].some((sum) => addMoney(sum, credit) > onePersonMax)
}
