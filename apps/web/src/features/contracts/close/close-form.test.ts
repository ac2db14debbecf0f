// Holds what of a position may be closed, and what the sheet promises of it.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { formatLots, type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closeChoices,
  findCloseProblem,
  lotsAtStep,
  lotsOfShare,
  previewClose,
} from './close-form.ts'

const lots = (text: string) => parseLots(text) as Lots
const SIZES = { lotStep: lots('0.1'), minLots: lots('0.3') }
const share = (open: string, percent: number) => formatLots(lotsOfShare(SIZES, lots(open), percent))

describe('lots to close', () => {
  test('TR-4.16: a share goes down to the step', () => {
    expect([25, 50, 75, 100].map((percent) => share('10', percent))).toEqual([
      '2.5',
      '5',
      '7.5',
      '10',
    ])
    expect(share('1.1', 50)).toBe('0.5')
  })

  test('TR-4.16: what would remain is 0 or at least the smallest position', () => {
    expect(share('1', 75)).toBe('0.7')
    expect(share('0.8', 75)).toBe('0.5')
    expect(share('0.4', 75)).toBe('0.4')
    expect(share('0.3', 25)).toBe('0.3')
    expect(formatLots(lotsAtStep(SIZES, lots('1'), 9))).toBe('1')
    expect(formatLots(lotsAtStep(SIZES, lots('1'), 8))).toBe('0.7')
    expect(formatLots(lotsAtStep(SIZES, lots('1'), 0))).toBe('0.1')
  })

  const chips = (open: string) =>
    closeChoices(SIZES, lots(open)).map(({ percent, lots }) => `${percent}%: ${formatLots(lots)}`)

  test('chips name the share that is really closed, each only once', () => {
    expect(chips('10')).toEqual(['25%: 2.5', '50%: 5', '75%: 7.5', '100%: 10'])
    expect(chips('0.3')).toEqual(['100%: 0.3'])
    expect(chips('0.4')).toEqual(['25%: 0.1', '100%: 0.4'])
    expect(chips('1')).toEqual(['20%: 0.2', '50%: 0.5', '70%: 0.7', '100%: 1'])
    expect(closeChoices(SIZES, lots('0'))).toEqual([])
  })

  test('what can be closed at all can be closed by the chip that is lit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5_000 }), (steps) => {
        const open = lots(String(steps / 10))
        const choices = closeChoices(SIZES, open)
        expect(choices.at(-1)).toMatchObject({ lots: open, percent: 100 })
        expect(new Set(choices.map((choice) => choice.lots)).size).toBe(choices.length)
        for (const choice of choices) {
          expect(findCloseProblem(SIZES, open, choice.lots)).toBeUndefined()
          expect(choice.percent === 100).toBe(choice.lots === open)
        }
      }),
    )
  })

  test.each([
    [undefined, 'required'],
    ['0', 'required'],
    ['1.1', 'too_many'],
    ['0.75', 'step'],
    ['0.8', 'rest_too_small'],
    ['0.7', undefined],
    ['1', undefined],
  ])('TR-4.16: %s of 1 lot: %s', (typed, problem) => {
    const wanted = typed === undefined ? undefined : lots(typed)
    expect(findCloseProblem(SIZES, lots('1'), wanted)).toBe(problem)
  })
})

describe('preview', () => {
  const instrument = parseInstrument({
    symbol: 'BTCUSDT',
    base: 'BTC',
    quote: 'USDT',
    priceDecimals: 2,
    contractSize: '0.01',
    spread: '2.5',
    leverages: [20],
    minLots: '0.1',
    maxLots: '500',
    lotStep: '0.1',
    feeRate: '0.0005',
    overnightRate: { long: '0', short: '0' },
    durations: [],
    minStake: '5',
    maxStake: '500',
  })
  const preview = (closed: string) =>
    previewClose({
      instrument,
      trade: { direction: 'short', lots: lots('10'), openPrice: parsePrice('64000') as Price },
      margin: parseMoney('320') as Money,
      lots: lots(closed),
      exit: parsePrice('63000') as Price,
      feeDiscount: parseRate('0.1') as Rate,
    })

  test('TR-4.3: of a part, P/L less the fee after VIP, and the margin that is left', () => {
    const { profit, fee, net, lotsLeft, marginLeft } = preview('2.5')
    // 0.025 BTC × 1000 = 25; fee 0.025 × 63000 × 0.0005 × 0.9 = 0.70875.
    expect([profit, fee, net, marginLeft].map(formatMoney)).toEqual([
      '25',
      '0.70875',
      '24.29125',
      '240',
    ])
    expect(formatLots(lotsLeft)).toBe('7.5')
  })

  test('of the whole nothing is left', () => {
    expect(preview('10')).toMatchObject({ lotsLeft: 0n, marginLeft: 0n })
  })
})
