// Holds every committed tick against the alerts that wait, each once and in the order of the tape.

import type { TapeRecord } from '@fairtick/core/engine/record'
import type { Tick } from '@fairtick/core/market/tick'
import { EngineUnavailable } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { createAlertBook, type PriceAlert } from './alert-book.ts'
import { loadAlerts, loadCursor, loadTapeEnd, readTapeAfter } from './store.ts'

export type FiredAlert = { readonly alert: PriceAlert; readonly tick: Tick }

export type AlertWatch = {
  /** The tape of a committed group: costs two comparisons a tick that fires none. */
  readonly hear: (tape: readonly TapeRecord[]) => void
  /**
   * Begins to wait for the price and stores the alert. Ticks that come in the meantime count: the
   * firing waits for the end of `store`, which says whether there is a row. Throws before the
   * alerts are loaded.
   */
  readonly set: (
    draft: Omit<PriceAlert, 'tapePosition'>,
    store: (alert: PriceAlert) => Promise<boolean>,
  ) => Promise<void>
  readonly remove: (id: string) => void
  /** Loads what waits, if that is still to do, and reads what was not heard off the tape. */
  readonly catchUp: () => Promise<void>
  /** The next that fired; `upTo` when they are all up to that position of the tape. */
  readonly nextFired: (count: number) => Promise<FiredBatch>
  /** These are told. */
  readonly settle: (batch: FiredBatch) => void
  readonly size: () => number
}

export type FiredBatch = {
  readonly fired: readonly FiredAlert[]
  readonly upTo: number | undefined
}

type Progress = {
  /** Undefined: not loaded, or no longer known to be what the table says. */
  book: ReturnType<typeof createAlertBook> | undefined
  /** Up to here every tick was held against the book. */
  lookedAt: number
  /** The newest position that was heard of. */
  heard: number
  fired: FiredAlert[]
}

/** `onDue` is called when there is something to catch up with or to tell. */
export function createAlertWatch(database: Database, onDue: () => void): AlertWatch {
  const progress: Progress = { book: undefined, lookedAt: 0, heard: 0, fired: [] }
  /** Being stored. */
  const storing = new Map<string, Promise<unknown>>()

  const set: AlertWatch['set'] = async (draft, store) => {
    const { book } = progress
    if (book === undefined) throw new EngineUnavailable('the price alerts are not loaded')
    const alert = { ...draft, tapePosition: progress.heard }
    book.add(alert)
    const stored = store(alert)
    storing.set(alert.id, stored)
    try {
      if (!(await stored)) book.remove(alert.id)
    } catch (fault) {
      // There may be a row or none: the table knows.
      progress.book = undefined
      throw fault
    } finally {
      storing.delete(alert.id)
      if (progress.book === undefined) onDue()
    }
  }
  const nextFired = async (count: number): Promise<FiredBatch> => {
    const fired = progress.fired.slice(0, count)
    const upTo = fired.length === progress.fired.length ? progress.lookedAt : undefined
    await Promise.allSettled(fired.flatMap(({ alert }) => storing.get(alert.id) ?? []))
    return { fired, upTo }
  }
  return {
    hear: (tape) => hear(progress, tape, onDue),
    set,
    remove: (id) => progress.book?.remove(id),
    catchUp: async () => {
      if (progress.book === undefined) {
        await Promise.allSettled(storing.values())
        await load(progress, database)
      }
      await readOn(progress, database)
    },
    nextFired,
    settle: ({ fired }) => {
      progress.fired.splice(0, fired.length)
    },
    size: () => progress.book?.size() ?? 0,
  }
}

function hear(progress: Progress, tape: readonly TapeRecord[], onDue: () => void): void {
  const firedBefore = progress.fired.length
  for (const record of tape) {
    progress.heard = record.position
    look(progress, record)
  }
  if (progress.lookedAt < progress.heard || progress.fired.length > firedBefore) onDue()
}

/** Passes over what was looked at; what would leave a gap is read off the tape later. */
function look(progress: Progress, { position, entry }: TapeRecord): void {
  if (progress.book === undefined || position !== progress.lookedAt + 1) return
  progress.lookedAt = position
  if (entry.kind !== 'tick') return
  for (const alert of progress.book.takeFired(entry, position)) {
    progress.fired.push({ alert, tick: entry })
  }
}

/** What fired and was not told has its row still: it fires again. */
async function load(progress: Progress, database: Database): Promise<void> {
  const book = createAlertBook()
  const cursor = await loadCursor(database)
  for await (const alert of loadAlerts(database)) book.add(alert)
  progress.heard = Math.max(progress.heard, await loadTapeEnd(database))
  progress.lookedAt = cursor
  progress.fired = []
  progress.book = book
}

async function readOn(progress: Progress, database: Database): Promise<void> {
  while (progress.lookedAt < progress.heard) {
    const before = progress.lookedAt
    for (const record of await readTapeAfter(database, before)) look(progress, record)
    if (progress.lookedAt === before) return
  }
}
