// A column longer than any before it: what was written stays while the room for it grows.

import { expect, it } from 'vitest'
import { encodeColumn } from './binary-array.ts'

const HEADER_BYTES = 20
const LONG = 300_000

it('is whole, and the next one is too', () => {
  const texts = ['first', 'é'.repeat(LONG), null, 'last']
  for (const values of [texts, ['short'], texts]) {
    const buffer = encodeColumn(
      'text',
      values.map((value) => [value]),
      0,
    )
    let place = HEADER_BYTES
    const read = values.map(() => {
      const length = buffer.readInt32BE(place)
      place += 4
      if (length < 0) return null
      place += length
      return buffer.toString('utf8', place - length, place)
    })
    expect(read).toEqual(values)
    expect(place).toBe(buffer.length)
  }
})
