// Each figure follows from the inputs that are named beside it, by plain arithmetic.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { type ContractFigure, type Explanation, explainContract } from './explain-contract.ts'

const BTC = { pair: 'BTC/USDT', contractSize: '0.01', priceDecimals: 2 }
const JPY = { pair: 'USD/JPY', contractSize: '1000', priceDecimals: 3 }
const close = (lots: string, price: string, profit: string, fee: string) => ({
  lots,
  price,
  profit,
  fee,
})

/** Half of it closed at a gain, a third at a loss; a tenth off all fees. */
const LONG = {
  ...{ status: 'trading', direction: 'long', leverage: 20, lots: '12', lotsOpen: '2' },
  constants: { spread: '0.20', feeRate: '0.0005', minLots: '1' },
  ...{ openPrice: '100.10', openSeq: 5, closePrice: '99.90', closeSeq: 9 },
  closes: [close('6', '102.90', '0.168', '0.002778'), close('4', '99.90', '-0.008', '0.001798')],
  ...{ margin: '0.1001', profit: '0.16', fee: '0.009981' },
} as unknown as WireContract
const SHORT = {
  ...LONG,
  ...{ direction: 'short', lots: '1', lotsOpen: '0', openPrice: '99.900', closePrice: '103.100' },
  closes: [close('1', '103.100', '-31.037827', '0.5')],
  ...{ margin: '0', profit: '-31.037827', fee: '1' },
} as unknown as WireContract
const TICKS: [number, number, string][] = [
  [5, 1_000, '100.00'],
  [9, 2_000, '100.00'],
]

const inputOf = ({ inputs }: Explanation, kind: string) =>
  Number(inputs.find((input) => input.kind === kind)?.value)
const closesOf = ({ inputs }: Explanation) =>
  inputs.flatMap((input) =>
    input.kind === 'close' ? [{ lots: Number(input.lots), price: Number(input.value) }] : [],
  )
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** By the formulas in words, on the inputs alone. */
const FORMULAS: Readonly<Record<ContractFigure, (given: Explanation) => number>> = {
  openPrice: (given) => inputOf(given, 'tick') + inputOf(given, 'spread') / 2,
  closePrice: (given) => inputOf(given, 'tick') - inputOf(given, 'spread') / 2,
  margin: (given) =>
    (inputOf(given, 'lotsLeft') * inputOf(given, 'contractSize') * inputOf(given, 'openPrice')) /
    inputOf(given, 'leverage'),
  profit: (given) =>
    sum(
      closesOf(given).map(
        ({ lots, price }) =>
          lots * inputOf(given, 'contractSize') * (price - inputOf(given, 'openPrice')),
      ),
    ),
  openingFee: (given) =>
    inputOf(given, 'lots') *
      inputOf(given, 'contractSize') *
      inputOf(given, 'openPrice') *
      inputOf(given, 'feeRate') -
    inputOf(given, 'notCharged'),
  closingFee: (given) =>
    sum(closesOf(given).map(({ lots, price }) => lots * price)) *
      inputOf(given, 'contractSize') *
      inputOf(given, 'feeRate') -
    inputOf(given, 'notCharged'),
}

test.each([
  ['openPrice', '100.10'],
  ['closePrice', '99.90'],
  ['margin', '0.1001'],
  ['profit', '0.16'],
  ['openingFee', '0.005405'],
  ['closingFee', '0.004576'],
] as const)('TR-4 %s follows from its inputs, and is what is shown', (figure, shown) => {
  const explanation = explainContract({ order: LONG, ticks: TICKS }, BTC)[figure]
  expect(Number(explanation?.result)).toBe(Number(shown))
  expect(explanation && FORMULAS[figure](explanation)).toBeCloseTo(Number(shown), 5)
})

test('what no VIP discount explains is seen: it is what was not charged', () => {
  const { openingFee } = explainContract({ order: LONG, ticks: TICKS }, BTC)
  expect(openingFee && inputOf(openingFee, 'beforeDiscount')).toBe(0.006006)
  expect(openingFee && inputOf(openingFee, 'notCharged')).toBe(0.000601)
})

test('TR-3 of USD/XXX the P/L is divided by the price of the close, a short the other way', () => {
  const { profit, openPrice, closePrice } = explainContract({ order: SHORT, ticks: TICKS }, JPY)
  expect(profit?.result).toBe('-31.037827')
  expect(openPrice?.result).toBe('99.900')
  expect(closePrice?.result).toBe('100.100')
})

test('nothing is explained of what was never opened, and no price without its tick', () => {
  expect(explainContract({ order: { ...LONG, openPrice: null }, ticks: TICKS }, BTC)).toEqual({})
  const { openPrice, margin } = explainContract({ order: LONG, ticks: [] }, BTC)
  expect(openPrice).toBeUndefined()
  expect(margin?.result).toBe('0.1001')
})
