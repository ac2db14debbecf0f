// The wire call for what a tick was read from.

import { type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import { readTicks } from '../../engine/tape/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'
import { findFrame, minuteOf } from './frame-store.ts'

export function tapeFrameRoutes({
  database,
}: {
  readonly database: Queryable
}): Handlers<'tapeFrame'> {
  return {
    // 404: as the line of the tick says, it names no frame or is older than they are kept; or it is
    // so new that its frame is not written down yet.
    tapeFrame: async ({ query: { symbol, seq } }) => {
      const [tick] = await readTicks(database, symbol, seq, 1)
      if (tick?.frame === undefined) return NOT_FOUND
      const { hash, receivedMs, venueTimeMs } = tick.frame
      const found = await findFrame(database, minuteOf(tick.time), hash)
      if (found === undefined) return NOT_FOUND
      const { text, feed } = found
      const times = { received: receivedMs, venueTime: venueTimeMs }
      return { symbol, seq, frame: text, hash, ...times, feed }
    },
  }
}
