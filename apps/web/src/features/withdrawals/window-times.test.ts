// The payout window in two clocks (TR-6.5).

import { expect, it } from 'vitest'
import { windowTimes } from './window-times.ts'

/** Monday, 5 January 2026, 07:00 to 09:00 in Tokyo. */
const MONDAY = {
  opensAt: Date.UTC(2026, 0, 4, 22),
  closesAt: Date.UTC(2026, 0, 5, 0),
  timeZone: 'Asia/Tokyo',
}

it('is shown by the clock of the operator, and by one’s own where that differs', () => {
  const { operator, own } = windowTimes(MONDAY, 'th', 'Asia/Bangkok')
  expect(operator).toMatchObject({ from: '07:00', to: '09:00' })
  expect(own).toMatchObject({ from: '05:00', to: '07:00' })
  expect(operator.zone).not.toBe('')
})

it('is on another day where the clock is far away', () => {
  const { operator, own } = windowTimes(MONDAY, 'en', 'America/New_York')
  expect(operator.day).toContain('Mon')
  expect(own?.day).toContain('Sun')
})

it('is shown once to who lives in the same time', () => {
  expect(windowTimes(MONDAY, 'ja', 'Asia/Tokyo').own).toBeUndefined()
  expect(windowTimes(MONDAY, 'ko', 'Asia/Seoul').own).toBeUndefined()
})
