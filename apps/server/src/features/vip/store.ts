// What fees would have been without a discount, less what was charged.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'

export type SavingQuestion = {
  readonly accountId: string
  /** Start of the month before, and of this one. */
  readonly beforeMs: number
  readonly sinceMs: number
  readonly sizes: ReadonlyArray<{
    readonly symbol: string
    /** Of one lot, in units of the base. */
    readonly contractSize: string
    /** False: the base is dollars already (TR-3). */
    readonly timesPrice: boolean
  }>
}

/** Lots are kept in 10^-8 and money in 10^-6. */
const MICROS_OF_LOTS = '0.01'

/** Each fill with its fee as charged, in micros, and as it would have been, not rounded yet. */
const FILLS = `
  SELECT f.time, f.fee,
         f.lots * ${MICROS_OF_LOTS} * s.size * split_part(f.constants, ' ', 2)::numeric
           * CASE WHEN s.times_price THEN f.price ELSE 1 END AS whole
  FROM (SELECT symbol, constants, lots, open_price AS price, open_time AS time, open_fee AS fee
        FROM contract_order
        WHERE account_id = $1 AND open_time >= $2::bigint
        UNION ALL
        SELECT o.symbol, o.constants, c.lots, c.price, c.time, c.fee
        FROM contract_order o JOIN contract_close c ON c.order_id = o.id
        WHERE o.account_id = $1 AND c.time >= $2::bigint) AS f
  JOIN unnest($4::text[], $5::numeric[], $6::boolean[]) AS s (symbol, size, times_price)
    ON s.symbol = f.symbol`

/** Half to even, as the engine rounds (TR-1.1). */
const SAVED = `
  CASE WHEN whole - trunc(whole) = 0.5 THEN 2 * round(whole / 2) ELSE round(whole) END - fee`

/** By the fee rates under which orders were placed, to the last digit what the engine left out. */
export async function sumSavedFees(
  database: Queryable,
  { accountId, beforeMs, sinceMs, sizes }: SavingQuestion,
): Promise<{ readonly before: Money; readonly since: Money }> {
  const [row] = await database.query<{ before: string; since: string }>(
    `SELECT coalesce(sum(${SAVED}) FILTER (WHERE time < $3::bigint), 0)::bigint::text AS before,
            coalesce(sum(${SAVED}) FILTER (WHERE time >= $3::bigint), 0)::bigint::text AS since
     FROM (${FILLS}) AS fill`,
    [
      ...[accountId, String(beforeMs), String(sinceMs)],
      ...[
        sizes.map(({ symbol }) => symbol),
        sizes.map(({ contractSize }) => contractSize),
        sizes.map(({ timesPrice }) => String(timesPrice)),
      ],
    ],
  )
  const money = (text = '0') => moneyFromMicros(BigInt(text))
  return { before: money(row?.before), since: money(row?.since) }
}
