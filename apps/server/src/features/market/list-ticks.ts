// Recorded ticks of one instrument, for anyone who wants to check a fill (TR-2.6).

import type { Tick } from '@fairtick/core/market/tick'
import { formatPrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { readTicks, readTicksBefore } from '../../engine/tape/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'

export const DEFAULT_TICKS = 100

/** From a seq on, or the last ones before a time (or at all). */
export async function listTicks(
  database: Queryable,
  query: CallArguments<'ticks'>['query'],
  priceDecimals: number,
): Promise<CallResult<'ticks'>> {
  const { symbol, fromSeq, before, limit = DEFAULT_TICKS } = query
  const ticks =
    fromSeq === undefined
      ? await readTicksBefore(
          database,
          symbol,
          instantFromMs(before ?? Number.MAX_SAFE_INTEGER),
          limit,
        )
      : await readTicks(database, symbol, fromSeq, limit)
  return { ticks: ticks.map((tick) => presentTick(tick, priceDecimals)) }
}

function presentTick(
  { seq, time, price }: Tick,
  priceDecimals: number,
): CallResult<'ticks'>['ticks'][number] {
  return [seq, time, formatPrice(price, priceDecimals)]
}
