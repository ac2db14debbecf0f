// A contract is verified only where each price and each P/L follows from the recorded ticks.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { verifyContract } from './verify-contract.ts'

const BTC = { pair: 'BTC/USDT', contractSize: '0.01' }
const JPY = { pair: 'USD/JPY', contractSize: '1000' }
const CONSTANTS = {
  ...{ spread: '0.20', feeRate: '0.0005', minLots: '1' },
  overnightRate: { long: '0', short: '0' },
}

function close(lots: string, price: string, seq: number, profit: string) {
  return { lots, price, seq, time: 2_000, profit, fee: '0.1', reason: 'manual' as const }
}

const ORDER = {
  ...{ status: 'closed', direction: 'long', constants: CONSTANTS },
  ...{ openPrice: '100.10', openSeq: 5, closeSeq: 9 },
  closes: [close('10', '102.90', 8, '0.28'), close('5', '99.90', 9, '-0.01')],
} as unknown as WireContract
const TICKS: [number, number, string][] = [
  [5, 1_000, '100.00'],
  [8, 1_900, '103.00'],
  [9, 2_000, '100.00'],
]
const of = (order: Partial<WireContract>, ticks = TICKS, instrument = BTC) =>
  verifyContract({ order: { ...ORDER, ...order }, ticks }, instrument)

test('TR-4 a long opens at ask and closes at bid of its ticks', () => {
  expect(of({})).toBe('verified')
})

test('a short the other way round; of USD/XXX the P/L is divided by the exit price', () => {
  const short = {
    direction: 'short',
    openPrice: '99.90',
    closes: [close('1', '103.10', 8, '-31.04')],
  }
  expect(of(short as Partial<WireContract>, TICKS, JPY)).toBe('differs')
  const exact = [close('1', '103.10', 8, '-31.037827')]
  expect(of({ ...short, closes: exact } as Partial<WireContract>, TICKS, JPY)).toBe('verified')
})

test.each([
  ['the open price', { openPrice: '100.00' }],
  ['a close price', { closes: [close('10', '103.00', 8, '0.29')] }],
  ['a P/L', { closes: [close('10', '102.90', 8, '0.29')] }],
])('%s that does not fit differs', (_, order) => {
  expect(of(order)).toBe('differs')
})

test('nothing is said of what is open, or where a tick is missing', () => {
  expect(of({ status: 'trading' })).toBe('unchecked')
  expect(of({}, TICKS.slice(1))).toBe('unchecked')
  expect(of({}, TICKS.slice(0, 2))).toBe('unchecked')
})
