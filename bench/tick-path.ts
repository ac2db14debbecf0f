// A tick's whole way inside the server with 100 000 open positions: place, step, index, conflate.

import type { Position } from '@fairtick/core/contracts/position'
import { createState } from '@fairtick/core/engine/state/create-state'
import { addAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { step } from '@fairtick/core/engine/step'
import { emptyBalances } from '@fairtick/core/ledger/balances'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import { LOTS_ONE, type Lots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { moneyFromMicros, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { createCandleProjection } from '@fairtick/server/engine/candles/candle-projection'
import { stepGroup } from '@fairtick/server/engine/commit/group'
import { tapeLines, tickIndexRows } from '@fairtick/server/engine/commit/group-rows'
import { startMarketBoard } from '@fairtick/server/engine/run/market-board'
import { CHAIN_START, createBlock } from '@fairtick/server/engine/tape/chain'
import { createSequencer } from '@fairtick/server/engine/tape/sequencer'
import type { TapeDraft } from '@fairtick/server/engine/tape/tape-draft'
import { createConflation } from '@fairtick/server/gateway/conflation'
import { createBus } from '@fairtick/server/platform/bus'
import { createCalendar } from '@fairtick/server/platform/calendar'
import { countRounds } from './count-rounds.ts'
import { collectGarbage } from './options/collect-garbage.ts'
import { medianOf } from './options/figures.ts'

const INSTRUMENTS = 300
/** 10 000 ticks a second in groups of 100 ms. */
const TICKS_PER_GROUP = 1_000
const GROUP_MS = 100
const GROUPS = 200
const ROUNDS = 5
const POSITIONS = 100_000
const FIRST_MARK = (64_000n * PRICE_ONE) as Price
/** Ten times the margin: none of these ticks reaches anybody. */
const CASH_MICROS = 1_280_000_000n

/** Prints a table and `bench tick-path path_us=… tape_us=…`. */
export async function run(): Promise<void> {
  const path: number[] = []
  const tape: number[] = []
  for (const round of countRounds(ROUNDS + 1)) {
    const measured = measureRound()
    // The first round warms up.
    if (round > 0) {
      path.push(measured.pathUs)
      tape.push(measured.tapeUs)
    }
  }
  const range = (figures: readonly number[]) => ({
    'median µs per tick': medianOf(figures).toFixed(2),
    range: `${Math.min(...figures).toFixed(2)} to ${Math.max(...figures).toFixed(2)}`,
  })
  console.table({
    'sequence, step, index, candle, board, conflate': range(path),
    'text of the tape and its hash, besides': range(tape),
  })
  const figures = `path_us=${medianOf(path).toFixed(2)} tape_us=${medianOf(tape).toFixed(2)}`
  console.log(`bench tick-path ${figures} ticks=${GROUPS * TICKS_PER_GROUP} positions=${POSITIONS}`)
}

function measureRound(): { pathUs: number; tapeUs: number } {
  const path = createPath()
  // What opening the positions left; that of the ticks counts as theirs.
  collectGarbage()
  let pathUs = 0
  let tapeUs = 0
  for (let group = 0; group < GROUPS; group += 1) {
    const drafts = generateDrafts(path.advance(GROUP_MS), group)
    const startUs = spentUs()
    const stepped = path.run(drafts)
    const doneUs = spentUs()
    createBlock(CHAIN_START, 1, tapeLines(stepped))
    pathUs += doneUs - startUs
    tapeUs += spentUs() - doneUs
  }
  path.stop()
  const ticks = GROUPS * TICKS_PER_GROUP
  return { pathUs: pathUs / ticks, tapeUs: tapeUs / ticks }
}

/** Of processor time, collection of garbage included: what else the machine does is not ours. */
function spentUs(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function createPath() {
  const clock = { ms: Date.UTC(2026, 0, 5), wallMs: () => clock.ms, monotonicMs: () => clock.ms }
  const zone = 'Asia/Tokyo'
  const calendar = createCalendar({
    operatorTimeZone: zone,
    rolloverTimeZone: zone,
    rolloverTime: '07:00',
  })
  const end = {
    time: undefined,
    position: INSTRUMENTS * 2 + 1,
    commandNumber: 0,
    calendarAtEnd: [],
  }
  const sequencer = createSequencer(clock, calendar, end)
  const state = createState()
  const instruments = Array.from({ length: INSTRUMENTS }, (_, place) => constants(place))
  for (const [place, instrument] of instruments.entries()) {
    const entry = { kind: 'instrument', time: sequencer.now(), instrument } as const
    step(state, { log: 'tape', position: place + 1, entry })
  }
  openPositions(state, sequencer.now())
  const candles = createCandleProjection()
  const indexed = new Map<string, number>()
  const bus = createBus(console.error)
  const conflation = createConflation()
  bus.subscribe('market', conflation.applyMarket)
  bus.subscribe('candle', conflation.applyCandles)
  const board = startMarketBoard(bus, () => sequencer.now())
  board.load(
    instruments.map((text) => ({
      instrument: parseInstrument(text),
      tick: undefined,
      day: [],
      running: [],
    })),
  )
  return {
    advance: (ms: number): Instant => {
      clock.ms += ms
      return instantFromMs(clock.ms)
    },
    run: (drafts: readonly TapeDraft[]) => {
      const group = stepGroup(state, sequencer, { drafts: [...drafts], pendings: [] })
      const ticks = group.tape.flatMap(({ entry }) => (entry.kind === 'tick' ? [entry] : []))
      for (const tick of ticks) candles.addTick(tick)
      tickIndexRows(group, indexed)
      board.add(ticks, candles.takeClosed(group.time), group.time)
      return group
    },
    stop: () => {
      board.stop()
      bus.close()
    },
  }
}

/** Each account has one on two instruments, with a stop loss and a take profit that lie far. */
function openPositions(state: EngineState, time: Instant): void {
  for (let place = 0; place < INSTRUMENTS; place += 1) {
    const tick = { time, symbol: symbolOf(place), seq: 1, price: FIRST_MARK }
    const entry = { kind: 'tick', ...tick, volume: ZERO_QUANTITY } as const
    step(state, { log: 'tape', position: state.tapePosition + 1, entry })
  }
  for (let account = 0; account < POSITIONS / 2; account += 1) {
    const positions = [0, 1].map((which) => positionOf(account, which, time))
    addAccount(
      state,
      {
        ...{ id: `${account}`, userId: `${account}`, kind: 'practice', volumes: [] },
        balances: { ...emptyBalances(), cash: moneyFromMicros(CASH_MICROS) },
        isMarginCalled: false,
      },
      { options: [], orders: [], positions },
    )
  }
  // Arms what each of them waits for: part of a start, not of a tick.
  const entry = { kind: 'clock', time } as const
  step(state, { log: 'tape', position: state.tapePosition + 1, entry })
}

/** Orders that were placed under the same constants share them, as the engine has it. */
const parsed = Array.from({ length: INSTRUMENTS }, (_, place) => parseInstrument(constants(place)))

function positionOf(account: number, which: number, time: Instant): Position {
  const margin = moneyFromMicros(64_000_000n)
  const place = (account + which * 7) % INSTRUMENTS
  return {
    ...{ id: `${account}-${which}`, accountId: `${account}`, placed: account * 2 + which + 1 },
    ...{ symbol: symbolOf(place), orderType: 'market', leverage: 10 },
    constants: parsed[place] as Instrument,
    copyOf: undefined,
    ...{ direction: account % 2 === 0 ? 'long' : 'short', limitPrice: undefined },
    ...{ lots: LOTS_ONE as Lots, lotsOpen: LOTS_ONE as Lots, shownPrice: undefined },
    takeProfit: (account % 2 === 0 ? FIRST_MARK * 2n : FIRST_MARK / 2n) as Price,
    stopLoss: (account % 2 === 0 ? FIRST_MARK / 2n : FIRST_MARK * 2n) as Price,
    ...{ orderTime: time, openTime: time, openSeq: 1, openPrice: FIRST_MARK, closes: [] },
    ...{ openMargin: margin, margin, openFee: ZERO_MONEY, overnightFee: ZERO_MONEY },
  }
}

function generateDrafts(time: Instant, group: number): readonly TapeDraft[] {
  return Array.from({ length: TICKS_PER_GROUP }, (_, place) => {
    const cents = BigInt((place * 31 + group * 17) % 500)
    const price = (64_000n * PRICE_ONE + cents * (PRICE_ONE / 100n)) as Price
    const symbol = symbolOf(place % INSTRUMENTS)
    return { kind: 'tick', time, symbol, price, volume: ZERO_QUANTITY }
  })
}

function symbolOf(place: number): string {
  return `COIN${place}USDT`
}

function constants(place: number): InstrumentText {
  return {
    symbol: symbolOf(place),
    base: `COIN${place}`,
    quote: 'USDT',
    priceDecimals: 2,
    contractSize: '0.01',
    spread: '2.5',
    leverages: [10],
    minLots: '0.1',
    maxLots: '500',
    lotStep: '0.1',
    feeRate: '0.0005',
    overnightRate: { long: '0', short: '0' },
    durations: [{ seconds: 30, payoutRate: '0.8' }],
    minStake: '5',
    maxStake: '500',
  }
}
