// How many files are made at once: one a user, a few in all.

import { TEXT_FILE_LIFE_MS } from '@fairtick/wire/text-file'

export type ExportSlots = {
  /** What to call when the file is done or given up; undefined: come back later. */
  readonly take: (userId: string) => (() => void) | undefined
}

const MAX_AT_ONCE = 4

export function createExportSlots(nowMs: () => number): ExportSlots {
  const taken = new Map<string, number>()
  return {
    take: (userId) => {
      const now = nowMs()
      for (const [user, takenMs] of taken) {
        if (takenMs <= now - TEXT_FILE_LIFE_MS) taken.delete(user)
      }
      if (taken.has(userId) || taken.size >= MAX_AT_ONCE) return undefined
      taken.set(userId, now)
      return () => {
        if (taken.get(userId) === now) taken.delete(userId)
      }
    },
  }
}
