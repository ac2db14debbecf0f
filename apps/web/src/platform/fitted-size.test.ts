// Holds the size of pictures that are sent: never larger than chosen, never longer than allowed.

import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

test.each([
  [900, 600, 900, 600],
  [4_000, 3_000, 2_000, 1_500],
  [3_000, 4_000, 1_500, 2_000],
  [12_000, 1, 2_000, 1],
])('%i × %i becomes %i × %i', (width, height, widthPx, heightPx) => {
  expect(fittedSize(width, height, 2_000)).toEqual({ widthPx, heightPx })
})
