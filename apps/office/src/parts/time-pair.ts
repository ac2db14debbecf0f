// A moment in the time of who reads it and in UTC, as text.

export type TimePair = {
  /** `28 Nov 2026, 18:14:41 GMT+9`. */
  readonly local: string
  /** `09:14:41 UTC`, with its day where that is another one; undefined: local time is UTC. */
  readonly utc: string | undefined
}

const DAY = { day: '2-digit', month: 'short' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
const UTC_DAY = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' })
const UTC_CLOCK = new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone: 'UTC' })

/** `timeZone` of IANA; without it that of the browser. */
export function createTimePair(timeZone?: string): (ms: number) => TimePair {
  const zone = timeZone === undefined ? {} : { timeZone }
  const year = { year: 'numeric', timeZoneName: 'short' } as const
  const whole = new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK, ...year, ...zone })
  const day = new Intl.DateTimeFormat('en-GB', { ...DAY, ...zone })
  const clock = new Intl.DateTimeFormat('en-GB', { ...CLOCK, ...zone })
  return (ms) => {
    const [localDay, utcDay] = [day.format(ms), UTC_DAY.format(ms)]
    const utcClock = UTC_CLOCK.format(ms)
    const local = whole.format(ms)
    if (localDay === utcDay && clock.format(ms) === utcClock) return { local, utc: undefined }
    return { local, utc: `${localDay === utcDay ? '' : `${utcDay}, `}${utcClock} UTC` }
  }
}
