// Notes what an account brings, and links it to those that had the same before (REL-12).

import type { LinkSignal } from '@fairtick/wire/admin/link-signals'
import type { Queryable } from '../../platform/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { isSealedLink, sealLink } from './sealed-link.ts'
import type { Signal } from './signals.ts'
import {
  type FoundLink,
  type Holder,
  insertLink,
  insertSignal,
  type KeyedSignal,
  listHolders,
  listNewSignals,
  loadLinkOf,
  lockSignals,
  type StoredLink,
  updateLink,
} from './store.ts'

type Noting = {
  readonly keyedHash: KeyedHash
  readonly rowSeal: RowSeal
  readonly userId: string
  readonly signals: readonly Signal[]
  readonly nowMs: number
}

/** True when a link was found. Of two who bring the same at once the second finds the first. */
export async function noteSignals(
  tx: Queryable,
  { keyedHash, rowSeal, userId, signals, nowMs }: Noting,
): Promise<boolean> {
  const keyed = signals.map(({ kind, parts }) => ({ kind, keyHash: keyedHash(kind, ...parts) }))
  // Without a lock where nothing is new: most visits are like the one before.
  const fresh = await listNewSignals(tx, userId, keyed)
  if (fresh.length === 0) return false
  await lockSignals(tx, fresh.filter(isLinking))
  let isFound = false
  for (const signal of fresh) {
    await insertSignal(tx, userId, signal, nowMs)
    if (!isLinking(signal)) continue
    for (const holder of await listHolders(tx, userId, signal)) {
      const link = { id: randomId(), ...orderOf(userId, holder), signal: signal.kind, nowMs }
      const binds = isBinding(signal.kind, holder)
      if (await writeLink(tx, rowSeal, { ...link, binds })) isFound = true
    }
  }
  return isFound
}

/** Each needs somebody else who has changed the same link between two statements. */
const MAX_TRIES = 10

/** True when it says something new. Nothing is locked, or written, where it does not. */
async function writeLink(tx: Queryable, rowSeal: RowSeal, link: FoundLink): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await loadLinkOf(tx, link)
    if (before === undefined) {
      const first = { ...link, signals: [link.signal] }
      const seal = sealLink(rowSeal, first)
      if (await insertLink(tx, { ...first, seal }, link.nowMs)) return true
      continue
    }
    if (!saysMore(link, before)) return false
    const after = { ...before, ...termsWith(link, before) }
    // One that was planted stays unsealed: what was found now makes nothing else of it true.
    const seal = isSealedLink(rowSeal, before) ? sealLink(rowSeal, after) : before.seal
    if (await updateLink(tx, before, { ...after, seal }, link.nowMs)) return true
    // Somebody else changed it meanwhile: what it says now is looked at.
  }
  throw new Error('a link of two accounts changes without end')
}

function saysMore({ signal, binds }: FoundLink, before: StoredLink): boolean {
  return !before.signals.includes(signal) || (binds && !before.binds && before.status === 'open')
}

/** What was lifted is open again by a new kind alone, and then binds as far as that one does. */
function termsWith({ signal, binds }: FoundLink, before: StoredLink) {
  return {
    signals: [...new Set([...before.signals, signal])].sort(),
    binds: binds || (before.binds && before.status !== 'lifted'),
  }
}

function orderOf(userId: string, { userId: holderId, isEarlier }: Holder) {
  return isEarlier
    ? { laterUserId: userId, earlierUserId: holderId }
    : { laterUserId: holderId, earlierUserId: userId }
}

/**
 * By a bank account or wallet only where the later account named it after the earlier one: others
 * may know them too. Whichever of the two was first in a browser or with a document that staff have
 * verified: its token nobody else has, and its number is one person's.
 */
function isBinding(kind: LinkSignal, { isEarlier }: Holder): boolean {
  if (kind === 'device_name' || kind === 'identity') return true
  return (kind === 'bank' || kind === 'wallet') && isEarlier
}

const LINKING: Readonly<Record<LinkSignal, boolean>> = {
  ...{
    bank: true,
    wallet: true,
    identity: true,
    device: true,
    device_name: true,
    place_name: true,
  },
  network: false,
}

function isLinking({ kind }: KeyedSignal): boolean {
  return LINKING[kind]
}
