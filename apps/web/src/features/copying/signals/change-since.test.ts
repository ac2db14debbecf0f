// The change is of the price, the same for long and short.

import { expect, it } from 'vitest'
import { changeSince } from './change-since.ts'

it.each([
  ['64000', '64640.00', '0.01'],
  ['64000.00', '63360', '-0.01'],
  ['64000', '64000', '0'],
  ['64000', null, null],
  ['0', '1', null],
])('from %s to %s: %s', (then, now, change) => {
  expect(changeSince(then, now)).toBe(change)
})
