// Random scenarios of a few accounts: what happens, in numbers relative to the moment.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import fc from 'fast-check'
import { type CopyAct, copyActs, firstFollows } from './copy-act-arbitrary.ts'

/** One thing that happens, some time after the one before. */
export type ScenarioStep = { readonly afterMs: number; readonly what: Act }

/** `who`, `market` and `which` are taken modulo what there is; `Tenths` are of a basis point. */
export type Act =
  | { readonly act: 'tick'; readonly market: number; readonly moveTenths: number }
  /** A tick right at, or one step beside, the mark at which somebody's risk reaches a level. */
  | {
      readonly act: 'aim'
      readonly who: number
      readonly which: number
      readonly level: 'marginCall' | 'stopOut'
      readonly steps: number
    }
  /** A tick right at, or one step beside, a level or limit of somebody. */
  | { readonly act: 'touch'; readonly who: number; readonly which: number; readonly steps: number }
  | {
      readonly act: 'open'
      readonly who: number
      readonly market: number
      readonly isLong: boolean
      readonly leverage: number
      /** Margin in per cent of what the account began with. */
      readonly percent: number
      readonly limitTenths: number | undefined
      readonly takeProfitTenths: number | undefined
      readonly stopLossTenths: number | undefined
      readonly shownTenths: number | undefined
      readonly lateMs: number
    }
  | {
      readonly act: 'set'
      readonly who: number
      readonly which: number
      readonly takeProfitTenths: number | undefined
      readonly stopLossTenths: number | undefined
    }
  | {
      readonly act: 'close'
      readonly who: number
      readonly which: number
      readonly quarters: number | undefined
    }
  | {
      readonly act: 'batch'
      readonly who: number
      readonly scope: 'all' | 'long' | 'short'
      readonly market: number | undefined
    }
  | { readonly act: 'cancel'; readonly who: number; readonly which: number }
  | { readonly act: 'reset'; readonly who: number }
  /** The opposite of a position: as many lots at the same price. */
  | { readonly act: 'hedge'; readonly who: number; readonly which: number }
  | {
      readonly act: 'option'
      readonly who: number
      readonly market: number
      readonly isUp: boolean
      readonly stake: number
      readonly seconds: number
    }
  | { readonly act: 'rollover' }
  | { readonly act: 'day' }
  | { readonly act: 'wait' }
  | { readonly act: 'spread'; readonly market: number; readonly tenths: number }
  /** Taken off, or offered again. */
  | { readonly act: 'offer'; readonly market: number; readonly isOffered: boolean }
  | { readonly act: 'sources'; readonly markets: readonly number[]; readonly state: 'up' | 'down' }
  | { readonly act: 'doubt'; readonly market: number }
  | { readonly act: 'source'; readonly source: 'replay' | 'simulated' }
  | CopyAct

export type Scenario = {
  readonly steps: readonly ScenarioStep[]
  /** Accounts worked off at a time; undefined: each record whole. */
  readonly slice: number | undefined
}

const DURATIONS = [
  { seconds: 30, payoutRate: '0.8' },
  { seconds: 60, payoutRate: '0.85' },
]
const DOLLARS = {
  ...{ leverages: [1, 10, 50, 100], lotStep: '0.01', minLots: '0.02', maxLots: '500' },
  ...{ minStake: '5', maxStake: '500', durations: DURATIONS, quote: 'USD' },
}

/** Two quoted in dollars, two of dollars against something else; two with a ceiling. */
export const SCENARIO_INSTRUMENTS: readonly InstrumentText[] = [
  {
    ...{ ...DOLLARS, symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', priceDecimals: 2 },
    ...{ contractSize: '0.01', spread: '2.5', feeRate: '0.0005' },
    ...{ overnightRate: { long: '0.0003', short: '-0.0001' }, maxOpenNotional: '90000' },
  },
  {
    ...{ ...DOLLARS, symbol: 'EURUSD', base: 'EUR', priceDecimals: 5 },
    ...{ contractSize: '1000', spread: '0.00008', feeRate: '0.00003' },
    overnightRate: { long: '0.00008', short: '0.00006' },
  },
  {
    ...{ ...DOLLARS, symbol: 'USDJPY', base: 'USD', quote: 'JPY', priceDecimals: 3 },
    ...{ contractSize: '1000', spread: '0.008', feeRate: '0.00003' },
    overnightRate: { long: '-0.00002', short: '0.01' },
  },
  {
    ...{ ...DOLLARS, symbol: 'USDCHF', base: 'USD', quote: 'CHF', priceDecimals: 5 },
    ...{ leverages: [10, 50, 100], contractSize: '1000', spread: '0.00014', feeRate: '0.00003' },
    ...{ overnightRate: { long: '0.00005', short: '0.00001' }, maxOpenNotional: '150000' },
  },
]

export const FIRST_MARKS = ['64000', '1.08', '155', '0.8'] as const
/** What the accounts begin with; the last trades its way up the VIP levels. */
export const FIRST_CASH = ['1000', '250.123457', '999', '60000'] as const

const who = fc.nat(FIRST_CASH.length - 1)
const market = fc.nat(SCENARIO_INSTRUMENTS.length - 1)
const which = fc.nat(7)
const steps = fc.integer({ min: -1, max: 1 })
const sometimes = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })
const near = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -2_000, max: 2_000 }))
/** Mostly the quiet moves of a second, sometimes a fall of a day, now and then a gap. */
const move = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -30, max: 30 }) },
  { weight: 4, arbitrary: fc.integer({ min: -600, max: 600 }) },
  { weight: 1, arbitrary: fc.integer({ min: -30_000, max: 30_000 }) },
)

