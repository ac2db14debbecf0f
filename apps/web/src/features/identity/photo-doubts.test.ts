// What is noticed about a photo before it is sent.

import { expect, test } from 'vitest'
import { judgePixels } from './photo-doubts.ts'

const WIDTH = 64
const of = (shade: (column: number, row: number) => number, shorterPx = 1_000) =>
  judgePixels({
    ...{ width: WIDTH, shorterPx },
    grey: Uint8Array.from({ length: WIDTH * 48 }, (_, at) =>
      shade(at % WIDTH, Math.floor(at / WIDTH)),
    ),
  })
/** Lines of print. */
const print = (column: number, row: number) => (Math.floor(row / 3) % 2 && column % 3 ? 40 : 220)

test('a sharp and bright photo of a fair size raises no doubt', () => {
  expect(of(print)).toEqual([])
})

test('a small, a dark and a blurred one do', () => {
  expect(of(print, 479)).toEqual(['tooSmall'])
  expect(of((column, row) => print(column, row) / 6)).toContain('tooDark')
  expect(of((column, row) => 120 + column + row)).toEqual(['tooBlurred'])
})
