// Holds the account's figures at the newest ticks, by hand-made numbers (TR-4).

import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { expect, test } from 'vitest'
import { exampleContract } from './contract-fixture.ts'
import { calculateLiveFigures, type FiguresInput } from './live-figures.ts'

/** One lot is 0.01 BTC; the orders keep the spread of 1 under which they were placed. */
const BITCOIN: Instrument = parseInstrument({
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '9',
  leverages: [20],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0.0003', short: '0.0001' },
  durations: [],
  minStake: '5',
  maxStake: '500',
})

const long = exampleContract({ id: 'long', openPrice: '1000', margin: '5' })
const short = exampleContract({
  ...long,
  id: 'short',
  direction: 'short',
  lotsOpen: '4',
  margin: '2',
})
const waiting = exampleContract({ id: 'waiting', status: 'pending', margin: '3', fee: '0.5' })

const input = (change: Partial<FiguresInput> = {}): FiguresInput => ({
  cash: parseMoney('100'),
  stopOut: parseRate('0.5') as Rate,
  contracts: { state: 'read', positions: [long, short], pending: [waiting] },
  instrumentOf: () => BITCOIN,
  quoteOf: () => ({ price: '1010', freshness: 'live' }),
  ...change,
})

test('TR-4: equity, margins, spendable and risk rate at the newest tick', () => {
  // Long 0.1 BTC from 1000 to bid 1009.5: +0.95. Short 0.04 BTC from 1000 to ask 1010.5: -0.42.
  expect(calculateLiveFigures(input()).account).toEqual({
    cash: parseMoney('100'),
    usedMargin: parseMoney('7'),
    reserved: parseMoney('3.5'),
    openProfit: parseMoney('0.53'),
    equity: parseMoney('100.53'),
    available: parseMoney('89.5'),
    freeMargin: parseMoney('90.03'),
    spendable: parseMoney('89.5'),
    riskRate: parseRate('14.361429'),
  })
})

test('TR-4.9: each position has its exit price, P/L, ratio and the one liquidation price', () => {
  const { positions } = calculateLiveFigures(input())
  // Net 0.06 BTC long: 97.03 of equity to lose are 1617.1667 in price, more than there is.
  expect(positions.get('long')).toMatchObject({
    exit: parsePrice('1009.5'),
    profit: parseMoney('0.95'),
    profitRatio: parseRate('0.19'),
    liquidationPrice: undefined,
  })
  expect(positions.get('short')).toMatchObject({
    exit: parsePrice('1010.5'),
    profit: parseMoney('-0.42'),
    profitRatio: parseRate('-0.21'),
  })
  // 50 less in cash: 47.03 of equity to lose are 783.8333 in price.
  const poorer = calculateLiveFigures(input({ cash: parseMoney('50') }))
  expect(poorer.positions.get('long')?.liquidationPrice).toBe(parsePrice('226.17'))
  expect(poorer.positions.get('short')?.liquidationPrice).toBe(parsePrice('226.17'))
})

test('a price that is not live is said, and still counts', () => {
  const figures = calculateLiveFigures(
    input({ quoteOf: () => ({ price: '1010', freshness: 'stale' }) }),
  )
  expect(figures).toMatchObject({ isLive: false, staleSymbols: ['BTCUSDT'] })
  expect(figures.account?.openProfit).toBe(parseMoney('0.53'))
})

test('a price that is still to be confirmed is neither live nor called stale', () => {
  const waiting = input({ quoteOf: () => ({ price: '1010', freshness: 'waiting' }) })
  expect(calculateLiveFigures(waiting)).toMatchObject({ isLive: false, staleSymbols: [] })
  expect(calculateLiveFigures(input()).isLive).toBe(true)
})

test('nothing is said of the account while a price, the cash or the lists are unknown', () => {
  const noPrice = calculateLiveFigures(input({ quoteOf: () => undefined }))
  expect(noPrice).toMatchObject({ account: undefined, exposure: undefined })
  expect(calculateLiveFigures(input({ cash: undefined })).account).toBeUndefined()
  const unread = { state: 'unread', positions: [], pending: [] } as const
  expect(calculateLiveFigures(input({ contracts: unread })).account).toBeUndefined()
})

test('without positions there is no risk rate', () => {
  const flat = { state: 'read', positions: [], pending: [] } as const
  expect(calculateLiveFigures(input({ contracts: flat })).account).toMatchObject({
    riskRate: undefined,
    equity: parseMoney('100'),
    spendable: parseMoney('100'),
  })
})

test('TR-4.9: the side that weighs more is told with the price at which both are liquidated', () => {
  const sides = (figures: ReturnType<typeof calculateLiveFigures>) =>
    [...figures.positions.values()].map(({ liquidationSide }) => liquidationSide)
  expect(sides(calculateLiveFigures(input()))).toEqual(['long', 'long'])
  const heavy = { ...short, lotsOpen: '40' }
  const contracts = { state: 'read', positions: [long, heavy], pending: [] } as const
  expect(sides(calculateLiveFigures(input({ contracts })))).toEqual(['short', 'short'])
})
