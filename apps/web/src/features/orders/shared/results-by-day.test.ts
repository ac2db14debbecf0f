// Holds what the days of a history brought.

import { expect, test } from 'vitest'
import { resultsByDay } from './results-by-day.ts'

test('a day that is cut by a page has one result, the newest answer', () => {
  const pages = [
    {
      days: [
        { from: 20, result: '3' },
        { from: 10, result: '-9.7' },
      ],
    },
    { days: [{ from: 10, result: '-9.6' }] },
  ]
  expect([...resultsByDay(pages)]).toEqual([
    [20, '3'],
    [10, '-9.6'],
  ])
})