const spreadTenths = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
)

const open = fc.record({
  act: fc.constant('open' as const),
  ...{ who, market, isLong: fc.boolean() },
  leverage: fc.constantFrom(1, 10, 50, 50, 50, 50, 100, 100, 100, 100, 7),
  percent: fc.integer({ min: 1, max: 60 }),
  limitTenths: sometimes(near),
  takeProfitTenths: sometimes(fc.integer({ min: -20, max: 1_000 })),
  stopLossTenths: sometimes(fc.integer({ min: -20, max: 1_000 })),
  shownTenths: sometimes(fc.integer({ min: -90, max: 90 })),
  lateMs: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 5_000, 5_001),
})

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({ act: fc.constant('tick' as const), market, moveTenths: move }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('aim' as const),
      ...{ who, which, level: fc.constantFrom('marginCall' as const, 'stopOut' as const), steps },
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('touch' as const), who, which, steps }),
  },
  { weight: 14, arbitrary: open },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('set' as const),
      ...{ who, which },
      takeProfitTenths: sometimes(fc.integer({ min: -20, max: 500 })),
      stopLossTenths: sometimes(fc.integer({ min: -20, max: 500 })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('close' as const),
      ...{ who, which, quarters: sometimes(fc.nat(5)) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('batch' as const),
      ...{ who, scope: fc.constantFrom('all' as const, 'long' as const, 'short' as const) },
      market: sometimes(market),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('cancel' as const), who, which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('option' as const),
      ...{ who, market, isUp: fc.boolean(), stake: fc.integer({ min: 4, max: 300 }) },
      seconds: fc.constantFrom(30, 60, 45),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Act>({ act: 'rollover' }, { act: 'day' }, { act: 'wait' }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('spread' as const),
      ...{ market, tenths: spreadTenths },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('offer' as const),
      ...{ market, isOffered: fc.constantFrom(true, true, false) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('sources' as const),
      markets: fc.uniqueArray(market, { minLength: 1 }),
      state: fc.constantFrom('up' as const, 'up' as const, 'down' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('doubt' as const), market }) },
  { weight: 16, arbitrary: copyActs },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('source' as const),
      source: fc.constantFrom('replay', 'replay', 'replay', 'simulated'),
    }),
  },
)

const plainOpen = fc.record({
  act: fc.constant('open' as const),
  ...{ who, market: fc.nat(2), isLong: fc.boolean() },
  leverage: fc.constantFrom(10, 50, 100),
  percent: fc.integer({ min: 1, max: 25 }),
  limitTenths: sometimes(fc.integer({ min: -60, max: 60 })),
  takeProfitTenths: sometimes(fc.integer({ min: 80, max: 300 })),
  stopLossTenths: sometimes(fc.integer({ min: 80, max: 300 })),
  ...{ shownTenths: fc.constant(undefined), lateMs: fc.constant(0) },
})

const copyStep = fc.record({
  afterMs: fc.integer({ min: 0, max: 900 }),
  what: fc.oneof(
    { weight: 4, arbitrary: acts },
    { weight: 2, arbitrary: plainOpen },
    { weight: 2, arbitrary: copyActs },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('close' as const),
        ...{ who, which, quarters: sometimes(fc.integer({ min: 1, max: 3 })) },
      }),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.record({ act: fc.constant('touch' as const), who, which, steps }),
        fc.record({ act: fc.constant('settle' as const), who, quarters: fc.constant(4) }),
      ),
    },
  ),
})

const scenarioStep = fc.record({
  afterMs: fc.oneof(
    { weight: 50, arbitrary: fc.integer({ min: 0, max: 900 }) },
    { weight: 1, arbitrary: fc.constantFrom(30_000, 30_001, 29_999) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 70_000 }) },
  ),
  what: acts,
})

/** Scenarios of at most `most` steps after the first, in which some begin to follow others. */
export function scenarioArbitrary(most: number): fc.Arbitrary<Scenario> {
  return scenariosOf(scenarioStep, most)
}

/** Of those that copy most: markets are live, and leaders ask for what they can have. */
export function copyScenarioArbitrary(most: number): fc.Arbitrary<Scenario> {
  return scenariosOf(copyStep, most)
}

function scenariosOf(step: fc.Arbitrary<ScenarioStep>, most: number): fc.Arbitrary<Scenario> {
  return fc
    .record({
      follows: firstFollows,
      steps: fc.array(step, { maxLength: most, size: 'max' }),
      slice: fc.constantFrom(undefined, 1, 2, 3),
    })
    .map(({ follows, steps: later, slice }) => {
      const first = follows.map((what) => ({ afterMs: 0, what }))
      return { steps: [...first, ...later], slice }
    })
}
