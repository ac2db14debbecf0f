// Reads of payrolls, queues and staff for who runs the installation.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'

export type PayrollDay = {
  readonly day: number
  readonly members: number
  readonly amount: Money
  readonly paidMs: number
}

/** Days that were paid, newest first, and how many there are. */
export async function listPayrolls(
  database: Queryable,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly PayrollDay[]; readonly total: number }> {
  const rows = await database.query<{
    day: number
    members: bigint
    amount: string
    time: bigint
  }>(
    `SELECT day, count(*) AS members, sum(amount)::text AS amount, max(time) AS time
     FROM payroll_record GROUP BY day ORDER BY day DESC LIMIT $1::bigint OFFSET $2::bigint`,
    [String(size), String((page - 1) * size)],
  )
  const [counted] = await database.query<{ total: bigint }>(
    'SELECT count(DISTINCT day) AS total FROM payroll_record',
  )
  return {
    rows: rows.map(({ day, members, amount, time }) => ({
      ...{ day, members: Number(members), paidMs: Number(time) },
      amount: moneyFromMicros(BigInt(amount)),
    })),
    total: Number(counted?.total ?? 0),
  }
}

/** What days still owe, newest first; the day that runs among them. */
export async function listOwed(
  database: Queryable,
): Promise<readonly Omit<PayrollDay, 'paidMs'>[]> {
  const rows = await database.query<{ day: number; members: bigint; amount: string }>(
    `SELECT day, count(*) AS members, sum(amount)::text AS amount
     FROM payable_reward GROUP BY day ORDER BY day DESC LIMIT 100`,
  )
  return rows.map(({ day, members, amount }) => ({
    ...{ day, members: Number(members), amount: moneyFromMicros(BigInt(amount)) },
  }))
}

export async function countWaiting(
  database: Queryable,
): Promise<{ readonly inbox: number; readonly outbox: number }> {
  const [row] = await database.query<{ inbox: bigint; outbox: bigint }>(
    `SELECT (SELECT count(*) FROM engine_inbox) AS inbox, (SELECT count(*) FROM outbox) AS outbox`,
  )
  return { inbox: Number(row?.inbox ?? 0), outbox: Number(row?.outbox ?? 0) }
}
