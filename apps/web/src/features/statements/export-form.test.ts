// Examples of days chosen for a file.

import { EXPORT_MAX_DAYS, EXPORT_MAX_MS } from '@fairtick/wire/export-span'
import { describe, expect, it } from 'vitest'
import { lastDays, spanOf } from './export-form.ts'

const NOON = new Date(2026, 10, 21, 12).getTime()

/** Only the days of some zones have other than 24 hours. */
function inZone(zone: string, run: () => void): void {
  const before = process.env.TZ
  process.env.TZ = zone
  run()
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
}

describe('days of a file', () => {
  it('are at first the last 30, today included', () => {
    expect(lastDays(NOON)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  })

  it.each([
    ['Europe/Berlin', '2026-10-25T23:30', '2026-09-26'],
    ['Europe/Berlin', '2026-04-01T00:30', '2026-03-03'],
    ['America/New_York', '2026-11-01T23:30', '2026-10-03'],
  ] as const)('are 30 by name in %s, whatever hours they have', (zone, at, from) => {
    inZone(zone, () => expect(lastDays(Date.parse(at)).from).toBe(from))
  })

  it('count whole, the last one too', () => {
    expect(spanOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
      from: String(new Date(2026, 10, 21).getTime()),
      to: String(new Date(2026, 10, 22).getTime() - 1),
    })
  })

  it.each([
    ['', '2026-11-21', 'statements.exportNoDay'],
    ['2026-11-21', '', 'statements.exportNoDay'],
    ['2026-11-21', '2026-11-20', 'statements.exportOrder'],
    ['2025-11-20', '2026-11-21', 'statements.exportTooLong'],
  ])('%s to %s: %s', (from, to, word) => {
    expect(spanOf({ from, to })).toBe(word)
  })

  it('as many as one file holds pass the rule of the server', () => {
    const span = spanOf({ from: '2025-11-21', to: '2026-11-21' })
    if (typeof span === 'string') throw new Error(`${EXPORT_MAX_DAYS} days were refused`)
    expect(Number(span.to) - Number(span.from)).toBeLessThanOrEqual(EXPORT_MAX_MS)
  })
})
