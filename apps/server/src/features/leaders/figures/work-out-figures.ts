// The job that works the figures of leaders out anew, once an hour and some at a time.

import type { Instrument } from '@fairtick/core/market/instrument'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { Bus } from '../../../platform/bus.ts'
import type { Queryable } from '../../../platform/database.ts'
import { readMarks } from '../../account/public.ts'
import { updateFigures } from '../figures-store.ts'
import { listDue } from './record-store.ts'
import { workOut } from './work-out.ts'

export type FigureParts = {
  readonly database: Queryable
  readonly bus: Bus
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly nowMs: () => number
}

/** Few enough that a stop need not wait for long; the rest follows at the next look. */
const LEADERS_A_LOOK = 20
/** So long after an hour has begun its readings are there. */
const READINGS_MS = 2 * MINUTE_MS

/**
 * Call it again and again: it works when an hour has its readings, until all leaders are done. One
 * that cannot be worked out now holds up nobody: the turn goes on behind it.
 */
export function createFigureJob(parts: FigureParts): () => Promise<void> {
  const { database, bus, instruments, nowMs } = parts
  let afterId = ''
  return async () => {
    const now = nowMs()
    const beforeMs = now - ((now - READINGS_MS) % HOUR_MS)
    const leaders = await listDue(database, { beforeMs, afterId, limit: LEADERS_A_LOOK })
    afterId = leaders.length < LEADERS_A_LOOK ? '' : (leaders.at(-1)?.id ?? '')
    if (leaders.length === 0) return
    const marks = await readMarks(bus)
    for (const leader of leaders) {
      const worked = await workOut(database, leader, { instruments, marks, nowMs: now })
      if (worked !== undefined) await updateFigures(database, { leaderId: leader.id, ...worked })
    }
  }
}
