// However prices walk about its thresholds, an account is called, freed and stopped out in time.

import { createTradingFixture, PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateEquity } from '../../account/equity.ts'
import { equityAt, isRiskAtMost } from '../../account/risk-rate.ts'
import { calculateQuantity, QUANTITY_ONE } from '../../contracts/margin.ts'
import type { Instrument } from '../../market/instrument.ts'
import { approximateRatio } from '../../numbers/approximate.ts'
import { PRICE_ONE } from '../../numbers/price.ts'
import { type Rational, subtractRational } from '../../numbers/rational.ts'
import { exposureOf } from '../state/exposure.ts'
import { markOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'

const COINS = ['AAAUSDT', 'BBBUSDT', 'CCCUSDT', 'DDDUSDT'].map((symbol) => ({
  ...{ ...PLAIN, symbol, base: symbol.slice(0, 3), priceDecimals: 6, spread: '0.01' },
}))
const YEN = {
  ...{ ...PLAIN, symbol: 'USDJPY', base: 'USD', quote: 'JPY', priceDecimals: 6 },
  ...{ spread: '0.01', contractSize: '100' },
}
const INSTRUMENTS = [...COINS, YEN]
const FIRST_PRICE = 100
/** Just enough for the openings, whose spread is lost at once. */
const START_RISK = 1.1
/** Of a basis point. */
const TENTH = 1e-5

const opening = fc.record({
  which: fc.nat(INSTRUMENTS.length - 1),
  isLong: fc.boolean(),
  lots: fc.integer({ min: 1, max: 400 }),
  leverage: fc.constantFrom(10, 100, 100, 100),
})
const move = fc.record({
  which: fc.nat(INSTRUMENTS.length - 1),
  tenths: fc.integer({ min: -40, max: 80 }),
})
const walk = fc.record({
  openings: fc.array(opening, { minLength: 1, maxLength: 8 }),
  moves: fc.array(move, { minLength: 200, maxLength: 400, size: 'max' }),
  /** It turns at the margin call; else it falls on to the stop-out. */
  isTurning: fc.boolean(),
})

test('TR-4.7: a walk about the thresholds finds no call, end of a call or stop-out late or early', () => {
  let [called, stopped, near] = [0, 0, 0]
  fc.assert(
    fc.property(walk, ({ openings, moves, isTurning }) => {
      const margin = openings.reduce(
        (sum, { lots, leverage }) => sum + (lots * FIRST_PRICE) / leverage,
        0,
      )
      const fixture = createTradingFixture((margin * START_RISK).toFixed(6), INSTRUMENTS)
      for (const { symbol } of INSTRUMENTS) fixture.tick(String(FIRST_PRICE), symbol)
      for (const [number, { which, isLong, lots, leverage }] of openings.entries()) {
        const [symbol, direction] = [symbolOf(which), isLong ? 'long' : 'short'] as const
        fixture.open({ id: `o${number}`, symbol, direction, lots: String(lots), leverage })
      }
      const prices = INSTRUMENTS.map(() => FIRST_PRICE)
      for (const { which, tenths } of moves) {
        const account = fixture.account()
        const symbol = symbolOf(which)
        const held = [...account.positions.values()].filter((open) => open.symbol === symbol)
        const side = held[0]?.direction === 'long' ? 1 : -1
        const way = isTurning && account.isMarginCalled ? side : -side
        const moved = (prices[which] ?? FIRST_PRICE) * (1 + way * tenths * TENTH)
        prices[which] = moved
        fixture.tick(moved.toFixed(6), symbol)
        if (held.length === 0 || account.positions.size === 0) continue
        const exposure = exposureOf(fixture.state, account)
        const { marginCall, stopOut } = fixture.state.terms
        expect(account.isMarginCalled).toBe(isRiskAtMost(exposure, marginCall))
        expect(isRiskAtMost(exposure, stopOut)).toBe(false)
        expect(findWrongLanes(fixture.state)).toEqual([])
        if (account.slot === undefined) continue
        near += 1
        expect(findMissingSpare(fixture.state, account)).toBeUndefined()
      }
      const story = fixture.story()
      called += story.filter((what) => what === 'margin-called').length
      stopped += story.filter((what) => what.endsWith('stop_out')).length
    }),
    { numRuns: 300 },
  )
  // Else it says nothing. Half as many walks have some 33 stop-outs, and by chance 20.
  expect(called).toBeGreaterThan(100)
  expect(stopped).toBeGreaterThan(20)
  expect(near).toBeGreaterThan(1_000)
})

function symbolOf(which: number): string {
  return INSTRUMENTS[which]?.symbol ?? ''
}

/** Near a threshold no more headroom is kept than there is, exactly. */
function findMissingSpare(state: EngineState, account: Account): string | undefined {
  const { headroomSlots, terms } = state
  const [down = Number.NaN, up = Number.NaN] = headroomSlots.headroom.slice((account.slot ?? 0) * 3)
  const exposure = exposureOf(state, account)
  const equity = calculateEquity(exposure)
  const call = equityAt(exposure.usedMargin, terms.marginCall)
  const stop = equityAt(exposure.usedMargin, terms.stopOut)
  const isWithin = (headroom: number, of: Rational, floor: Rational) =>
    headroom > 0 && headroom <= approximateRatio(subtractRational(of, floor))
  const { id, isMarginCalled } = account
  if (!isWithin(down, equity, isMarginCalled ? stop : call)) return `${id} falls unseen`
  const isRiseSeen = isMarginCalled ? isWithin(up, call, equity) : up === Number.POSITIVE_INFINITY
  return isRiseSeen ? undefined : `${id} rises unseen`
}

/** Indexes behind their mark, and those that do not hold exactly who is near a threshold. */
function findWrongLanes(state: EngineState): string[] {
  return [...state.markets.values()].flatMap((market) => {
    const { nearThreshold: index, instrument } = market
    const { symbol } = instrument
    if (market.tick && index.mark !== markOf(market)) return [`${symbol} is behind`]
    const wanted = [...state.accounts.values()]
      .filter(({ slot }) => slot !== undefined)
      .map((account) => ({ slot: account.slot, net: netOf(account, instrument) }))
      .filter(({ net }) => net !== 0)
    const found = index.slots.map((slot, place) => ({ slot, net: index.quantities[place] ?? 0 }))
    const isSame = (one: { slot: number | undefined; net: number }) =>
      found.some(({ slot, net }) => slot === one.slot && Math.abs(net / one.net - 1) < 1e-9)
    return found.length === wanted.length && wanted.every(isSame) ? [] : [`${symbol} has others`]
  })
}

/** What equity gains in USD when the mark, scaled as prices are, rises by one. */
function netOf(account: Account, instrument: Instrument): number {
  let net = 0
  for (const position of account.positions.values()) {
    if (position.symbol !== instrument.symbol) continue
    const quantity = Number(calculateQuantity(instrument, position.lotsOpen))
    net += (position.direction === 'long' ? quantity : -quantity) / Number(QUANTITY_ONE)
  }
  return net / Number(PRICE_ONE)
}
