// What strangers check by, put together: heads of the tape, and the key that they are signed by.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { tapeFrameRoutes } from '../features/tape/frame-routes.ts'
import { createHeadPublisher } from '../features/tape/public.ts'
import { receiptRoutes, tapeRoutes } from '../features/tape/routes.ts'
import type { Bus } from '../platform/bus.ts'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/key-folder.ts'
import { openSigningKey } from '../platform/signing-key.ts'

export type TapeParts = { readonly database: Database; readonly bus: Bus }

export function openTape(parts: TapeParts, keys: Keys, nowMs: () => number) {
  const signingKey = openSigningKey(keys)
  return {
    handlers: {
      ...tapeRoutes(parts),
      ...tapeFrameRoutes(parts),
      ...receiptRoutes({ ...parts, nowMs, signingKey }),
    },
    jobs: { publishHead: createHeadPublisher({ ...parts, nowMs, signingKey, everyMs: MINUTE_MS }) },
  }
}
