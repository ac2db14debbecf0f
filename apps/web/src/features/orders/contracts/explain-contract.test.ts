// Each figure follows from the inputs that are named beside it, by plain arithmetic.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { resultOf, shownOf } from '../../../shell/explanation/explanation-fixture.ts'
import { explainContract } from './explain-contract.ts'
import { reckonContract, WORKED_OUT } from './explained-contract-fixture.ts'

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
  ...{ symbol: 'BTCUSDT', status: 'trading', direction: 'long', leverage: 20, lots: '12' },
  constants: { spread: '0.20', feeRate: '0.0005', minLots: '1' },
  ...{ openPrice: '100.10', openSeq: 5, closePrice: '99.90', closeSeq: 9, lotsOpen: '2' },
  closes: [close('6', '102.90', '0.168', '0.002778'), close('4', '99.90', '-0.008', '0.001798')],
  ...{ margin: '0.1001', profit: '0.16', fee: '0.009981', overnightFee: '0.000004' },
} as unknown as WireContract
const SHORT = {
  ...LONG,
  ...{ direction: 'short', lots: '1', lotsOpen: '0', openPrice: '99.900', closePrice: '103.100' },
  closes: [close('1', '103.100', '-31.037827', '0.5')],
  ...{ margin: '0', profit: '-31.037827', fee: '1', overnightFee: '-0.2', status: 'closed' },
} as unknown as WireContract
const TICKS: [number, number, string][] = [
  [5, 1_000, '100.00'],
  [9, 2_000, '100.00'],
]

test.each([
  ['openPrice', '100.1'],
  ['closePrice', '99.9'],
  ['margin', '0.1001'],
  ['profit', '0.16'],
  ['openingFee', '0.005405'],
  ['closingFee', '0.004576'],
] as const)('TR-4 %s follows from its inputs, and is what is shown', (figure, shown) => {
  const explanation = explainContract({ order: LONG, ticks: TICKS }, BTC)[figure]
  expect(resultOf(explanation)).toBe(shown)
  expect(reckonContract(figure, explanation, LONG)).toBe(shown)
})

test('prices name the tick that they were made of', () => {
  const { openPrice, closePrice } = explainContract({ order: LONG, ticks: TICKS }, BTC)
  const [opened] = openPrice?.inputs ?? []
  expect(opened?.tick).toEqual({ symbol: 'BTCUSDT', seq: 5, timeMs: 1_000 })
  expect(closePrice?.inputs[0]?.tick).toEqual({ symbol: 'BTCUSDT', seq: 9, timeMs: 2_000 })
  expect([openPrice?.formula, closePrice?.formula]).toEqual([
    'explain.askFormula',
    'explain.bidFormula',
  ])
})

test('what no VIP discount explains is seen: it is what was not charged', () => {
  const { openingFee } = explainContract({ order: LONG, ticks: TICKS }, BTC)
  const kinds = openingFee?.inputs.map(({ kind, value }) => [kind, value])
  expect(kinds).toContainEqual(['beforeDiscount', '0.006006'])
  expect(kinds).toContainEqual(['notCharged', '0.000601'])
  expect(openingFee?.result?.by).toBe('charge')
})

test('TR-3 of USD/XXX the P/L is divided by the price of the close, a short the other way', () => {
  const { profit, openPrice, closePrice, net } = explainContract(
    { order: SHORT, ticks: TICKS },
    JPY,
  )
  expect(profit?.result?.value).toBe('-31.037827')
  expect(openPrice?.result?.value).toBe('99.900')
  expect(closePrice?.result?.value).toBe('100.100')
  // A credit of the night raises it.
  expect(net?.result?.value).toBe('-31.837827')
  expect(net && reckonContract('net', net, SHORT)).toBe('-31.837827')
})

test('nothing is explained of what was never opened, and no price without its tick', () => {
  expect(explainContract({ order: { ...LONG, openPrice: null }, ticks: TICKS }, BTC)).toEqual({})
  const { openPrice, margin, net } = explainContract({ order: LONG, ticks: [] }, BTC)
  expect(openPrice).toBeUndefined()
  expect(margin?.result?.value).toBe('0.1001')
  expect(net).toBeUndefined()
  expect(margin && shownOf(margin).all('lotsClosed')).toHaveLength(2)
  expect(WORKED_OUT).toContain('margin')
})
