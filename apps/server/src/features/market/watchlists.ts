// The watchlists of those who ask often, in memory.

import { LRUCache } from 'lru-cache'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import { deleteWatched, insertWatched, loadWatchlist, updatePlaces } from './store.ts'

const MAX_KEPT = 10_000
/** Should a change in another process not be heard of. */
const KEPT_MS = 30_000

export type Watchlists = {
  /** At once for one that is kept. */
  readonly of: (userId: string) => readonly string[] | Promise<readonly string[]>
  readonly set: (userId: string, symbol: string, isWatched: boolean) => Promise<void>
  readonly order: (userId: string, symbols: readonly string[]) => Promise<void>
}

/**
 * Every change goes through here, in whichever process, so that a list that is kept is the one that
 * is stored.
 */
export function openWatchlists(
  database: Database,
  bus: Pick<Bus, 'publish' | 'subscribe' | 'onReturn'>,
): Watchlists {
  const kept = new LRUCache<string, readonly string[]>({ max: MAX_KEPT, ttl: KEPT_MS })
  let changes = 0
  const load = async (userId: string) => {
    const changesBefore = changes
    const symbols = await loadWatchlist(database, userId)
    // One that was changed while it was being read must not be kept.
    if (changes === changesBefore) kept.set(userId, symbols)
    return symbols
  }
  bus.subscribe('watchlist', ({ userId }) => {
    changes += 1
    kept.delete(userId)
  })
  bus.onReturn(() => {
    changes += 1
    kept.clear()
  })
  /** Forgotten before, for whoever asks while it is written, and after, for what they read then. */
  const change = async (userId: string, work: Promise<void>) => {
    bus.publish('watchlist', { userId })
    try {
      await work
    } finally {
      bus.publish('watchlist', { userId })
    }
  }
  return {
    of: (userId) => kept.get(userId) ?? load(userId),
    set: (userId, symbol, isWatched) =>
      change(userId, (isWatched ? insertWatched : deleteWatched)(database, userId, symbol)),
    order: (userId, symbols) => change(userId, updatePlaces(database, userId, symbols)),
  }
}
