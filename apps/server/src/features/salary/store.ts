// Reads of what the payroll has paid and of what it still has to.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'

/** How many days the tape has counted, and the time of its newest record. */
export async function loadTapeDay(
  database: Queryable,
): Promise<{ readonly day: number; readonly timeMs: number }> {
  const [row] = await database.query<{ day_number: number; time: bigint | null }>(
    `SELECT day_number,
            (SELECT last_time FROM tape_block ORDER BY first_position DESC LIMIT 1) AS time
     FROM installation`,
  )
  return { day: row?.day_number ?? 0, timeMs: Number(row?.time ?? 0) }
}

/** What one member earned on one day. */
export type Payable = { readonly accountId: string; readonly day: number }

/**
 * At most `limit` rewards of days before `today` behind `last`, by account and day. Rewards of an
 * account that was never opened wait for it.
 */
export async function listPayable(
  database: Queryable,
  today: number,
  last: Payable,
  limit: number,
): Promise<readonly Payable[]> {
  return await database.query<Payable>(
    `SELECT p.beneficiary_id AS "accountId", p.day FROM payable_reward p
     JOIN account a ON a.id = p.beneficiary_id
     WHERE p.day < $1::integer AND (p.beneficiary_id, p.day) > ($2, $3::integer)
     ORDER BY p.beneficiary_id, p.day LIMIT $4::bigint`,
    [String(today), last.accountId, String(last.day), String(limit)],
  )
}

export type PayrollRow = {
  readonly day: number
  readonly amount: Money
  readonly paidMs: number
}

/** One page of an account's payroll records, newest day first, and how many there are. */
export async function listPayroll(
  database: Queryable,
  accountId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly PayrollRow[]; readonly total: number }> {
  const rows = await database.query<{ day: number; amount: bigint; time: bigint }>(
    `SELECT day, amount, time FROM payroll_record WHERE account_id = $1
     ORDER BY day DESC LIMIT $2::bigint OFFSET $3::bigint`,
    [accountId, String(size), String((page - 1) * size)],
  )
  const [count] = await database.query<{ total: bigint }>(
    'SELECT count(*) AS total FROM payroll_record WHERE account_id = $1',
    [accountId],
  )
  return {
    rows: rows.map(({ day, amount, time }) => ({
      ...{ day, amount: moneyFromMicros(amount), paidMs: Number(time) },
    })),
    total: Number(count?.total ?? 0),
  }
}
