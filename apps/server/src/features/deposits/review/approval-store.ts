// All SQL of `deposit_first_approval` and `deposit_sole_approval`: who of the staff approved a
// deposit first, and what one person credited alone (REL-58).

import { type Money, moneyFromMicros, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import type { FirstApproval } from '../../reviews/public.ts'

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

/** How many deposits wait for the second of two people. */
export async function countFirstApprovals(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM deposit_first_approval f
     JOIN deposit d ON d.id = f.deposit_id AND d.status = 'pending'`,
  )
  return Number(row?.count ?? 0)
}

export type FirstDepositApproval = FirstApproval & {
  /** What they approved. */
  readonly credit: Money
}

export async function insertFirstApproval(
  tx: Queryable,
  rowSeal: RowSeal,
  depositId: string,
  approval: FirstDepositApproval,
): Promise<void> {
  const { staffId, timeMs, credit } = approval
  await tx.query(
    `INSERT INTO deposit_first_approval (deposit_id, staff_id, time, credit, seal)
     VALUES ($1, $2, $3::bigint, $4::bigint, $5)`,
    [
      ...[depositId, staffId, String(timeMs), String(credit)],
      rowSeal.seal('first-approval', fieldsOf(depositId, approval)),
    ],
  )
}

/**
 * By deposit, oldest first: who of the staff approved it first, and what it would have credited. Of
 * one that was approved by one person alone in the end there is none; a planted row is none.
 */
export async function listFirstApprovals(
  database: Queryable,
  rowSeal: RowSeal,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FirstDepositApproval[]>> {
  const rows = await database.query<StoredApproval>(
    `SELECT * FROM deposit_first_approval f WHERE deposit_id = ANY($1::text[])
       AND NOT EXISTS (SELECT FROM deposit_sole_approval s WHERE s.deposit_id = f.deposit_id)
     ORDER BY time`,
    [depositIds],
  )
  const genuine = rows.filter((row) =>
    rowSeal.isSealed('first-approval', fieldsOf(row.deposit_id, readApproval(row)), row.seal),
  )
  const byDeposit = Map.groupBy(genuine, ({ deposit_id }) => deposit_id)
  return new Map([...byDeposit].map(([id, approvals]) => [id, approvals.map(readApproval)]))
}

type StoredApproval = {
  readonly deposit_id: string
  readonly staff_id: string
  readonly time: bigint
  readonly credit: bigint
  readonly seal: string
}

function fieldsOf(depositId: string, { staffId, timeMs, credit }: FirstDepositApproval) {
  return ['deposit', depositId, staffId, timeMs, String(credit)]
}

function readApproval({ staff_id, time, credit }: StoredApproval): FirstDepositApproval {
  return { staffId: staff_id, timeMs: Number(time), credit: moneyFromMicros(credit) }
}
