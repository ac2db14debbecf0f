// Options whose result has not come by itself: asked for a few seconds after their expiry.

import type { WireOption } from '@fairtick/wire/socket/frames'

/** Settlement follows within a second; more than this means that the event was missed. */
const OVERDUE_AFTER_MS = 3_000
/** An option is asked for at most so often. */
const ASK_AGAIN_MS = 5_000

export type OverdueOptions = {
  /** Ids to ask for now; each is not named again for a while. */
  readonly due: (running: readonly WireOption[], nowMs: number) => readonly string[]
}

export function createOverdueOptions(): OverdueOptions {
  const askedAtMs = new Map<string, number>()
  return {
    due: (running, nowMs) => {
      const runningIds = new Set(running.map(({ id }) => id))
      for (const id of askedAtMs.keys()) if (!runningIds.has(id)) askedAtMs.delete(id)
      const ids = running
        .filter(({ expiryTime }) => nowMs - expiryTime > OVERDUE_AFTER_MS)
        .map(({ id }) => id)
        .filter((id) => nowMs - (askedAtMs.get(id) ?? Number.NEGATIVE_INFINITY) > ASK_AGAIN_MS)
      for (const id of ids) askedAtMs.set(id, nowMs)
      return ids
    },
  }
}
