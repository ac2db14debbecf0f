// Which windows open on which day of the operator (TR-6.5).

import { describe, expect, it } from 'vitest'
import { NO_OPEN_WINDOW, windowsOf } from './withdrawal-window.ts'

describe('windows of a day', () => {
  it.each([
    ['Thursday 1970-01-01', 0, true],
    ['Friday 1970-01-02', 1, true],
    ['Saturday 1970-01-03', 2, false],
    ['Sunday 1970-01-04', 3, false],
    ['Monday 1970-01-05', 4, true],
    ['Friday 2026-11-20', 20_777, true],
    ['Saturday 2026-11-21', 20_778, false],
    ['Sunday 2026-11-22', 20_779, false],
    ['Monday 2026-11-23', 20_780, true],
  ])('TR-6.5: %s pays salary, and cash on a working day only', (_, localDay, isWorkingDay) => {
    expect(windowsOf(localDay).has('salary')).toBe(true)
    expect(windowsOf(localDay).has('cash')).toBe(isWorkingDay)
  })

  it('TR-6.5: nothing is open until a window opens', () => {
    expect(NO_OPEN_WINDOW.size).toBe(0)
  })
})
