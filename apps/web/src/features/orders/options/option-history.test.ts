// Holds the filter of settled options.

import { expect, test } from 'vitest'
import { countFilters } from '../../../platform/day-range.ts'
import { NO_OPTION_FILTER, optionQueryOf } from './option-history.ts'

test('without conditions all settled options are asked for', () => {
  expect(optionQueryOf(NO_OPTION_FILTER)).toEqual({ status: 'closed' })
  expect(countFilters(NO_OPTION_FILTER)).toBe(0)
})

test('days count whole, in the zone of the reader', () => {
  const filter = {
    ...NO_OPTION_FILTER,
    result: 'win',
    from: '2025-11-24',
    to: '2025-11-24',
  } as const
  const start = new Date(2025, 10, 24).getTime()
  expect(optionQueryOf(filter)).toEqual({
    status: 'closed',
    result: 'win',
    from: String(start),
    to: String(start + 86_400_000 - 1),
  })
  expect(countFilters(filter)).toBe(3)
})

test('a day that is none is left out', () => {
  expect(optionQueryOf({ ...NO_OPTION_FILTER, from: 'yesterday', to: '2025-13-45' })).toEqual({
    status: 'closed',
  })
})
