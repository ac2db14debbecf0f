// Puts records before the core as the engine's host does: what the calendar says comes first.

import type { Command } from '@fairtick/core/engine/command'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { EngineRecord, TapeEntry } from '@fairtick/core/engine/record'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { type StepResult, step } from '@fairtick/core/engine/step'
import { addMs, type Instant } from '@fairtick/core/time/instant'
import { type CalendarEntry, createCalendar } from '@fairtick/server/platform/calendar'
import type { WorkedCase } from './worked-case.ts'

export type Feeds = {
  readonly state: EngineState
  readonly events: readonly EngineEvent[]
  /** Date (`YYYY-MM-DD`) of each day of the operator that has ended, by its number. */
  readonly endedDays: ReadonlyMap<number, string>
  readonly tape: (entry: TapeEntry) => void
  readonly ask: (time: Instant, command: Command) => StepResult
}

/** Writes due calendar instants before whatever comes at or after them; runs the payroll. */
export function createFeeds(state: EngineState, config: WorkedCase['config']): Feeds {
  const { rolloverTime, rolloverTimeZone, operatorTimeZone = rolloverTimeZone } = config
  const calendar = createCalendar({ rolloverTime, rolloverTimeZone, operatorTimeZone })
  const dateOf = createDateOf(operatorTimeZone)
  const events: EngineEvent[] = []
  const endedDays = new Map<number, string>()
  const feed = (record: EngineRecord): StepResult => {
    const result = step(state, record)
    events.push(...result.events.map(({ event }) => event))
    return result
  }
  const put = (entry: TapeEntry) => feed({ log: 'tape', position: state.tapePosition + 1, entry })
  const order = (time: Instant, command: Command) => {
    const { commandNumber, tapePosition } = state
    return feed({ log: 'command', number: commandNumber + 1, time, tapePosition, command })
  }
  const passInstant = (due: CalendarEntry) => {
    const { time } = due
    put({ kind: 'calendar', ...due })
    if (due.instant !== 'day-start') return
    const day = state.dayNumber - 1
    endedDays.set(day, dateOf(addMs(time, -1)))
    for (const accountId of [...state.payableRewards.keys()]) {
      order(time, { kind: 'pay-rewards', accountId, day })
    }
  }
  const passCalendar = (until: Instant) => {
    if (state.time === 0) return
    for (const due of calendar.between(state.time, until)) passInstant(due)
  }
  return {
    ...{ state, events, endedDays },
    tape: (entry) => {
      passCalendar(entry.time)
      put(entry)
    },
    ask: (time, command) => {
      passCalendar(time)
      return order(time, command)
    },
  }
}

/** The zone's date of an instant, `YYYY-MM-DD`. */
function createDateOf(timeZone: string): (time: Instant) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
    return (['year', 'month', 'day'] as const).map((part) => parts.get(part)).join('-')
  }
}
