// Staff sit in one time zone, tape and papers are in UTC: both stand beside each other.

import { expect, test } from 'vitest'
import { createTimePair } from './time-pair.ts'

const EVENING = Date.UTC(2026, 10, 28, 16, 14, 41)

test.each([
  ['Asia/Tokyo', '29 Nov 2026, 01:14:41 GMT+9', '28 Nov, 16:14:41 UTC'],
  ['Europe/Berlin', '28 Nov 2026, 17:14:41 CET', '16:14:41 UTC'],
  ['Asia/Kolkata', '28 Nov 2026, 21:44:41 GMT+5:30', '16:14:41 UTC'],
  ['UTC', '28 Nov 2026, 16:14:41 UTC', undefined],
])('in %s it is %s', (zone, local, utc) => {
  expect(createTimePair(zone)(EVENING)).toEqual({ local, utc })
})

test('where local time is that of UTC at this moment it is not written twice', () => {
  const inLondon = createTimePair('Europe/London')
  expect(inLondon(EVENING).utc).toBeUndefined()
  expect(inLondon(Date.UTC(2026, 6, 1, 12)).utc).toBe('12:00:00 UTC')
})
