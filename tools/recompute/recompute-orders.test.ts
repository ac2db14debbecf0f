// A customer's orders follow from the tape; each wrong digit in them is named (TR-2.6, TR-4).

import { expect, test } from 'vitest'
import type { Tape } from './public-tape.ts'
import { type OrderDetail, recomputeOrders } from './recompute-orders.ts'

const MARKS = ['100', '110', '90', '91']
const tick = (seq: number) => ({ seq, time: seq * 1_000, price: MARKS[seq - 1] ?? '0' })
const tape: Tape = {
  instrument: async (symbol) => ({
    ...{ quote: symbol === 'USDJPY' ? 'JPY' : 'USD', spread: '2', contractSize: '10' },
    ...{ feeRate: '0.001', overnightRate: { long: '0.01', short: '-0.01' } },
  }),
  tick: async (_, seq) => tick(seq),
  tickInForce: async (_, time) => tick(Math.min(MARKS.length, Math.floor(time / 1_000))),
  ticksFrom: async function* () {},
}

const NOTHING = { price: null, seq: null, lots: null, profit: null, fee: null, reason: null }
const step = { ...NOTHING, takeProfit: null, stopLoss: null }

/** Bought 4 at 101, one night at 100 (110 is of the same instant), 3 sold at 109, one at 89. */
const contract = {
  kind: 'contract',
  order: {
    ...{ id: 'c', symbol: 'BTCUSD', direction: 'long', orderType: 'market', leverage: 10 },
    ...{ lots: '4', lotsOpen: '0', openPrice: '101', status: 'closed' },
    ...{ profit: '120', fee: '8.2', overnightFee: '40' },
  },
  timeline: [
    { ...step, time: 1_000, what: 'opened', price: '101', seq: 1, lots: '4', fee: '4.04' },
    { ...step, time: 2_000, what: 'overnight', fee: '40' },
    {
      ...step,
      time: 2_500,
      what: 'closed',
      price: '109',
      seq: 2,
      lots: '3',
      profit: '240',
      fee: '3.27',
    },
    {
      ...step,
      time: 3_000,
      what: 'closed',
      price: '89',
      seq: 3,
      lots: '1',
      profit: '-120',
      fee: '0.89',
    },
  ],
  ticks: [],
} as unknown as OrderDetail

const option = {
  kind: 'option',
  order: {
    ...{ id: 'o', symbol: 'BTCUSD', direction: 'up', amount: '10', payoutRate: '0.8' },
    ...{ strike: '100', strikeSeq: 1, expiryTime: 2_500, status: 'closed', settleSeq: 2 },
    ...{ closeTime: 3_000, result: 'win', profit: '8' },
  },
  timeline: [],
  ticks: [],
} as unknown as OrderDetail

const recompute = (...details: OrderDetail[]) => recomputeOrders(details, tape, { dayOf: () => 1 })

test('TR-4, TR-5: orders that follow from the tape are left without a word', async () => {
  expect(await recompute(contract, option)).toEqual([])
})

test.each([
  { from: '"price":"101"', to: '"price":"101.01"', named: /price opened at tick 1/ },
  { from: '"price":"89"', to: '"price":"88.9"', named: /price closed at tick 3/ },
  { from: '"profit":"240"', to: '"profit":"239"', named: /profit of tick 2/ },
  { from: '"fee":"3.27"', to: '"fee":"3.28"', named: /fee of tick 2/ },
  { from: '"fee":"40"', to: '"fee":"44"', named: /night of 2000/ },
  { from: '"profit":"120"', to: '"profit":"121"', named: /profit in all/ },
  { from: '"fee":"8.2"', to: '"fee":"8.3"', named: /fee in all/ },
])('TR-4: names $to', async ({ from, to, named }) => {
  const text = JSON.stringify(contract)
  expect(text).toContain(from)
  const differences = await recompute(JSON.parse(text.replace(from, to)) as OrderDetail)
  expect(differences.join('\n')).toMatch(named)
})

test('TR-4.3: names a margin that is not what the closes left', async () => {
  const open = {
    ...contract,
    order: { ...contract.order, status: 'trading', margin: '100' },
    timeline: contract.timeline.slice(0, 3),
  } as OrderDetail
  // 4 lots of 10 at 101 lock 404 by ten; the one that is left a quarter of it.
  expect((await recompute(open)).join()).toContain('the margin is 100, recomputed 101')
})

test('TR-5: names a wrong strike, a wrong settlement tick and a wrong payout', async () => {
  const wrong = { ...option.order, strike: '100.5', settleSeq: 3, profit: '-10' }
  const differences = await recompute({ ...option, order: wrong } as OrderDetail)
  expect(differences.map((line) => line.split(' is ')[0])).toEqual([
    'o: the strike at tick 1',
    'o: the settlement tick',
    'o: the profit',
  ])
})

test('TR-9: fees fall with what was traded in the 30 days before', async () => {
  const large = JSON.parse(
    JSON.stringify(contract).replaceAll('"lots":"4"', '"lots":"100"'),
  ) as OrderDetail
  const differences = await recompute(large)
  // 101 000 at the opening reach the first level: the next fee is 5 % less.
  expect(differences.join('\n')).toContain('the fee of tick 2 is 3.27, recomputed 3.1065')
})

test('TR-9: fees go by the levels of their time, and by either while one takes the other’s place', async () => {
  const half = [{ volume: '0', feeDiscount: '0.5' }]
  const withLevels = async (from: number, until: number) => {
    const levelChanges = [{ from, until, levels: half }]
    const found = await recomputeOrders([contract], tape, { dayOf: () => 1, levelChanges })
    return found.filter((line) => line.includes('the fee of tick')).length
  }
  expect(await withLevels(9_000_000, 9_000_001)).toBe(0)
  expect(await withLevels(0, 9_000_000)).toBe(0)
  expect(await withLevels(0, 1)).toBeGreaterThan(0)
})
