// Gives every record its tape time and its place; tape time never goes back (TR-2.1).

import type { CommandRecord, TapeEntry, TapeRecord } from '@fairtick/core/engine/record'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Calendar, CalendarEntry } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'

/** Further off the wall clock than this, tape time is insane (ahead) or goes on at it (behind). */
export const MAX_DRIFT_MS = 5_000

export type Sequencer = {
  /** Tape time now: start plus monotonic time elapsed, never before the last record. */
  readonly now: () => Instant
  /** False while tape time is more than 5 s ahead of the wall clock: nothing may open. */
  readonly isSane: () => boolean
  /** Calendar entries that are due at or before `time` and not written yet, as tape entries. */
  readonly dueCalendar: (time: Instant) => readonly TapeEntry[]
  readonly placeTape: (entry: TapeEntry) => TapeRecord
  readonly placeCommand: (time: Instant, command: CommandRecord['command']) => CommandRecord
}

/** Where the records so far end. */
export type TapeEnd = {
  readonly time: Instant | undefined
  readonly position: number
  readonly commandNumber: number
}

export function createSequencer(clock: Clock, calendar: Calendar, end: TapeEnd): Sequencer {
  let lastTime = end.time ?? instantFromMs(Math.floor(clock.wallMs()))
  let { position, commandNumber } = end
  let startWallMs = Math.max(end.time === undefined ? 0 : end.time + 1, clock.wallMs())
  let startMonotonicMs = clock.monotonicMs()
  let nextCalendar: CalendarEntry = calendar.nextAfter(lastTime)

  const elapsed = () => startWallMs + (clock.monotonicMs() - startMonotonicMs)
  const now = (): Instant => {
    if (clock.wallMs() - elapsed() > MAX_DRIFT_MS) {
      startWallMs = clock.wallMs()
      startMonotonicMs = clock.monotonicMs()
    }
    return instantFromMs(Math.max(lastTime, Math.floor(elapsed())))
  }
  return {
    now,
    isSane: () => now() - clock.wallMs() <= MAX_DRIFT_MS,
    dueCalendar: (time) => {
      if (nextCalendar.time > time) return []
      const due = calendar.between(lastTime, time)
      // Instants at the very time of the last record were due before it was written.
      nextCalendar = calendar.nextAfter(time)
      return due.map((entry) => ({ kind: 'calendar', ...entry }))
    },
    placeTape: (entry) => {
      lastTime = entry.time
      position += 1
      return { position, entry }
    },
    placeCommand: (time, command) => {
      lastTime = time
      commandNumber += 1
      return { number: commandNumber, time, tapePosition: position, command }
    },
  }
}
