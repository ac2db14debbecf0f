// Reads of payrolls, queues and staff for who runs the installation.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

export type PayrollDay = {
  readonly day: number
  readonly members: number
  readonly amount: Money
  readonly paidMs: number
}

/** Days that were paid, newest first, and how many there are. */
export function listPayrolls(
  database: Queryable,
  paging: Paging,
): Promise<CountedPage<PayrollDay>> {
  return loadPage(
    database,
    {
      ...{ from: `FROM ${PAID_DAYS} WHERE true`, parameters: [] },
      ...{ order: { by: 'day' }, read: readPayroll },
    },
    paging,
  )
}

const PAID_DAYS = `(
  SELECT day, count(*) AS members, sum(amount)::text AS amount, max(time) AS time
  FROM payroll_record GROUP BY day) AS paid`

function readPayroll(row: {
  readonly day: number
  readonly members: bigint
  readonly amount: string
  readonly time: bigint
}): PayrollDay {
  return {
    ...{ day: row.day, members: Number(row.members), paidMs: Number(row.time) },
    amount: moneyFromMicros(BigInt(row.amount)),
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
    `SELECT (SELECT count(*) FROM engine_inbox WHERE state = 'waiting') AS inbox,
            (SELECT count(*) FROM outbox) AS outbox`,
  )
  return { inbox: Number(row?.inbox ?? 0), outbox: Number(row?.outbox ?? 0) }
}
