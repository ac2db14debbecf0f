// The wire call for what a tick was read from.

import { framesOf } from '@fairtick/core/market/tick'
import { type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import { readTicks } from '../../engine/tape/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'
import { findFrames, minuteOf } from './frame-store.ts'

export function tapeFrameRoutes({
  database,
}: {
  readonly database: Queryable
}): Handlers<'tapeFrame'> {
  return {
    // 404: as the line of the tick says, it names no frame or is older than they are kept; or it is
    // so new that its frames are not written down yet.
    tapeFrame: async ({ query: { symbol, seq } }) => {
      const [tick] = await readTicks(database, symbol, seq, 1)
      const named = tick === undefined ? [] : framesOf(tick)
      if (tick === undefined || named.length === 0) return NOT_FOUND
      const hashes = named.map(({ hash }) => hash)
      const found = await findFrames(database, minuteOf(tick.time), hashes)
      if (found.size === 0) return NOT_FOUND
      const frames = named.map(({ hash, receivedMs, venueTimeMs, feed }) => ({
        feed: feed ?? found.get(hash)?.feed ?? '',
        frame: found.get(hash)?.text ?? null,
        ...{ hash, received: receivedMs, venueTime: venueTimeMs },
      }))
      return { symbol, seq, frames }
    },
  }
}
