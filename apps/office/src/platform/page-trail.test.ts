// The office turns pages while cases leave: each page begins behind the last row that was seen.

import { expect, test } from 'vitest'
import { createPageTrail } from './page-trail.ts'

test('the next page begins where the one before it ended, as it was read last', () => {
  const trail = createPageTrail()
  expect(trail.startOf('deposits', 1)).toEqual({})
  trail.note('deposits', 1, 'a')
  expect(trail.startOf('deposits', 2)).toEqual({ after: 'a' })
  trail.note('deposits', 2, 'b')
  expect(trail.startOf('deposits', 3)).toEqual({ after: 'b' })
  trail.note('deposits', 1, 'c')
  expect(trail.startOf('deposits', 2)).toEqual({ after: 'c' })
  trail.note('deposits', 1, null)
  expect(trail.startOf('deposits', 2)).toEqual({})
})

test('another list or filter begins anew, and a page come to by its address has its number', () => {
  const trail = createPageTrail()
  trail.note('deposits pending', 1, 'a')
  expect(trail.startOf('deposits failed', 2)).toEqual({})
  trail.note('deposits failed', 1, 'b')
  expect(trail.startOf('deposits failed', 2)).toEqual({ after: 'b' })
  expect(trail.startOf('deposits pending', 2)).toEqual({})
})
