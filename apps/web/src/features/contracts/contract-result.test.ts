// Holds what a contract brought.

import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { exampleContract } from '../../live/contract-fixture.ts'
import { asChange, netIfClosed, netOfLastClose, netResultOf } from './contract-result.ts'

const closed = { profit: '10', fee: '0.3', overnightFee: '-0.05', status: 'closed' } as const

test('TR-4: the result is P/L less fees and overnight; a credit adds', () => {
  expect(netResultOf(closed)).toBe('9.75')
})

test('a cancelled order brought nothing, whatever it had reserved', () => {
  expect(netResultOf({ ...closed, status: 'cancelled' })).toBe('0')
})

test('a charge lowers the balance, a credit raises it', () => {
  expect([asChange('0.12'), asChange('-0.05'), asChange('0')]).toEqual(['-0.12', '0.05', '0'])
})

const CLOSE: WireContract['closes'][number] = {
  ...{ lots: '5', price: '101', seq: 9, time: 2_000, profit: '2', fee: '0.1', reason: 'manual' },
}

const money = (text: string) => parseMoney(text) as Money

test('one number: what the card promises is what receipt and history say after the close', () => {
  // Opened for 0.5, charged 0.25 over night, a part closed for 2 less 0.1.
  const open = exampleContract({ profit: '2', fee: '0.6', overnightFee: '0.25' })
  const promised = netIfClosed(open, { profit: money('4.45'), fee: money('0.3') })
  const close = { ...CLOSE, profit: '4.45', fee: '0.3' }
  const closed: WireContract = {
    ...open,
    ...{ status: 'closed', profit: '6.45', fee: '0.9', closes: [CLOSE, close] },
  }
  expect(formatMoney(promised)).toBe('5.3')
  expect(formatMoney(netOfLastClose(closed))).toBe('5.3')
  expect(netResultOf(closed)).toBe('5.3')
})

test('a part that is closed is told by itself: P/L less its closing fee', () => {
  const open = exampleContract({ profit: '2', fee: '0.6', closes: [CLOSE] })
  expect(formatMoney(netOfLastClose(open))).toBe('1.9')
})
