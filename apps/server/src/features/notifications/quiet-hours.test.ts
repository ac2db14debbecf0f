// Quiet hours in a person's own zone, over midnight and not.

import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const NIGHT = { fromMinute: 22 * 60, untilMinute: 7 * 60, timeZone: 'Asia/Tokyo' }
const tokyo = (text: string) => Date.parse(`2026-01-${text}+09:00`)

describe('quiet hours', () => {
  it('last over midnight, in the zone of who set them', () => {
    expect(quietUntil(NIGHT, tokyo('15T22:00:30'))).toBe(tokyo('16T07:00'))
    expect(quietUntil(NIGHT, tokyo('16T00:10'))).toBe(tokyo('16T07:00'))
    expect(quietUntil(NIGHT, tokyo('16T06:59:59'))).toBe(tokyo('16T07:00'))
  })

  it('hold nothing before them and from their end on', () => {
    for (const time of ['15T21:59:59', '16T07:00', '16T12:00']) {
      expect(quietUntil(NIGHT, tokyo(time))).toBe(tokyo(time))
    }
    expect(quietUntil(undefined, 7)).toBe(7)
  })

  it('of a day begin and end on it', () => {
    const lunch = { fromMinute: 12 * 60, untilMinute: 13 * 60, timeZone: 'UTC' }
    expect(quietUntil(lunch, Date.UTC(2026, 0, 15, 12, 30))).toBe(Date.UTC(2026, 0, 15, 13))
    expect(quietUntil(lunch, Date.UTC(2026, 0, 15, 11, 59))).toBe(Date.UTC(2026, 0, 15, 11, 59))
  })
})
