// Reads options that were due in a gap of the prices, and positions that were stopped out.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { OutageCause } from '@fairtick/core/market/source-health'
import { invariant } from '@fairtick/core/numbers/invariant'
import type { Lots } from '@fairtick/core/numbers/lots'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { OptionDirection, OptionResult } from '@fairtick/core/options/option'
import { readPrice } from '../../engine/codec/column-text.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Span } from './figures.ts'

/** One that was due while its instrument had no fresh price. */
export type GapOption = {
  readonly direction: OptionDirection
  readonly stake: Money
  readonly payoutRate: Rate
  readonly strike: Price
  /** Of the newest tick before the expiry. */
  readonly settlePrice: Price
  readonly result: OptionResult
  readonly profit: Money
  readonly outage: OutageCause
}

/** Of those accounts, settled in the span. */
export async function listGapOptions(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly GapOption[]> {
  const rows = await database.query<{
    direction: OptionDirection
    stake: bigint
    payout_rate: string
    strike: string
    settle_price: string
    result: OptionResult
    profit: bigint
    outage: OutageCause
  }>(
    `SELECT direction, stake, payout_rate::text, strike::text, settle_price::text, result, profit,
       outage
     FROM option_order
     WHERE account_id = ANY ($1::text[]) AND close_time >= $2::bigint AND close_time < $3::bigint
       AND outage IS NOT NULL`,
    [accountIds, String(fromMs), String(untilMs)],
  )
  return rows.map(({ direction, result, outage, ...row }) => ({
    ...{ direction, result, outage },
    ...{ stake: moneyFromMicros(row.stake), profit: moneyFromMicros(row.profit) },
    ...{ strike: readPrice(row.strike), settlePrice: readPrice(row.settle_price) },
    payoutRate: readStoredRate(row.payout_rate),
  }))
}

function readStoredRate(text: string): Rate {
  const rate = parseRate(text)
  invariant(rate !== undefined, `unreadable rate ${text}`)
  return rate
}

/** A position that was closed by force, and the tick at which it was. */
export type StopOut = {
  readonly symbol: string
  readonly direction: Direction
  readonly isCopy: boolean
  readonly lots: Lots
  readonly seq: number
  readonly timeMs: number
}

/** Of those accounts, in the span. */
export async function listStopOuts(
  database: Queryable,
  accountIds: readonly string[],
  { fromMs, untilMs }: Span,
): Promise<readonly StopOut[]> {
  const rows = await database.query<{
    symbol: string
    direction: Direction
    is_copy: boolean
    lots: bigint
    seq: bigint
    time: bigint
  }>(
    `SELECT o.symbol, o.direction, o.copy_leader IS NOT NULL AS is_copy, c.lots, c.seq, c.time
     FROM contract_order o JOIN contract_close c ON c.order_id = o.id
     WHERE o.account_id = ANY ($1::text[]) AND o.open_time < $3::bigint
       AND c.reason = 'stop_out' AND c.time >= $2::bigint AND c.time < $3::bigint`,
    [accountIds, String(fromMs), String(untilMs)],
  )
  return rows.map(({ symbol, direction, is_copy, lots, seq, time }) => ({
    ...{ symbol, direction, isCopy: is_copy, lots: lots as Lots },
    ...{ seq: Number(seq), timeMs: Number(time) },
  }))
}
