// Holds how the order of a purchase without an answer is found again.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { findOwnOrder, type PurchaseRequest } from './purchase.ts'

const REQUEST: PurchaseRequest = {
  key: 'k',
  tappedAtMs: 100_000,
  body: { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30, price: '100' },
}

const order = (id: string, change: Partial<WireOption> = {}) =>
  ({
    id,
    symbol: 'BTCUSDT',
    direction: 'up',
    amount: '10.000000',
    duration: 30,
    orderTime: 100_200,
    ...change,
  }) as WireOption

test('an order without an answer is known by what it was and when', () => {
  const known = new Set(['before'])
  const orders = [
    order('before'),
    order('other', { direction: 'down' }),
    order('older', { orderTime: 90_000 }),
    order('more', { amount: '100' }),
    order('mine'),
  ]
  expect(findOwnOrder(orders, REQUEST, known)?.id).toBe('mine')
  expect(findOwnOrder(orders.slice(0, 4), REQUEST, known)).toBeUndefined()
})
