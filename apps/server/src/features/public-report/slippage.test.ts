// Slippage by sign, worked by hand (H4).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { describe, expect, it } from 'vitest'
import { BTCUSDT } from '../../engine/engine-fixture.ts'
import { createSlippageCounter, type ShownFill, type Side } from './slippage.ts'

const COIN = parseInstrument(BTCUSDT)
const YEN = parseInstrument({ ...BTCUSDT, base: 'USD', quote: 'JPY', contractSize: '1000' })
const lots = (text: string) => parseLots(text) as Lots
const fillOf = (side: Side, shown: string, fill: string): ShownFill => ({
  side,
  ...{ shown: parsePrice(shown) as Price, fill: parsePrice(fill) as Price },
})
const count = (fills: readonly ShownFill[], instrument = COIN, size = '1') => {
  const counter = createSlippageCounter()
  for (const fill of fills) counter.add(fill, { instrument, lots: lots(size) })
  return counter.total()
}

describe('a fill', () => {
  it.each([
    ['long', '100', '99', 'better'],
    ['long', '100', '101', 'worse'],
    ['short', '100', '101', 'better'],
    ['short', '100', '99', 'worse'],
    ['up', '100', '99', 'better'],
    ['up', '100', '101', 'worse'],
    ['down', '100', '101', 'better'],
    ['down', '100', '99', 'worse'],
  ] as const)('of %s shown at %s and filled at %s is %s', (side, shown, fill, sign) => {
    const total = count([fillOf(side, shown, fill)])
    const other = sign === 'better' ? 'worse' : 'better'
    // One of a hundred; 0.01 coins that move by one dollar.
    expect(total[sign]).toEqual({ orders: 1, meanRatio: '0.01', usd: '0.01' })
    expect(total[other]).toEqual({ orders: 0, meanRatio: null, usd: '0' })
  })

  it('at the shown price is neither, and one without a shown price is counted apart', () => {
    const counter = createSlippageCounter()
    counter.add(fillOf('long', '100', '100'), { instrument: COIN, lots: lots('1') })
    counter.addUnnamed()
    expect(counter.total()).toMatchObject({ equal: 1, unnamed: 1, better: { orders: 0 } })
  })
})

describe('the mean and the sum', () => {
  it('are exact: no binary fraction comes in, and a half goes to the even digit', () => {
    // 1/3 is rounded to 12 decimals, 0 and it halve to 0.1666666666665 and so to 0.1666667.
    const third = fillOf('long', '3', '4')
    expect(count([third]).worse.meanRatio).toBe('0.3333333')
    // Ratios of 0.0000001 and 0.0000002: their mean of 0.00000015 goes to the even 0.0000002.
    const tiny = [fillOf('long', '1', '1.0000001'), fillOf('long', '1', '1.0000002')]
    expect(count(tiny).worse.meanRatio).toBe('0.0000002')
    // 0.00000025 as well, where a half away from zero would say 0.0000003.
    const next = [fillOf('long', '1', '1.0000002'), fillOf('long', '1', '1.0000003')]
    expect(count(next).worse.meanRatio).toBe('0.0000002')
  })

  it('in USD are of the size, and of yen at the price of the fill', () => {
    expect(count([fillOf('long', '64000', '64001.25')], COIN, '2.5').worse.usd).toBe('0.03125')
    // 2 500 dollars × 0.02 yen ÷ 150.02.
    expect(count([fillOf('long', '150', '150.02')], YEN, '2.5').worse.usd).toBe('0.333289')
    expect(count([fillOf('short', '150', '150.02')], YEN, '2.5').better.usd).toBe('0.333289')
  })

  it('are the same in whatever order the fills come', () => {
    const fills = ['1.1', '1.3', '0.97', '1.0001', '1.7'].map((fill) => fillOf('long', '1', fill))
    expect(count(fills.toReversed())).toEqual(count(fills))
  })
})
