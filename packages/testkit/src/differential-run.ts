// Runs a random scenario through the engine and the slow oracle, and tells where they differ.

import type { Command } from '@fairtick/core/engine/command'
import type { PlacedEvent } from '@fairtick/core/engine/event'
import type { EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import { createState } from '@fairtick/core/engine/state/create-state'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { beginStep, continueStep, type StepResult, step } from '@fairtick/core/engine/step'
import { countWork } from '@fairtick/core/engine/trading/due-work'
import { asOffered, type InstrumentText, isOffered } from '@fairtick/core/market/instrument'
import type { FeedState } from '@fairtick/core/market/source-kind'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { addMs, type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { FIRST_LEADING } from './copy-act-arbitrary.ts'
import { describeEngine, traceOfEvent } from './engine-trace.ts'
import { type Fraction, fraction, textOf, times } from './fraction.ts'
import {
  changeNaiveInstrument,
  changeNaiveSource,
  createNaiveAccount,
  passNaiveTime,
  rollNaive,
  tickNaive,
} from './naive-account.ts'
import { createNaiveExchange, leadNaive, workCopies } from './naive-copying.ts'
import {
  describeNaive,
  type NaiveAccount,
  type NaiveExchange,
  type NaiveLeading,
  type NaiveMoment,
} from './naive-figures.ts'
import { hearNaive } from './naive-outages.ts'
import {
  FIRST_CASH,
  FIRST_MARKS,
  SCENARIO_INSTRUMENTS,
  type Scenario,
} from './scenario-arbitrary.ts'

/** One account, twice. */
type Twin = {
  readonly id: string
  readonly naive: NaiveAccount
  readonly notes: string[]
  /** Every order that it asked for, also those that never came to be. */
  readonly orderIds: string[]
}

export type World = {
  readonly state: EngineState
  readonly twins: readonly Twin[]
  readonly exchange: NaiveExchange
  readonly instruments: InstrumentText[]
  readonly slice: number | undefined
  readonly records: EngineRecord[]
  readonly events: PlacedEvent[]
  time: Instant
  /** The first that was found. */
  difference: string | undefined
  /** Called whenever no work is left of a record. */
  readonly onRest: (world: World) => void
}

const START = instantFromMs(1_780_000_000_000)

export function createWorld(
  slice: Scenario['slice'],
  onRest: (world: World) => void = () => undefined,
): World {
  const exchange = createNaiveExchange()
  const world: World = {
    ...{ exchange, state: createState(), slice, onRest },
    ...{ records: [], events: [], time: START, difference: undefined },
    instruments: [...SCENARIO_INSTRUMENTS],
    twins: FIRST_CASH.map((cash, place) => ({
      ...{ id: `a${place}`, naive: createNaiveAccount(`a${place}`, cash, exchange) },
      ...{ notes: [], orderIds: [] },
    })),
  }
  putSource(world, 'replay')
  for (const [place, cash] of FIRST_CASH.entries()) {
    const owner = { accountId: `a${place}`, userId: `u${place}`, accountKind: 'practice' } as const
    const grant = parseMoney(cash)
    if (grant === undefined) throw new Error(cash)
    ask(world, place, { kind: 'open-account', ...owner, grant }, () => 'ok')
  }
  for (const [place, leading] of FIRST_LEADING.entries()) askToLead(world, place, leading)
  for (const [place, instrument] of SCENARIO_INSTRUMENTS.entries()) {
    putInstrument(world, place, instrument)
    putTick(world, place, fraction(FIRST_MARKS[place] ?? '1'))
  }
  putSources(world, { markets: SCENARIO_INSTRUMENTS.map((_, place) => place), state: 'up' })
  return world
}

/** Lets time pass without a record. */
export function wait(world: World, ms: number): void {
  world.time = addMs(world.time, ms)
}

export function putTick(world: World, market: number, mark: Fraction): void {
  const { symbol } = instrumentOf(world, market)
  const price = parsePrice(textOf(mark))
  if (price === undefined) throw new Error(`no price: ${textOf(mark)}`)
  const seq = (world.state.markets.get(symbol)?.tick?.seq ?? 0) + 1
  const { time } = world
  putTape(world, { kind: 'tick', time, symbol, seq, price, volume: ZERO_QUANTITY }, (naive, at) =>
    tickNaive(naive, at, symbol, textOf(mark)),
  )
}

export function putCalendar(world: World, instant: 'rollover' | 'day-start'): void {
  const localDay = world.state.dayNumber + 1
  const moment = instant === 'rollover' ? { instant } : { instant, localDay }
  putTape(world, { kind: 'calendar', time: world.time, ...moment }, (naive, at) => {
    if (instant === 'rollover') rollNaive(naive, at)
    else naive.day += 1
  })
}

/** A clock mark need not wait for the work that is left. */
export function putClock(world: World): void {
  putEntry(world, { kind: 'clock', time: world.time }, () => undefined)
}

export function putSource(world: World, source: 'replay' | 'simulated'): void {
  putTape(world, { kind: 'source', time: world.time, source }, (naive, at) =>
    changeNaiveSource(naive, at, source),
  )
}

/** The instrument as it was first, but spread, fee and overnight rates so many tenths of that. */
export function putSpread(world: World, market: number, tenths: number): void {
  const first = SCENARIO_INSTRUMENTS[market % SCENARIO_INSTRUMENTS.length] as InstrumentText
  const part = { top: BigInt(tenths), bottom: 10n }
  const scaled = (text: string) => textOf(times(fraction(text), part))
  const { long, short } = first.overnightRate
  const overnightRate = { long: scaled(long), short: scaled(short) }
  const rates = { feeRate: scaled(first.feeRate), overnightRate }
  const changed = { ...first, spread: scaled(first.spread), ...rates }
  putInstrument(
    world,
    market,
    asOffered(changed, { isOffered: isOffered(instrumentOf(world, market)) }),
  )
}

/** The instrument as it stands, offered or not. */
export function putOffer(
  world: World,
  { market, ...offer }: { readonly market: number; readonly isOffered: boolean },
): void {
  putInstrument(world, market, asOffered(instrumentOf(world, market), offer))
}

/** What becomes of the sources of some markets, by their places. */
export function putSources(
  world: World,
  { markets, state }: { readonly markets: readonly number[]; readonly state: FeedState },
): void {
  const symbols = markets.map((market) => instrumentOf(world, market).symbol)
  putTape(world, { kind: 'feed', time: world.time, feed: 'one', state, symbols }, (naive, at) => {
    for (const symbol of symbols) hearNaive(naive, at, symbol, state)
  })
}

/** A price of it was not believed. */
export function putQuarantine(world: World, market: number): void {
  const { symbol } = instrumentOf(world, market)
  const price = parsePrice('1') as Price
  const entry = { kind: 'quarantine', time: world.time, symbol, price, reason: 'outlier' } as const
  putTape(world, entry, (naive, at) => hearNaive(naive, at, symbol, 'doubt'))
}

function putInstrument(world: World, market: number, instrument: InstrumentText): void {
  world.instruments[market % SCENARIO_INSTRUMENTS.length] = instrument
  putTape(world, { kind: 'instrument', time: world.time, instrument }, (naive, at) =>
    changeNaiveInstrument(naive, at, instrument),
  )
}

/** Asks both; `askNaive` gives `ok` or the refusal. */
export function ask(
  world: World,
  who: number,
  command: Command,
  askNaive: (naive: NaiveAccount, at: NaiveMoment) => string,
): void {
  const { state, time } = world
  const { commandNumber, tapePosition } = state
  const at = { position: tapePosition, time }
  const result = put(world, {
    log: 'command',
    number: commandNumber + 1,
    time,
    tapePosition,
    command,
  })
  for (const { naive } of world.twins) passNaiveTime(naive, at)
  const expected = askNaive(twinOf(world, who).naive, at)
  workCopies(world.exchange, at)
  const answer = result.refusal?.refused ?? 'ok'
  if (answer !== expected) differ(world, `${command.kind}: expected ${expected}, got ${answer}`)
  if (world.slice !== undefined) noteEvents(world, continueStep(state, world.slice))
  compareTwins(world)
}

/** Undefined: nobody may follow the account any more. */
export function askToLead(world: World, who: number, leading: NaiveLeading | undefined): void {
  const accountId = twinOf(world, who).id
  const terms = leading && {
    profitShare: parseRate(leading.profitShare) as Rate,
    maxFollowers: leading.maxFollowers,
    maxCopied: parseMoney(leading.maxCopied) as Money,
  }
  ask(world, who, { kind: 'set-leading', accountId, terms }, (naive) => leadNaive(naive, leading))
}

export function twinOf(world: World, who: number): Twin {
  return world.twins[who % world.twins.length] as Twin
}

export function instrumentOf(world: World, market: number): InstrumentText {
  return world.instruments[market % SCENARIO_INSTRUMENTS.length] as InstrumentText
}

/** Works off what is left of the newest record. */
export function finishWork(world: World): void {
  while (countWork(world.state) > 0) {
    noteEvents(world, continueStep(world.state, world.slice ?? 1))
  }
  compareTwins(world)
}

function putTape(
  world: World,
  entry: TapeEntry,
  tellNaive: (naive: NaiveAccount, at: NaiveMoment) => void,
): void {
  finishWork(world)
  putEntry(world, entry, tellNaive)
}

function putEntry(
  world: World,
  entry: TapeEntry,
  tellNaive: (naive: NaiveAccount, at: NaiveMoment) => void,
): void {
  const position = world.state.tapePosition + 1
  put(world, { log: 'tape', position, entry })
  for (const { naive } of world.twins) {
    const at = { position, time: entry.time }
    passNaiveTime(naive, at)
    tellNaive(naive, at)
  }
  workCopies(world.exchange, { position, time: entry.time })
  compareTwins(world)
}

function put(world: World, record: EngineRecord): StepResult {
  world.records.push(record)
  const handle = world.slice === undefined ? step : beginStep
  const result = handle(world.state, record)
  noteEvents(world, result.events)
  return result
}

function noteEvents(world: World, events: readonly PlacedEvent[]): void {
  for (const placed of events) {
    world.events.push(placed)
    const note = traceOfEvent(placed)
    const twin = world.twins.find(({ id }) => id === placed.event.accountId)
    if (note !== undefined) twin?.notes.push(note)
  }
}

/** When a record is done with, both must have noted the same and stand the same. */
function compareTwins(world: World): void {
  if (countWork(world.state) > 0 || world.difference !== undefined) return
  for (const { id, naive, notes } of world.twins) {
    if (!world.state.accounts.has(id)) continue
    const length = Math.max(naive.notes.length, notes.length)
    for (let place = 0; place < length; place += 1) {
      if (naive.notes[place] === notes[place]) continue
      differ(world, `${id}: expected "${naive.notes[place]}", got "${notes[place]}"`)
      return
    }
    const expected = describeNaive(naive)
    const got = describeEngine(world.state, residentAccount(world.state, id))
    if (expected !== got) differ(world, `${id}: expected ${expected}, got ${got}`)
    // What was compared need not be compared again.
    naive.notes.length = 0
    notes.length = 0
  }
  world.onRest(world)
}

function differ(world: World, text: string): void {
  world.difference ??= `record ${world.records.length}: ${text}`
}
