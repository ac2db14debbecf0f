// Keeps the frames of ticks: in memory until the ticks stand on the tape, then in the database.

import type { TapeRecord } from '@fairtick/core/engine/record'
import { framesOf } from '@fairtick/core/market/tick'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { insertChunk, minuteOf } from './frame-store.ts'

export type OfferedFrame = { readonly hash: string; readonly feed: string; readonly text: string }

export type FrameKeeper = {
  /** A tick that names this frame is on its way; called for each frame of each tick. */
  readonly offer: (frame: OfferedFrame) => void
  /** These records stand on the tape. */
  readonly keep: (tape: readonly TapeRecord[]) => void
  /** Writes what is kept; what could not be written is tried again by the next call. */
  readonly store: () => Promise<void>
}

/** Of instruments that are not offered no tick ever stands: their frames go with the oldest. */
const MAX_OFFERED = 10_000
/** Of frames that wait for the database: some minutes of the busiest market. */
const MAX_KEPT_CHARACTERS = 32_000_000

type Offered = { readonly frame: OfferedFrame; uses: number }

type Kept = {
  readonly minute: number
  readonly feed: string
  /** By hash: two ticks may have their prices from one frame. */
  readonly texts: Map<string, string>
}

export function createFrameKeeper(
  { database, log }: { readonly database: Database; readonly log: Log },
  { maxCharacters = MAX_KEPT_CHARACTERS }: { readonly maxCharacters?: number } = {},
): FrameKeeper {
  const offered = new Map<string, Offered>()
  const kept = new Map<string, Kept>()
  let characters = 0
  let isStoring = false

  const add = (minute: number, { feed, hash, text }: OfferedFrame) => {
    const key = `${minute} ${feed}`
    let chunk = kept.get(key)
    if (chunk === undefined) {
      chunk = { minute, feed, texts: new Map() }
      kept.set(key, chunk)
    }
    if (chunk.texts.has(hash)) return
    chunk.texts.set(hash, text)
    characters += text.length
  }
  const take = (key: string, { texts }: Kept) => {
    kept.delete(key)
    for (const text of texts.values()) characters -= text.length
  }
  const takeOffered = (minute: number, hash: string) => {
    const found = offered.get(hash)
    if (found === undefined) return
    add(minute, found.frame)
    found.uses -= 1
    if (found.uses === 0) offered.delete(hash)
  }
  const dropOldest = () => {
    let frames = 0
    while (characters > maxCharacters) {
      const [oldest] = [...kept].sort(([, a], [, b]) => a.minute - b.minute)
      if (oldest === undefined) break
      take(...oldest)
      frames += oldest[1].texts.size
    }
    if (frames > 0) log.error({ frames }, 'frames of venues are lost: the database was away')
  }
  return {
    offer: (frame) => {
      const known = offered.get(frame.hash)
      if (known) known.uses += 1
      else offered.set(frame.hash, { frame, uses: 1 })
      if (offered.size <= MAX_OFFERED) return
      for (const oldest of offered.keys()) {
        offered.delete(oldest)
        break
      }
    },
    keep: (tape) => {
      for (const { entry } of tape) {
        if (entry.kind !== 'tick') continue
        for (const { hash } of framesOf(entry)) takeOffered(minuteOf(entry.time), hash)
      }
      dropOldest()
    },
    store: async () => {
      if (isStoring) return
      isStoring = true
      try {
        for (const [key, chunk] of [...kept]) {
          take(key, chunk)
          const { minute, feed, texts } = chunk
          await insertChunk(database, { minute, feed, texts: [...texts.values()] }).catch(
            (fault) => {
              for (const [hash, text] of texts) add(minute, { feed, hash, text })
              dropOldest()
              throw fault
            },
          )
        }
      } finally {
        isStoring = false
      }
    },
  }
}
