// A column longer than any before it: what was written stays while the room for it grows.

import { expect, it } from 'vitest'
import { writeColumn } from './binary-array.ts'
import { createWireMemory } from './wire-memory.ts'

const START = 7
const HEADER_BYTES = 20
const LONG = 300_000

it('is whole, and the next one is too', () => {
  const texts = ['first', 'é'.repeat(LONG), null, 'last']
  const memory = createWireMemory()
  for (const values of [texts, ['short'], texts]) {
    const rows = values.map((value) => [value])
    const end = writeColumn(memory, START, { type: 'text', rows, column: 0 })
    const buffer = memory.bytes
    let place = START + HEADER_BYTES
    const read = values.map(() => {
      const length = buffer.readInt32BE(place)
      place += 4
      if (length < 0) return null
      place += length
      return buffer.toString('utf8', place - length, place)
    })
    expect(read).toEqual(values)
    expect(place).toBe(end)
  }
})

it.each([2n ** 63n, -(2n ** 63n) - 1n])('refuses %d, which has more than 64 bits', (value) => {
  const column = { type: 'int8', rows: [[value]], column: 0 } as const
  expect(() => writeColumn(createWireMemory(), START, column)).toThrow(/64 bits/)
})
