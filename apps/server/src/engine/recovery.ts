// Recovery: read the tables, go on (design, §1.4). Nothing is replayed.

import { createState, type EngineState, type InstallationMode } from '@fairtick/core/engine/state'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { Tick } from '@fairtick/core/market/tick'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../platform/database.ts'
import { loadExposedAccounts } from './account-rows.ts'
import { CHAIN_START, type ChainEnd } from './chain.ts'
import type { LogEnds } from './group-commit.ts'
import type { TapeEnd } from './sequencer.ts'
import { readLastTick, readTicksSince } from './tape-store.ts'

export type Recovered = {
  readonly state: EngineState
  readonly ends: LogEnds
  readonly tapeEnd: TapeEnd
  /** Ticks of the minute that was not over yet: the running candles. */
  readonly runningTicks: readonly Tick[]
}

export async function recover(lane: Queryable, mode: InstallationMode): Promise<Recovered> {
  const state = createState(mode)
  const tape = await readTapeEnd(lane)
  const commands = await readCommandEnd(lane)
  state.tapePosition = tape.position
  state.commandNumber = commands.number
  state.placedCount = await readPlacedCount(lane)
  state.source = await readSource(lane)
  if (tape.time !== undefined) state.time = tape.time
  const indexedMinutes = await loadMarkets(lane, state)
  await loadExposedAccounts(lane, state)
  const { time } = tape
  return {
    state,
    ends: { tape: tape.end, commands: commands.end, indexedMinutes },
    tapeEnd: { time, position: tape.position, commandNumber: commands.number },
    runningTicks: time === undefined ? [] : await readTicksSince(lane, time - (time % MINUTE_MS)),
  }
}

async function readTapeEnd(lane: Queryable) {
  const [last] = await lane.query<{
    first_position: bigint
    last_position: bigint
    last_time: bigint
    hash: string
  }>('SELECT * FROM tape_block ORDER BY first_position DESC LIMIT 1')
  if (last === undefined) return { end: CHAIN_START, position: 0, time: undefined }
  const end: ChainEnd = { first: Number(last.first_position), hash: last.hash }
  return { end, position: Number(last.last_position), time: instantFromMs(Number(last.last_time)) }
}

async function readCommandEnd(lane: Queryable) {
  const [last] = await lane.query<{ first_number: bigint; last_number: bigint; hash: string }>(
    'SELECT * FROM command_block ORDER BY first_number DESC LIMIT 1',
  )
  if (last === undefined) return { end: CHAIN_START, number: 0 }
  const end: ChainEnd = { first: Number(last.first_number), hash: last.hash }
  return { end, number: Number(last.last_number) }
}

async function readPlacedCount(lane: Queryable): Promise<number> {
  const [row] = await lane.query<{ placed: bigint | null }>(
    'SELECT max(placed) AS placed FROM option_order',
  )
  return Number(row?.placed ?? 0)
}

/** The kind of source that the installation's data belongs to; undefined before the first start. */
export async function readSource(lane: Queryable): Promise<SourceKind | undefined> {
  const [row] = await lane.query<{ source: SourceKind }>('SELECT source FROM installation')
  return row?.source
}

async function loadMarkets(lane: Queryable, state: EngineState): Promise<Map<string, number>> {
  const indexed = new Map<string, number>()
  const rows = await lane.query<{ symbol: string; constants: InstrumentText }>(
    'SELECT symbol, constants FROM instrument',
  )
  for (const { symbol, constants } of rows) {
    const tick = await readLastTick(lane, symbol, state.time)
    state.markets.set(symbol, { constants, instrument: parseInstrument(constants), tick })
    if (tick) indexed.set(symbol, tick.time - (tick.time % MINUTE_MS))
  }
  return indexed
}
