// Holds the line from strike to settlement.

import type { WireTick } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { drawPath } from './result-path.ts'

const SPAN = { fromMs: 1_000, untilMs: 11_000, strike: '100' }
const SIZE = { width: 100, height: 50 }

test('each tick holds until the next, the last until the expiry', () => {
  const ticks: WireTick[] = [
    [7, 900, '100'],
    [8, 6_000, '110'],
    [9, 9_000, '105'],
  ]
  expect(drawPath(ticks, SPAN, SIZE)).toEqual({
    line: 'M0 50H50V0H80V25H100',
    strikeY: 50,
    end: { x: 80, y: 25 },
  })
})

test('a price that stood still lies in the middle', () => {
  expect(drawPath([[7, 900, '100']], SPAN, SIZE)).toEqual({
    line: 'M0 25H100',
    strikeY: 25,
    end: { x: 0, y: 25 },
  })
})

test('without a tick nothing is drawn', () => {
  expect(drawPath([], SPAN, SIZE)).toBeUndefined()
})
