// Reads the public tape: ticks by seq and by time, without going through the whole of it.

import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { TapeEntry } from '@fairtick/core/engine/record'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { TapeTick, Tick } from '@fairtick/core/market/tick'
import type { CalendarInstant } from '@fairtick/core/time/calendar-instant'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'

/** Blocks read at once: few where the tick is likely to be near, more the further it is. */
const [BLOCKS_AT_FIRST, BLOCKS_AT_MOST] = [4, 500]

/** Up to `limit` ticks from `fromSeq` on, ascending. */
export async function readTicks(
  database: Queryable,
  symbol: InstrumentSymbol,
  fromSeq: number,
  limit: number,
): Promise<readonly TapeTick[]> {
  const found: TapeTick[] = []
  let place = await findMinute(database, symbol, fromSeq)
  while (place !== undefined && found.length < limit) {
    const { ticks, isSilentAfter } = await readRun(database, symbol, place, {
      fromSeq: fromSeq + found.length,
      limit: limit - found.length,
    })
    found.push(...ticks)
    if (!isSilentAfter) break
    // The next one is the first of a later minute; what lies between is never read.
    place = await findMinute(database, symbol, fromSeq + found.length, 'its first tick')
  }
  return found
}

/** The last `limit` ticks with time < `before`, ascending. */
export async function readTicksBefore(
  database: Queryable,
  symbol: InstrumentSymbol,
  before: Instant,
  limit: number,
): Promise<readonly TapeTick[]> {
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
): Promise<TapeTick | undefined> {
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
): Promise<readonly TapeTick[]> {
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
    .filter((entry) => entry.kind === 'tick' && entry.time >= sinceMs) as TapeTick[]
}

/** A minute in which an instrument has ticks, and the block of the first of them. */
type IndexedMinute = {
  readonly minute: bigint
  readonly block: bigint
  readonly first_seq: bigint
}

/** The minute that has the tick of this seq; or only if the tick is the first of its minute. */
export async function findMinute(
  database: Queryable,
  symbol: InstrumentSymbol,
  seq: number,
  as: 'any tick' | 'its first tick' = 'any tick',
): Promise<IndexedMinute | undefined> {
  const [minute] = await database.query<IndexedMinute>(
    `SELECT minute, block, first_seq FROM tick_index WHERE symbol = $1 AND first_seq <= $2::bigint
     ORDER BY first_seq DESC LIMIT 1`,
    [symbol, String(seq)],
  )
  return as === 'any tick' || minute?.first_seq === BigInt(seq) ? minute : undefined
}

type Run = { readonly fromSeq: number; readonly limit: number }

/**
 * Reads on block by block, until the limit or until the instrument has been silent to the end of
 * the minute of its last tick.
 */
async function readRun(
  database: Queryable,
  symbol: InstrumentSymbol,
  { minute, block }: IndexedMinute,
  { fromSeq, limit }: Run,
): Promise<{ readonly ticks: readonly TapeTick[]; readonly isSilentAfter: boolean }> {
  const found: TapeTick[] = []
  let lastMs = Number(minute)
  for await (const { last_time, payload } of blocksFrom(database, block)) {
    const ticks = ticksOf(payload, symbol)
    found.push(...ticks.filter(({ seq }) => seq >= fromSeq).slice(0, limit - found.length))
    if (found.length === limit) return { ticks: found, isSilentAfter: false }
    lastMs = ticks.at(-1)?.time ?? lastMs
    if (last_time >= lastMs - (lastMs % MINUTE_MS) + MINUTE_MS && ticks.length === 0) {
      return { ticks: found, isSilentAfter: true }
    }
  }
  return { ticks: found, isSilentAfter: false }
}

/**
 * Reads to the end of the minute and no further, however many blocks it has. A block may have
 * ticks of several minutes.
 */
async function readTicksOfMinute(
  database: Queryable,
  symbol: InstrumentSymbol,
  { minute, block }: IndexedMinute,
): Promise<readonly TapeTick[]> {
  const endMs = minute + BigInt(MINUTE_MS)
  const isOfMinute = ({ time }: Tick) => time >= minute && time < endMs
  const ticks: TapeTick[] = []
  for await (const { first_time, payload } of blocksFrom(database, block)) {
    if (first_time >= endMs) break
    ticks.push(...ticksOf(payload, symbol).filter(isOfMinute))
  }
  return ticks
}

type Block = {
  readonly last_position: bigint
  readonly first_time: bigint
  readonly last_time: bigint
  readonly payload: string
}

/** The blocks from the one that begins there, for as long as somebody asks. */
export async function* blocksFrom(
  database: Queryable,
  firstPosition: bigint,
): AsyncGenerator<Block> {
  let from = firstPosition
  for (let count = BLOCKS_AT_FIRST; ; count = Math.min(2 * count, BLOCKS_AT_MOST)) {
    const blocks = await database.query<Block>(
      `SELECT last_position, first_time, last_time, payload FROM tape_block
       WHERE first_position >= $1::bigint ORDER BY first_position LIMIT $2::integer`,
      [String(from), count],
    )
    yield* blocks
    const last = blocks.at(-1)
    if (last === undefined || blocks.length < count) return
    from = last.last_position + 1n
  }
}

/** The ticks of one instrument in a block; other lines are passed over unread. */
export function ticksOf(payload: string, symbol: InstrumentSymbol): readonly TapeTick[] {
  const mark = `,"${symbol}",`
  const ticks: TapeTick[] = []
  for (const line of payload.split('\n')) {
    if (!line.startsWith('["tick",') || !line.includes(mark)) continue
    const entry = parseTapeEntry(line)
    if (entry.kind === 'tick' && entry.symbol === symbol) ticks.push(entry)
  }
  return ticks
}

/** Of the newest record; undefined: there is none yet. */
export async function loadTapeTime(database: Queryable): Promise<number | undefined> {
  const [row] = await database.query<{ last_time: bigint }>(
    'SELECT last_time FROM tape_block ORDER BY first_position DESC LIMIT 1',
  )
  return row === undefined ? undefined : Number(row.last_time)
}
