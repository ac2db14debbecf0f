// Holds the filter of the history, the groups of ticks and the sums of days.

import { expect, test } from 'vitest'
import { countFilters } from '../../platform/day-range.ts'
import { NO_OPTION_FILTER, optionQueryOf } from './option-filter.ts'
import { sumProfits } from './profit-sum.ts'
import { groupTicks } from './tick-groups.ts'

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

test('ticks part where some are left out; each group has the newest first', () => {
  const ticks = [3, 4, 5, 9, 10].map((seq) => [seq, seq, '1'] as const)
  const seqs = groupTicks(ticks).map((group) => group.map(([seq]) => seq))
  expect(seqs).toEqual([
    [5, 4, 3],
    [10, 9],
  ])
})

test('profits add up to the last digit', () => {
  const options = [{ profit: '0.1' }, { profit: '0.2' }, { profit: '-10' }, { profit: null }]
  expect(sumProfits(options)).toBe('-9.7')
})
