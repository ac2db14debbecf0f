// Where on the tape a tick stands.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'
import { blocksFrom, findMinute } from './tape-store.ts'

/** Undefined: there is no such tick. */
export async function findTickPosition(
  database: Queryable,
  symbol: InstrumentSymbol,
  seq: number,
): Promise<number | undefined> {
  const minute = await findMinute(database, symbol, seq)
  if (minute === undefined) return undefined
  const endMs = Number(minute.minute) + MINUTE_MS
  const start = `,"${symbol}",${seq},`
  for await (const { first_time, last_position, payload } of blocksFrom(database, minute.block)) {
    // A tick stands in its minute: behind it nothing is read, however long the tape is.
    if (first_time >= endMs) return undefined
    const lines = payload.split('\n')
    const place = lines.findIndex((line) => line.startsWith('["tick",') && line.includes(start))
    if (place >= 0) return Number(last_position) - lines.length + 1 + place
  }
  return undefined
}
