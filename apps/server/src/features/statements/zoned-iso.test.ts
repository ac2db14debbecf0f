// Instants with the offset of their zone, also on both sides of a change of the clocks.

import { expect, it } from 'vitest'
import { createZonedIso } from './zoned-iso.ts'

it.each([
  ['Asia/Tokyo', '2026-01-15T00:30:00.123Z', '2026-01-15T09:30:00.123+09:00'],
  ['UTC', '2026-01-15T00:30:00.000Z', '2026-01-15T00:30:00.000+00:00'],
  ['Asia/Kolkata', '2026-01-15T20:00:00.000Z', '2026-01-16T01:30:00.000+05:30'],
  ['America/New_York', '2026-03-08T06:59:59.999Z', '2026-03-08T01:59:59.999-05:00'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00:00.000-04:00'],
])('%s at %s', (timeZone, utc, zoned) => {
  expect(createZonedIso(timeZone)(Date.parse(utc))).toBe(zoned)
  expect(Date.parse(zoned)).toBe(Date.parse(utc))
})
