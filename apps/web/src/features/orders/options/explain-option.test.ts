// The figures of an option, with the ticks that decided, and why where there was none.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { OptionResult } from '@fairtick/core/options/option'
import { decideResult } from '@fairtick/core/options/settlement'
import { compare, type Fraction, minus, textOf, times, ZERO } from '@fairtick/testkit/fraction'
import type { WireOption } from '@fairtick/wire/socket/frames'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Explanation } from '../../../shell/explanation/explanation.ts'
import { micros, resultOf, shownOf } from '../../../shell/explanation/explanation-fixture.ts'
import { explainOption } from './explain-option.ts'

const OPTION = {
  ...{ id: 'o', symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 60 },
  ...{ payoutRate: '0.8', strike: '100.00', strikeSeq: 5, settlePrice: '101.00', settleSeq: 9 },
  ...{ orderTime: 1_000, expiryTime: 61_000, closeTime: 61_500, status: 'closed' },
  ...{ result: 'win', profit: '8', outage: null },
} as unknown as WireOption
const TICKS: [number, number, string][] = [
  [5, 900, '100.00'],
  [9, 60_000, '101.00'],
]
const explained = (change: Partial<WireOption> = {}, ticks = TICKS) =>
  explainOption({ order: { ...OPTION, ...change }, ticks }, 2)
const valuesOf = (explanation: Explanation | undefined) =>
  explanation?.inputs.map(({ kind, value }) => [kind, value])

test('TR-5.1, TR-5.2 strike and settlement name their ticks', () => {
  const { strike, settlement } = explained()
  expect(strike?.inputs).toEqual([
    {
      ...{ kind: 'strikeTick', value: '100.00' },
      tick: { symbol: 'BTCUSDT', seq: 5, timeMs: 900 },
    },
  ])
  expect(settlement?.inputs[0]?.tick).toEqual({ symbol: 'BTCUSDT', seq: 9, timeMs: 60_000 })
  expect(settlement?.inputs[1]).toEqual({ kind: 'expiry', value: '61000' })
})

const stakeArbitrary = fc.integer({ min: 1, max: 900_000_000 }).map((u) => (u / 1e6).toFixed(6))
const priceArbitrary = fc.integer({ min: 9_990, max: 10_010 }).map((c) => (c / 100).toFixed(2))

test('TR-5.4 the result follows from both ticks, stake and rate, for any option', () => {
  fc.assert(
    fc.property(
      fc.record({
        direction: fc.constantFrom('up' as const, 'down' as const),
        amount: stakeArbitrary,
        payoutRate: fc.integer({ min: 1, max: 30_000 }).map((r) => (r / 1e4).toFixed(4)),
        ...{ strike: priceArbitrary, settlePrice: priceArbitrary },
        outage: fc.constantFrom(null, 'own' as const, 'source' as const),
      }),
      (option) => {
        const price = (text: string) => parsePrice(text) as Price
        const settled = { price: price(option.settlePrice) }
        const struck = { direction: option.direction, strike: price(option.strike) }
        const result: OptionResult = decideResult(struck, settled, option.outage ?? undefined)
        const ticks: [number, number, string][] = [
          [5, 900, option.strike],
          [9, option.outage === null ? 60_000 : 20_000, option.settlePrice],
        ]
        const explanation = explained({ ...option, result }, ticks).result as Explanation
        expect(resultOf(explanation)).toBe(textOf(reckon(explanation, option.outage)))
      },
    ),
  )
})

/** By the words of TR-5.3 and TR-5.4, on the inputs alone. */
function reckon(explanation: Explanation, outage: 'own' | 'source' | null): Fraction {
  const { one } = shownOf(explanation)
  const word = (kind: string) => explanation.inputs.find((input) => input.kind === kind)?.value
  const side = compare(one('settlementTick'), one('strikeTick'))
  const isRight = word('direction') === 'options.up' ? side > 0 : side < 0
  const named = { own: 'explain.outageOwn', source: 'explain.outageSource' }
  expect(word('outage')).toBe(outage === null ? undefined : named[outage])
  if (word('outage') === 'explain.outageSource') return ZERO
  if (isRight) return micros(times(one('stake'), one('payoutRate')))
  if (word('outage') === 'explain.outageOwn' || side === 0) return ZERO
  return minus(ZERO, one('stake'))
}

test('TR-5.3 an outage says whose it was, at the settlement and at the result', () => {
  const stale: [number, number, string][] = [
    [5, 900, '100.00'],
    [9, 20_000, '101.00'],
  ]
  const own = explained({ outage: 'own' }, stale)
  expect(valuesOf(own.settlement)).toContainEqual(['outage', 'explain.outageOwn'])
  expect(valuesOf(own.result)).toContainEqual(['outage', 'explain.outageOwn'])
  expect([own.result?.rule, own.result?.formula]).toEqual(['TR-5.3', 'explain.winFormula'])
  const source = explained({ outage: 'source', result: 'void', profit: '0' }, stale)
  expect(valuesOf(source.result)).toContainEqual(['outage', 'explain.outageSource'])
  expect(source.result?.formula).toBe('explain.voidFormula')
})

test('TR-2.11 a void at a fresh tick says that no outage is named', () => {
  const { result, settlement } = explained({ result: 'void', profit: '0' })
  expect(valuesOf(result)).toContainEqual(['outage', 'explain.outageUnnamed'])
  expect(valuesOf(settlement)?.map(([kind]) => kind)).toEqual(['settlementTick', 'expiry'])
})

test('of one that runs there is its payout, and no result yet', () => {
  const running = { result: null, profit: null, settlePrice: null, settleSeq: null }
  const { payout, result, settlement, rate } = explained(running)
  expect([result, settlement]).toEqual([undefined, undefined])
  expect(payout?.result?.value).toBe('8')
  expect(rate?.formula).toBe('explain.rateFormula')
})

test('a price whose tick is not there is told without a number', () => {
  const { strike } = explained({}, [])
  expect(strike?.inputs).toEqual([{ kind: 'strikeTick', value: '100.00' }])
})
