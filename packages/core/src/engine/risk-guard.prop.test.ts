// However prices walk about its edges, an account is called, freed and stopped out in time.

import { createDesk, PLAIN } from '@fairtick/testkit/trading-desk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRiskAtMost } from '../account/risk-rate.ts'
import { exposureOf } from './exposure.ts'

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

test('TR-4.7: a walk about the edges finds no call, end of a call or stop-out late or early', () => {
  let [called, stopped] = [0, 0]
  fc.assert(
    fc.property(walk, ({ openings, moves, isTurning }) => {
      const margin = openings.reduce(
        (sum, { lots, leverage }) => sum + (lots * FIRST_PRICE) / leverage,
        0,
      )
      const desk = createDesk((margin * START_RISK).toFixed(6), INSTRUMENTS)
      for (const { symbol } of INSTRUMENTS) desk.tick(String(FIRST_PRICE), symbol)
      for (const [number, { which, isLong, lots, leverage }] of openings.entries()) {
        const [symbol, direction] = [symbolOf(which), isLong ? 'long' : 'short'] as const
        desk.open({ id: `o${number}`, symbol, direction, lots: String(lots), leverage })
      }
      const prices = INSTRUMENTS.map(() => FIRST_PRICE)
      for (const { which, tenths } of moves) {
        const account = desk.account()
        const symbol = symbolOf(which)
        const held = [...account.positions.values()].filter((open) => open.symbol === symbol)
        const side = held[0]?.direction === 'long' ? 1 : -1
        const way = isTurning && account.isMarginCalled ? side : -side
        const moved = (prices[which] ?? FIRST_PRICE) * (1 + way * tenths * TENTH)
        prices[which] = moved
        desk.tick(moved.toFixed(6), symbol)
        if (held.length === 0 || account.positions.size === 0) continue
        const exposure = exposureOf(desk.state, account)
        const { marginCall, stopOut } = desk.state.terms
        expect(account.isMarginCalled).toBe(isRiskAtMost(exposure, marginCall))
        expect(isRiskAtMost(exposure, stopOut)).toBe(false)
      }
      const story = desk.story()
      called += story.filter((what) => what === 'margin-called').length
      stopped += story.filter((what) => what.endsWith('stop_out')).length
    }),
    { numRuns: 300 },
  )
  // Else it says nothing. Half as many walks have some 33 stop-outs, and by chance 20.
  expect(called).toBeGreaterThan(100)
  expect(stopped).toBeGreaterThan(20)
})

function symbolOf(which: number): string {
  return INSTRUMENTS[which]?.symbol ?? ''
}
