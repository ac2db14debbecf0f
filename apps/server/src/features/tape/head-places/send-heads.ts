// Sends each published head to a place outside: in order, none left out, going on where a stop or
// an outage ended it. What cannot be sent is tried again, ever more rarely; no other place waits.

import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { Database } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import { loadTapeName } from '../head-store.ts'
import type { HeadPlace } from './head-place.ts'
import { insertPlace, listHeadsFor, updatePlace } from './place-store.ts'

/** Heads in memory, some 100 kB; what a stop between makes a place get twice. */
const HEADS_AT_ONCE = 100
const FIRST_PAUSE_MS = 2 * SECOND_MS
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS

export type SendHeadsParts = {
  readonly database: Database
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly nowMs: () => number
  /** How many heads a place does not have, whenever it was tried. */
  readonly onBehind: (place: string, heads: number) => void
}

export type HeadSender = {
  readonly name: string
  /** Call it again and again, never twice at a time; each call sends what is due. */
  readonly send: () => Promise<void>
  /** What is under way ends soon, and nothing begins. */
  readonly stop: () => void
}

export function createHeadSender(
  parts: SendHeadsParts,
  place: HeadPlace,
  limit: number = HEADS_AT_ONCE,
): HeadSender {
  const { log, nowMs } = parts
  const { name, everyMs } = place
  const stopping = new AbortController()
  let tape: string | undefined
  let [notBeforeMs, pauseMs] = [Number.NEGATIVE_INFINITY, 0]
  const run = async () => {
    tape ??= await loadTapeName(parts.database)
    if (tape === undefined) return
    if (await sendAll(parts, place, { tape, limit, signal: stopping.signal })) {
      notBeforeMs = nowMs() + everyMs
    }
  }
  return {
    name,
    send: async () => {
      if (stopping.signal.aborted || nowMs() < notBeforeMs) return
      try {
        await run()
        if (pauseMs > 0) log.info({ place: name }, 'heads are sent to this place again')
        pauseMs = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        if (pauseMs === 0) {
          log.warn(
            { place: name, err: error },
            'heads cannot be sent to a place; it is tried again',
          )
        }
        pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
        notBeforeMs = nowMs() + pauseMs
      }
    },
    stop: () => stopping.abort(),
  }
}

type Sending = { readonly tape: string; readonly limit: number; readonly signal: AbortSignal }

/** Page by page; false: there was nothing that the place wanted. */
async function sendAll(
  { database, onBehind }: SendHeadsParts,
  place: HeadPlace,
  { tape, limit, signal }: Sending,
): Promise<boolean> {
  const { id, name, take } = place
  await insertPlace(database, id)
  let isAnySent = false
  for (;;) {
    const { heads, behind } = await listHeadsFor(database, { id, tape, limit })
    onBehind(name, behind)
    if (heads.length === 0 || signal.aborted) return isAnySent
    const count = await take(
      heads.map(({ signed }) => signed),
      signal,
    )
    const last = heads[count - 1]
    if (last === undefined) return isAnySent
    await updatePlace(database, id, last.number + 1)
    isAnySent = true
  }
}
