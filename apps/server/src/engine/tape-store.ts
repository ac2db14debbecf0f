// Reads the public tape: ticks by seq and by time, without going through the whole of it.

import type { TapeEntry } from '@fairtick/core/engine/record'
import { parseTapeEntry } from '@fairtick/core/engine/tape-text'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import type { CalendarInstant } from '@fairtick/core/time/calendar-instant'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../platform/database.ts'

/** Blocks read at once. */
const BLOCKS_PER_PAGE = 500
/** Minutes looked up at once; a minute has at least one tick. */
const MINUTES_PER_PAGE = 50

/** Up to `limit` ticks from `fromSeq` on, ascending. */
export async function readTicks(
  database: Queryable,
  symbol: InstrumentSymbol,
  fromSeq: number,
  limit: number,
): Promise<readonly Tick[]> {
  const ticks: Tick[] = []
  for await (const minute of minutesFrom(database, symbol, fromSeq)) {
    for (const tick of await readTicksOfMinute(database, symbol, minute)) {
      if (tick.seq >= fromSeq) ticks.push(tick)
      if (ticks.length === limit) return ticks
    }
  }
  return ticks
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
  const minutes = await database.query<IndexedMinute>(
    `SELECT minute, block, first_seq FROM tick_index WHERE symbol = $1 AND minute <= $2::bigint
     ORDER BY minute DESC LIMIT 2`,
    [symbol, String(at)],
  )
  // The first tick of the newest minute may lie after `at`; then the minute before has it.
  for (const minute of minutes) {
    const ticks = await readTicksOfMinute(database, symbol, minute)
    const found = ticks.findLast(({ time }) => time <= at)
    if (found) return found
  }
  return undefined
}

/** The entry at a position of the tape. */
export async function readTapeEntry(database: Queryable, position: bigint): Promise<TapeEntry> {
  const [block] = await database.query<{ first_position: bigint; payload: string }>(
    `SELECT first_position, payload FROM tape_block WHERE first_position <= $1::bigint
     ORDER BY first_position DESC LIMIT 1`,
    [String(position)],
  )
  const line = block?.payload.split('\n')[Number(position - block.first_position)]
  if (line === undefined) throw new Error(`the tape has no position ${position}`)
  return parseTapeEntry(line)
}

/** The calendar instants that stand on the tape at exactly this time. */
export async function readCalendarAt(
  database: Queryable,
  time: Instant,
): Promise<readonly CalendarInstant[]> {
  const blocks = await database.query<{ payload: string }>(
    'SELECT payload FROM tape_block WHERE last_time >= $1::bigint',
    [String(time)],
  )
  return blocks
    .flatMap(({ payload }) => payload.split('\n'))
    .filter((line) => line.startsWith(`["calendar",${time},`))
    .map(parseTapeEntry)
    .flatMap((entry) => (entry.kind === 'calendar' ? [entry.instant] : []))
}

/** Every tick with time ≥ `sinceMs`, in tape order: a minute of them at most is asked for. */
export async function readTicksSince(
  database: Queryable,
  sinceMs: number,
): Promise<readonly Tick[]> {
  const blocks = await database.query<{ payload: string }>(
    // Where to begin is looked up apart, lest the plan walk the whole tape in order.
    `SELECT payload FROM tape_block WHERE first_position >= (
       SELECT first_position FROM tape_block WHERE last_time >= $1::bigint
       ORDER BY last_time, first_position LIMIT 1)
     ORDER BY first_position`,
    [String(sinceMs)],
  )
  return blocks
    .flatMap(({ payload }) => payload.split('\n'))
    .filter((line) => line.startsWith('["tick",'))
    .map(parseTapeEntry)
    .filter((entry) => entry.kind === 'tick' && entry.time >= sinceMs) as Tick[]
}

/** A minute in which an instrument has ticks, and the block of the first of them. */
type IndexedMinute = {
  readonly minute: bigint
  readonly block: bigint
  readonly first_seq: bigint
}

/** The instrument's minutes from the one of `fromSeq` on: those between them are never read. */
async function* minutesFrom(
  database: Queryable,
  symbol: InstrumentSymbol,
  fromSeq: number,
): AsyncGenerator<IndexedMinute> {
  const [start] = await database.query<{ first_seq: bigint }>(
    `SELECT first_seq FROM tick_index WHERE symbol = $1 AND first_seq <= $2::bigint
     ORDER BY first_seq DESC LIMIT 1`,
    [symbol, String(fromSeq)],
  )
  let from = start?.first_seq ?? 0n
  for (;;) {
    const minutes = await database.query<IndexedMinute>(
      `SELECT minute, block, first_seq FROM tick_index
       WHERE symbol = $1 AND first_seq >= $2::bigint
       ORDER BY first_seq LIMIT ${MINUTES_PER_PAGE}`,
      [symbol, String(from)],
    )
    yield* minutes
    const last = minutes.at(-1)
    if (last === undefined || minutes.length < MINUTES_PER_PAGE) return
    from = last.first_seq + 1n
  }
}

/** Reads to the end of the minute and no further, however many blocks it has. */
async function readTicksOfMinute(
  database: Queryable,
  symbol: InstrumentSymbol,
  { minute, block }: IndexedMinute,
): Promise<readonly Tick[]> {
  const endMs = minute + BigInt(MINUTE_MS)
  const ticks: Tick[] = []
  let from = block
  for (;;) {
    const blocks = await readBlocks(database, from)
    for (const { first_time, payload } of blocks) {
      if (first_time >= endMs) return ticks
      ticks.push(...ticksOf(payload, symbol).filter(({ time }) => time < endMs))
    }
    const last = blocks.at(-1)
    if (last === undefined || blocks.length < BLOCKS_PER_PAGE) return ticks
    from = last.last_position + 1n
  }
}

function readBlocks(database: Queryable, from: bigint) {
  return database.query<{ last_position: bigint; first_time: bigint; payload: string }>(
    `SELECT last_position, first_time, payload FROM tape_block WHERE first_position >= $1::bigint
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
