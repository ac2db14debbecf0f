// The newest head as every process knows it: by the bus, and at first from the table.

import type { SignedHead } from '@fairtick/proof/head'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import { loadNewestHead, loadTapeName, type StoredHead, signedOf } from './head-store.ts'

export type NewestHead = {
  /** Changes whenever another head may be the newest: what was made of it before is old. */
  readonly version: () => number
  /** Undefined: there is none yet. */
  readonly read: () => Promise<PublishedHead | undefined>
}

export type PublishedHead = { readonly stored: StoredHead; readonly signed: SignedHead }

export function watchNewestHead(
  database: Queryable,
  bus: Pick<Bus, 'subscribe' | 'onReturn'>,
): NewestHead {
  let version = 0
  const renew = () => {
    version += 1
  }
  bus.subscribe('head', renew)
  bus.onReturn(renew)
  return { version: () => version, read: () => readNewest(database) }
}

async function readNewest(database: Queryable): Promise<PublishedHead | undefined> {
  const stored = await loadNewestHead(database)
  const tape = stored && (await loadTapeName(database))
  if (stored === undefined || tape === undefined) return undefined
  return { stored, signed: signedOf(tape, stored) }
}
