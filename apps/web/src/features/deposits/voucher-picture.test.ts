// Holds the size of vouchers: never larger than chosen, never longer than 2 000 px.

import { expect, test } from 'vitest'
import { fitted } from './voucher-picture.ts'

test.each([
  [900, 600, 900, 600],
  [4_000, 3_000, 2_000, 1_500],
  [3_000, 4_000, 1_500, 2_000],
  [12_000, 1, 2_000, 1],
])('%i × %i becomes %i × %i', (width, height, widthPx, heightPx) => {
  expect(fitted(width, height)).toEqual({ widthPx, heightPx })
})
