// Gives every record its tape time and its place; tape time never goes back (TR-2.1).

import type { CommandRecord, EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import type { CalendarInstant } from '@fairtick/core/time/calendar-instant'
import { DAY_MS } from '@fairtick/core/time/duration'
import { addMs, type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Calendar, CalendarEntry } from '../../platform/calendar.ts'
import type { Clock } from '../../platform/clock.ts'

/** Further off the wall clock than this, tape time is insane (ahead) or goes on at it (behind). */
export const MAX_DRIFT_MS = 5_000

/** How far ahead calendar entries are worked out at once. */
const PLANNED_MS = 2 * DAY_MS

export type Sequencer = {
  /** Tape time now: start plus monotonic time elapsed, never before the last record. */
  readonly now: () => Instant
  /** False while tape time is more than 5 s ahead of the wall clock: nothing may open. */
  readonly isSane: () => boolean
  /** Takes the next calendar entry that is due at or before `time`; undefined: all are written. */
  readonly takeDue: (time: Instant) => TapeEntry | undefined
  /** Now, or while a calendar entry is due and must wait, the last moment before it. */
  readonly nowBeforeDue: () => Instant
  readonly placeTape: (entry: TapeEntry) => Extract<EngineRecord, { log: 'tape' }>
  readonly placeCommand: (
    time: Instant,
    command: CommandRecord['command'],
  ) => Extract<EngineRecord, { log: 'command' }>
}

/** Where the records so far end. */
export type TapeEnd = {
  readonly time: Instant | undefined
  readonly position: number
  readonly commandNumber: number
  /** Calendar entries written at the very time of the last record. */
  readonly calendarAtEnd: readonly CalendarInstant[]
}

export function createSequencer(clock: Clock, calendar: Calendar, end: TapeEnd): Sequencer {
  let lastTime = end.time ?? instantFromMs(Math.floor(clock.wallMs()))
  let { position, commandNumber } = end
  let startWallMs = Math.max(end.time === undefined ? 0 : end.time + 1, clock.wallMs())
  let startMonotonicMs = clock.monotonicMs()
  const upcoming = leftAtEnd(calendar, end)
  let plannedUntil = lastTime
  const nextDue = (): CalendarEntry => {
    while (upcoming.length === 0) {
      const until = addMs(plannedUntil, PLANNED_MS)
      upcoming.push(...calendar.between(plannedUntil, until))
      plannedUntil = until
    }
    return upcoming[0] as CalendarEntry
  }

  const elapsed = () => startWallMs + (clock.monotonicMs() - startMonotonicMs)
  const now = (): Instant => {
    let timeMs = elapsed()
    if (clock.wallMs() - timeMs > MAX_DRIFT_MS) {
      startWallMs = clock.wallMs()
      startMonotonicMs = clock.monotonicMs()
      timeMs = startWallMs
    }
    return instantFromMs(Math.max(lastTime, Math.floor(timeMs)))
  }
  return {
    now,
    isSane: () => now() - clock.wallMs() <= MAX_DRIFT_MS,
    takeDue: (time) => {
      const due = nextDue()
      if (due.time > time) return undefined
      upcoming.shift()
      return { kind: 'calendar', ...due }
    },
    nowBeforeDue: () => instantFromMs(Math.max(lastTime, Math.min(now(), nextDue().time - 1))),
    placeTape: (entry) => {
      lastTime = entry.time
      position += 1
      return { log: 'tape', position, entry }
    },
    placeCommand: (time, command) => {
      lastTime = time
      commandNumber += 1
      return { log: 'command', number: commandNumber, time, tapePosition: position, command }
    },
  }
}

/** When the tape ends between two entries of one instant, the later ones are still due. */
function leftAtEnd(calendar: Calendar, { time, calendarAtEnd }: TapeEnd): CalendarEntry[] {
  if (time === undefined || calendarAtEnd.length === 0) return []
  return calendar
    .between(addMs(time, -1), time)
    .filter(({ instant }) => !calendarAtEnd.includes(instant))
}
