// Days of the device's zone. A day ends where the next one begins: some have 23 hours, some 25.

/** Of the day that an instant belongs to. */
export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}

/** The day that an instant belongs to, as `2025-11-24`. */
export function dayOf(ms: number): string {
  const day = new Date(ms)
  return dayText(day.getFullYear(), day.getMonth(), day.getDate())
}

/** `2025-11-24` and 7 is `2025-12-01`; a name, so that no length of a day matters. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Days of UTC all have 24 hours.
  const moved = new Date(0)
  moved.setUTCFullYear(year, month - 1, date + count)
  return dayText(moved.getUTCFullYear(), moved.getUTCMonth(), moved.getUTCDate())
}

/** The first instant of a day as `2025-11-24`; undefined when it is none. */
export function startOfDayNamed(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const ms = new Date(`${day}T00:00:00`).getTime()
  return Number.isNaN(ms) ? undefined : ms
}

/** The last millisecond of a day as `2025-11-24`; undefined when it is none. */
export function endOfDayNamed(day: string): number | undefined {
  if (startOfDayNamed(day) === undefined) return undefined
  const nextMs = startOfDayNamed(addDays(day, 1))
  return nextMs === undefined ? undefined : nextMs - 1
}

function dayText(year: number, month: number, date: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(date)}`
}
