// Recovery: read the tables, go on (design, §1.4). Nothing is replayed.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import { readPastTerms } from '@fairtick/core/cash/past-terms'
import { parseCommandRecord } from '@fairtick/core/engine/codec/command-text'
import { type JurisdictionText, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { renewWatches } from '@fairtick/core/engine/risk/renew-watches'
import { createState, setMoneyTerms } from '@fairtick/core/engine/state/create-state'
import { setInstrument } from '@fairtick/core/engine/state/market'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { type Tick, tickOf } from '@fairtick/core/market/tick'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { readHealth, readWindows } from '../codec/column-text.ts'
import type { CommittedEnd } from '../commit/group-committer.ts'
import type { WrittenCopies } from '../commit/group-copy-rows.ts'
import { loadExposedAccounts } from '../rows/account-rows.ts'
import { loadDueCopies } from '../rows/follow-rows.ts'
import { loadPayableRewards } from '../rows/money-rows.ts'
import { CHAIN_START, type ChainEnd } from '../tape/chain.ts'
import type { TapeEnd } from '../tape/sequencer.ts'
import { readCalendarAt, readLastTick, readTapeEntry, readTicksSince } from '../tape/tape-store.ts'

export type Recovered = CommittedEnd & {
  readonly tapeEnd: TapeEnd
}

export async function recover(lane: Queryable): Promise<Recovered> {
  const state = createState()
  const tape = await readTapeEnd(lane)
  const commands = await readCommandEnd(lane)
  state.tapePosition = tape.position
  state.commandNumber = commands.number
  state.placedCount = await readPlacedCount(lane)
  const health = await loadInstallation(lane, state)
  // Commands of the last group may be later than its last tape record.
  const time = tape.time && instantFromMs(Math.max(tape.time, commands.time))
  if (time !== undefined) state.time = time
  const indexedMinutes = await loadMarkets(lane, state)
  readHealth(state, health)
  await loadExposedAccounts(lane, state)
  await loadPayableRewards(lane, state)
  const dueWork = await loadDueWork(lane, state)
  const dueCopies = await readDueCopies(lane, state)
  renewWatches(state)
  const { position } = tape
  const calendarAtEnd = time === undefined ? [] : await readCalendarAt(lane, time)
  return {
    state,
    ends: { tape: tape.end, commands: commands.end, indexedMinutes, dueWork, dueCopies },
    tapeEnd: { time, position, commandNumber: commands.number, calendarAtEnd },
    runningTicks: await readRunningTicks(lane, tape.time),
  }
}

/** Of the minute in which the tape ends. */
async function readRunningTicks(
  lane: Queryable,
  tapeTime: Instant | undefined,
): Promise<readonly Tick[]> {
  if (tapeTime === undefined) return []
  return await readTicksSince(lane, tapeTime - (tapeTime % MINUTE_MS))
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
  const [last] = await lane.query<{
    first_number: bigint
    last_number: bigint
    payload: string
    hash: string
  }>('SELECT * FROM command_block ORDER BY first_number DESC LIMIT 1')
  if (last === undefined) return { end: CHAIN_START, number: 0, time: 0 }
  const end: ChainEnd = { first: Number(last.first_number), hash: last.hash }
  const newest = last.payload.slice(last.payload.lastIndexOf('\n') + 1)
  return { end, number: Number(last.last_number), time: parseCommandRecord(newest).time }
}

async function readPlacedCount(lane: Queryable): Promise<number> {
  const [row] = await lane.query<{ placed: bigint | null }>(
    `SELECT greatest((SELECT max(placed) FROM option_order),
                     (SELECT max(placed) FROM contract_order)) AS placed`,
  )
  return Number(row?.placed ?? 0)
}

/** Gives the text of what the tape said of the sources of the markets, which come later. */
async function loadInstallation(lane: Queryable, state: EngineState): Promise<string> {
  const [row] = await lane.query<{
    source: SourceKind
    day_number: number
    local_day: number | null
    open_windows: string
    money_terms: MoneyTermsText | null
    jurisdiction: JurisdictionText
    mode: InstallationMode
    past_terms: string
    source_health: string
  }>(
    `SELECT source, day_number, local_day, open_windows, money_terms, jurisdiction, mode,
       past_terms, source_health
     FROM installation`,
  )
  if (row === undefined) return '{}'
  state.source = row.source
  state.dayNumber = row.day_number
  state.localDay = row.local_day ?? undefined
  state.openWindows = readWindows(row.open_windows)
  if (row.money_terms !== null) setMoneyTerms(state, row.money_terms)
  state.pastTerms = readPastTerms(row.past_terms)
  state.mode = row.mode
  state.jurisdiction = parseJurisdiction(row.jurisdiction)
  return row.source_health
}

/** Puts back what the newest big record still has to do; the accounts that it names. */
async function loadDueWork(lane: Queryable, state: EngineState): Promise<Map<string, number>> {
  const rows = await lane.query<{ account_id: string; tape_position: bigint }>(
    'SELECT account_id, tape_position FROM due_work ORDER BY account_id',
  )
  const position = rows[0]?.tape_position
  if (position === undefined) return new Map()
  const entry = await readTapeEntry(lane, position)
  const accounts = new Set(rows.map(({ account_id }) => residentAccount(state, account_id)))
  state.work = {
    cause: entry.kind === 'tick' ? { kind: 'tick', tick: tickOf(entry) } : { kind: 'rollover' },
    moment: { time: entry.time, tapePosition: Number(position) },
    accounts,
  }
  return new Map(rows.map(({ account_id }) => [account_id, Number(position)]))
}

async function readDueCopies(lane: Queryable, state: EngineState): Promise<WrittenCopies> {
  const { events, due } = await loadDueCopies(lane, state)
  const eventKeys = events.map(({ leader_id, number }) => [leader_id, number] as const)
  const dueKeys = due.map(
    ({ account_id, leader_id, handled }) => [account_id, leader_id, handled] as const,
  )
  return {
    events: new Map(eventKeys.map((key) => [String(key), key])),
    due: new Map(dueKeys.map((key) => [String(key), key])),
  }
}

async function loadMarkets(lane: Queryable, state: EngineState): Promise<Map<string, number>> {
  const indexed = new Map<string, number>()
  const rows = await lane.query<{ symbol: string; constants: InstrumentText }>(
    'SELECT symbol, constants FROM instrument',
  )
  for (const { symbol, constants } of rows) {
    const tick = await readLastTick(lane, symbol, state.time)
    setInstrument(state, constants).tick = tick && tickOf(tick)
    if (tick) indexed.set(symbol, tick.time - (tick.time % MINUTE_MS))
  }
  return indexed
}
