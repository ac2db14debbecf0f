// What strangers and customers check by, put together: heads of the tape, the frames behind ticks,
// receipts, what is owed, and the keys of each.

import type { Instrument } from '@fairtick/core/market/instrument'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { EnginePort } from '../engine/engine-port.ts'
import type { OperatorTerms } from '../features/changes/public.ts'
import { createLiabilityJob, createSalts, forgetLeaves } from '../features/liabilities/public.ts'
import { liabilityRoutes } from '../features/liabilities/routes.ts'
import { tapeFrameRoutes } from '../features/tape/frame-routes.ts'
import { purgeFrames } from '../features/tape/frame-store.ts'
import {
  createHeadPublisher,
  openHeadPlaces,
  refuseUnusablePlaces,
} from '../features/tape/public.ts'
import { receiptRoutes, tapeRoutes } from '../features/tape/routes.ts'
import type { Bus } from '../platform/bus.ts'
import type { Calendar } from '../platform/calendar.ts'
import type { Config } from '../platform/config.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Keys } from '../platform/key-folder.ts'
import { openKeyedHash } from '../platform/keyed-hash.ts'
import type { Log } from '../platform/log.ts'
import type { MailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { openSigningKey } from '../platform/signing-key.ts'

export type TapeParts = {
  readonly config: Pick<Config, 'heads' | 'cluster'>
  readonly database: Database
  readonly bus: Bus
  readonly log: Log
  readonly mails: Pick<MailOutbox, 'add'>
  readonly metrics: Pick<Metrics, 'headsBehind'>
  readonly calendar: Calendar
  readonly engine: Pick<EnginePort, 'now'>
  readonly terms: Pick<OperatorTerms, 'mode'>
  readonly rowSeal: RowSeal
  readonly instruments: ReadonlyMap<string, Instrument>
}

export function openTape(parts: TapeParts, keys: Keys, nowMs: () => number) {
  const signed = { ...parts, nowMs, signingKey: openSigningKey(keys) }
  const { terms, engine, metrics } = parts
  const { heads, cluster } = parts.config
  if (cluster.roles.includes('engine')) refuseUnusablePlaces(heads)
  const onBehind = (place: string, count: number) => metrics.headsBehind.set({ place }, count)
  // The key of the rows is in every process that needs them.
  const saltOf = createSalts(openKeyedHash(keys, 'rows'))
  const owed = { ...parts, mode: terms.mode, now: engine.now, saltOf }
  return {
    handlers: {
      ...tapeRoutes(parts),
      ...tapeFrameRoutes(parts),
      ...receiptRoutes(signed),
      ...liabilityRoutes({ ...owed, nowMs }),
    },
    jobs: {
      publishHead: createHeadPublisher({ ...signed, everyMs: MINUTE_MS }),
      headPlaces: openHeadPlaces({ ...parts, nowMs, onBehind }, heads),
      publishLiabilities: createLiabilityJob(owed),
    },
  }
}

/** What can be proved for a while alone. */
export function forgetProofs(database: Queryable, nowMs: number): Promise<unknown> {
  return Promise.all([forgetLeaves(database), purgeFrames(database, nowMs)])
}
