// An option is verified only where every figure of it follows from the recorded ticks.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { verifyOption } from './verify-option.ts'

const ORDER: WireOption = {
  ...{ id: 'o1', symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 60 },
  ...{ payoutRate: '0.8', strike: '100.10', strikeSeq: 11, orderTime: 1_000, expiryTime: 61_000 },
  ...{ status: 'closed', settlePrice: '100.20', settleSeq: 21, closeTime: 61_100 },
  ...{ result: 'win', profit: '8', outage: null },
}
const TICKS: [number, number, string][] = [
  [11, 900, '100.10'],
  [20, 60_000, '100.00'],
  [21, 60_900, '100.20'],
  [22, 61_400, '100.05'],
]
const of = (order: Partial<WireOption>, ticks = TICKS) =>
  verifyOption({ order: { ...ORDER, ...order }, ticks })

test('TR-5.2 a result that follows from the ticks is verified', () => {
  expect(of({})).toBe('verified')
  expect(of({ direction: 'down', result: 'lose', profit: '-10' })).toBe('verified')
  const level: typeof TICKS = TICKS.map(([seq, time, price]) => [
    ...([seq, time, seq === 21 ? '100.10' : price] as [number, number, string]),
  ])
  expect(of({ settlePrice: '100.10', result: 'draw', profit: '0' }, level)).toBe('verified')
})

test.each([
  ['the strike', { strike: '100.11' }],
  ['the price at expiry', { settlePrice: '100.21' }],
  ['the result', { result: 'lose' as const, profit: '-10' }],
  ['the profit', { profit: '8.000001' }],
  ['an expiry that another tick decides', { expiryTime: 61_400 }],
  ['a tick behind the expiry', { expiryTime: 60_500 }],
])('%s that does not fit differs', (_, order) => {
  expect(of(order)).toBe('differs')
})

test('TR-5.3 void for want of a fresh price is verified, void by another source is not checked', () => {
  const old: Partial<WireOption> = { result: 'void', profit: '0', expiryTime: 91_400 }
  expect(of(old, TICKS.slice(0, 3))).toBe('verified')
  expect(of({ result: 'void', profit: '0' })).toBe('unchecked')
})

test('nothing is said where a tick is missing, or before the end', () => {
  expect(of({}, TICKS.slice(1))).toBe('unchecked')
  expect(of({ settleSeq: 30 })).toBe('unchecked')
  expect(of({ status: 'trading', result: null, settleSeq: null })).toBe('unchecked')
})
