// The order of ids.

import { describe, expect, it } from 'vitest'
import { createRisingOrder, HEALS_AFTER } from './rising-order.ts'

describe('TR-2.8 rising order', () => {
  it('tells new, repeated and late ones apart', () => {
    const order = createRisingOrder()
    expect([5, 7, 7, 6, 8, undefined, 8].map(order.admit)).toEqual([
      'ahead',
      'ahead',
      'same',
      'behind',
      'ahead',
      'ahead',
      'same',
    ])
    expect([order.compare(9), order.compare(9), order.compare(1)]).toEqual([
      'ahead',
      'ahead',
      'behind',
    ])
  })

  it('follows the venue again when one wild value stands far ahead of all others', () => {
    const order = createRisingOrder()
    order.admit(10)
    order.admit(2 ** 50)
    const places = Array.from({ length: HEALS_AFTER + 1 }, (_, step) => order.admit(11 + step))
    expect(places.filter((place) => place === 'behind').length).toBe(HEALS_AFTER - 1)
    expect(places.slice(-2)).toEqual(['ahead', 'ahead'])
  })

  it('is not led back by late ones among those in order', () => {
    const order = createRisingOrder()
    for (let id = 100; id < 1_000; id += 10) {
      expect(order.admit(id)).toBe('ahead')
      expect(order.admit(id - 55)).toBe('behind')
    }
  })

  it('is not led back by many late ones that do not rise themselves', () => {
    const order = createRisingOrder()
    order.admit(1_000)
    for (let turn = 0; turn < 200; turn += 1) expect(order.admit(500 + (turn % 10))).toBe('behind')
    expect(order.admit(1_001)).toBe('ahead')
  })
})
