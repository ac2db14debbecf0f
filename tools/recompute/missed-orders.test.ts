// Levels and limits that a tick touched, and that did nothing, are found (TR-4.11, TR-4.12).

import { expect, test } from 'vitest'
import { findMissed } from './missed-orders.ts'
import type { Tape } from './public-tape.ts'
import type { ContractDetail } from './recompute-orders.ts'

/** One a second; the spread is 2. */
const MARKS = ['100', '104', '90', '112', '100']
const TICKS = MARKS.map((price, at) => ({ seq: at + 1, time: (at + 1) * 1_000, price }))
const tickAt = (seq: number) => TICKS[seq - 1] ?? { seq, time: 0, price: '0' }
const tape: Tape = {
  instrument: async () => ({
    ...{ quote: 'USD', spread: '7', contractSize: '1', feeRate: '0' },
    overnightRate: { long: '0', short: '0' },
  }),
  tick: async (_, seq) => tickAt(seq),
  tickInForce: async (_, time) => tickAt(Math.floor(time / 1_000)),
  ticksFrom: async function* (_, seq) {
    yield* TICKS.filter((tick) => tick.seq >= seq)
  },
}

type Change = { readonly [Field in keyof ContractDetail['order']]?: unknown }

const step = { price: null, seq: null, lots: null, profit: null, fee: null, reason: null }

function detailOf(change: Change, timeline: readonly object[] = []): ContractDetail {
  const order = {
    ...{ id: 'c', symbol: 'BTCUSD', direction: 'long', orderType: 'market', delegatedPrice: null },
    ...{ orderTime: 1_000, openTime: 1_000, closeTime: 5_000, takeProfit: null, stopLoss: null },
    constants: { spread: '2', feeRate: '0', overnightRate: { long: '0', short: '0' } },
    ...change,
  }
  return { kind: 'contract', order, timeline, ticks: [] } as unknown as ContractDetail
}

const missed = (change: Change, timeline?: readonly object[]) =>
  findMissed(detailOf(change, timeline), tape, 9_000)

test.each<[string, Change, string]>([
  ['a long at the bid', { takeProfit: '103' }, 'take profit 103 was reached at tick 2 (104)'],
  ['a long at the bid', { stopLoss: '89' }, 'stop loss 89 was reached at tick 3 (90)'],
  [
    'a short at the ask',
    { direction: 'short', takeProfit: '91' },
    'take profit 91 was reached at tick 3',
  ],
  [
    'a short at the ask',
    { direction: 'short', stopLoss: '105' },
    'stop loss 105 was reached at tick 2',
  ],
  [
    'one still open',
    { closeTime: null, takeProfit: '111' },
    'take profit 111 was reached at tick 4',
  ],
])('TR-4.12: a level of %s: %j', async (_, change, named) => {
  expect((await missed(change)).join()).toContain(named)
})

test.each<[string, Change]>([
  ['half the spread short of it', { takeProfit: '111.01' }],
  ['half the spread short of it', { stopLoss: '88.99' }],
  ['by the tick that closed it', { closeTime: 2_000, takeProfit: '103' }],
  [
    'on the tick it opened on',
    { orderTime: 2_000, openTime: 2_000, takeProfit: '103', closeTime: 3_000 },
  ],
  ['without levels', {}],
])('TR-4.12: nothing was missed %s', async (_, change) => {
  expect(await missed(change)).toEqual([])
})

test('TR-4.12: a level counts from when it was set to when it was changed', async () => {
  const set = (time: number, takeProfit: string | null) => ({
    ...step,
    ...{ what: 'levels_set', time, takeProfit, stopLoss: null },
  })
  // Of 103 at 2 500 only: tick 2 was before, tick 4 touches it.
  expect((await missed({ takeProfit: '103' }, [set(2_500, '103')])).join()).toContain('at tick 4')
  expect(await missed({}, [set(2_500, '103'), set(3_500, null)])).toEqual([])
})

test('TR-4.11: a limit that the ask, or the bid, had reached', async () => {
  const waiting = { orderType: 'limit', openTime: 5_000, delegatedPrice: '91' }
  expect((await missed(waiting)).join()).toContain('limit 91 was reached at tick 3 (90)')
  expect(await missed({ ...waiting, openTime: 3_000 })).toEqual([])
  expect(await missed({ ...waiting, delegatedPrice: '90.99' })).toEqual([])
  const short = { ...waiting, direction: 'short', delegatedPrice: '111' }
  expect((await missed(short)).join()).toContain('limit 111 was reached at tick 4 (112)')
  const cancelled = { ...short, openTime: null, closeTime: 3_500 }
  expect(await missed(cancelled)).toEqual([])
  expect((await missed({ ...cancelled, closeTime: null })).join()).toContain('at tick 4')
})

test('TR-4.12: a close by a level that its tick had not reached', async () => {
  const closed = (reason: string, seq: number) => [
    { ...step, what: 'closed', time: 2_000, seq, reason },
  ]
  const order = { closeTime: 2_000, takeProfit: '103', stopLoss: '95' }
  expect(await missed(order, closed('take_profit', 2))).toEqual([])
  expect(await missed(order, closed('stop_loss', 2))).toEqual([
    'c: closed by stop loss at tick 2 (104), not reached',
  ])
})
