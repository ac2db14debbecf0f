// Holds what a failed purchase means, and how its order is found again.

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import type { Answer } from '@fairtick/wire/envelope'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { describe, expect, test } from 'vitest'
import { afterFailure, findOwnOrder, isLocked, type PurchaseRequest } from './purchase.ts'

const REQUEST: PurchaseRequest = {
  key: 'k',
  tappedAtMs: 100_000,
  body: { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30, price: '100' },
}

const refused = (answer: Partial<Answer<unknown>>) =>
  new CallRefused({ status: 403, message: 'no', result: null, ...answer })

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

describe('purchase', () => {
  test('silence, a fault and a twin in flight leave the outcome open, and both sides locked', () => {
    for (const problem of [
      new NoAnswer('none'),
      refused({ status: 500, code: 'fault' }),
      refused({ status: 503, code: 'not_ready' }),
      refused({ status: 409, code: 'in_flight' }),
    ]) {
      const purchase = afterFailure(REQUEST, problem)
      expect(purchase).toEqual({ state: 'unknown', request: REQUEST, looked: 'not_yet' })
      expect(isLocked(purchase)).toBe(true)
    }
  })

  test('TR-4.10: a moved price is told with the new one', () => {
    const problem = refused({ code: 'price_moved', result: { price: '101', seq: 5 } })
    expect(afterFailure(REQUEST, problem)).toEqual({
      state: 'price_moved',
      request: REQUEST,
      price: '101',
    })
  })

  test('any other refusal is final and unlocks', () => {
    const problem = refused({ code: 'insufficient_balance' })
    const purchase = afterFailure(REQUEST, problem)
    expect(purchase).toEqual({ state: 'refused', problem })
    expect(isLocked(purchase)).toBe(false)
  })

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
})
