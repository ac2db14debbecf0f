// Reads the public tape: ticks by seq and by time, without going through the whole of it.

import { parseTapeEntry } from '@fairtick/core/engine/tape-text'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../platform/database.ts'

/** Blocks read at once. */
const BLOCKS_PER_PAGE = 500

/** Up to `limit` ticks from `fromSeq` on, ascending. */
export async function readTicks(
  database: Queryable,
  symbol: InstrumentSymbol,
  fromSeq: number,
  limit: number,
): Promise<readonly Tick[]> {
  const [start] = await database.query<{ block: bigint }>(
    `SELECT block FROM tick_index WHERE symbol = $1 AND first_seq <= $2::bigint
     ORDER BY first_seq DESC LIMIT 1`,
    [symbol, String(fromSeq)],
  )
  const ticks: Tick[] = []
  let from = start?.block ?? 0n
  for (;;) {
    const blocks = await readBlocks(database, from)
    for (const tick of blocks.flatMap(({ payload }) => ticksOf(payload, symbol))) {
      if (tick.seq >= fromSeq) ticks.push(tick)
      if (ticks.length === limit) return ticks
    }
    const last = blocks.at(-1)
    if (last === undefined || blocks.length < BLOCKS_PER_PAGE) return ticks
    from = last.last_position + 1n
  }
}

/** The last `limit` ticks with time < `before`, ascending. */
export async function readTicksBefore(
  database: Queryable,
  symbol: InstrumentSymbol,
  before: Instant,
  limit: number,
): Promise<readonly Tick[]> {
  const newest = await readLastTick(database, symbol, instantFromMs(before - 1))
  if (newest === undefined) return []
  const fromSeq = Math.max(1, newest.seq - limit + 1)
  return await readTicks(database, symbol, fromSeq, newest.seq - fromSeq + 1)
}

/** The last tick with time ≤ `at`: the one in force then (TR-2.2). */
export async function readLastTick(
  database: Queryable,
  symbol: InstrumentSymbol,
  at: Instant,
): Promise<Tick | undefined> {
  const minutes = await database.query<{ minute: bigint; block: bigint }>(
    `SELECT minute, block FROM tick_index WHERE symbol = $1 AND minute <= $2::bigint
     ORDER BY minute DESC LIMIT 2`,
    [symbol, String(at)],
  )
  // The first tick of the newest minute may lie after `at`; then the minute before has it.
  for (const { minute, block } of minutes) {
    const ticks = await readTicksOfMinute(database, symbol, minute, block)
    const found = ticks.findLast(({ time }) => time <= at)
    if (found) return found
  }
  return undefined
}

/** Every tick with time ≥ `sinceMs`, in tape order: a minute of them at most is asked for. */
export async function readTicksSince(
  database: Queryable,
  sinceMs: number,
): Promise<readonly Tick[]> {
  const blocks = await database.query<{ payload: string }>(
    'SELECT payload FROM tape_block WHERE last_time >= $1::bigint ORDER BY first_position',
    [String(sinceMs)],
  )
  return blocks
    .flatMap(({ payload }) => payload.split('\n'))
    .filter((line) => line.startsWith('["tick",'))
    .map(parseTapeEntry)
    .filter((entry) => entry.kind === 'tick' && entry.time >= sinceMs) as Tick[]
}

async function readTicksOfMinute(
  database: Queryable,
  symbol: InstrumentSymbol,
  minute: bigint,
  block: bigint,
): Promise<readonly Tick[]> {
  const blocks = await database.query<{ payload: string }>(
    `SELECT payload FROM tape_block WHERE first_position >= $1::bigint AND first_time < $2::bigint
     ORDER BY first_position LIMIT 5000`,
    [String(block), String(minute + BigInt(MINUTE_MS))],
  )
  const end = Number(minute) + MINUTE_MS
  return blocks.flatMap(({ payload }) => ticksOf(payload, symbol)).filter(({ time }) => time < end)
}

function readBlocks(database: Queryable, from: bigint) {
  return database.query<{ last_position: bigint; payload: string }>(
    `SELECT last_position, payload FROM tape_block WHERE first_position >= $1::bigint
     ORDER BY first_position LIMIT ${BLOCKS_PER_PAGE}`,
    [String(from)],
  )
}

/** The ticks of one instrument in a block; other lines are passed over unread. */
export function ticksOf(payload: string, symbol: InstrumentSymbol): readonly Tick[] {
  const mark = `,"${symbol}",`
  const ticks: Tick[] = []
  for (const line of payload.split('\n')) {
    if (!line.startsWith('["tick",') || !line.includes(mark)) continue
    const entry = parseTapeEntry(line)
    if (entry.kind === 'tick' && entry.symbol === symbol) ticks.push(entry)
  }
  return ticks
}
