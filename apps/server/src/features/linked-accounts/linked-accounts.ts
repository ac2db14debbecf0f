// The slice as the others use it: they say what an account brings, and let what follows be done.

import type { Queryable } from '../../platform/database.ts'
import type { KeyedHash } from '../../platform/keyed-hash.ts'
import { applyAllLinks, applyLinks } from './apply-links.ts'
import type { LinkDependencies } from './dependencies.ts'
import { noteSignals } from './note-signals.ts'
import { type Place, type Signal, visitSignals } from './signals.ts'

type Visitor = { readonly id: string; readonly fullName: string }

export type LinkedAccounts = {
  /** Of somebody who has just come in; what follows is done before it resolves. */
  readonly noteVisit: (user: Visitor, place: Place) => Promise<void>
  /** In the transaction of what is noted; afterwards `apply`. */
  readonly note: (tx: Queryable, userId: string, signals: readonly Signal[]) => Promise<void>
  /** Of all links of a user, after the commit of what changed them. */
  readonly apply: (userId: string) => Promise<void>
  readonly applyAll: () => Promise<void>
}

export function openLinkedAccounts(
  dependencies: LinkDependencies & { readonly keyedHash: KeyedHash },
): LinkedAccounts {
  const { database, nowMs, keyedHash, rowSeal, log } = dependencies
  const note = (tx: Queryable, userId: string, signals: readonly Signal[]) =>
    noteSignals(tx, { keyedHash, rowSeal, userId, signals, nowMs: nowMs() })
  // Nobody is kept out because the engine is away: the job goes on with it.
  const apply = (userId: string) =>
    applyLinks(dependencies, userId).catch((error: unknown) => {
      log.warn({ err: error, userId }, 'links were not carried out; it is tried again')
    })
  return {
    noteVisit: async ({ id, fullName }, place) => {
      const signals = visitSignals(place, fullName)
      if (await database.transaction((tx) => note(tx, id, signals))) await apply(id)
    },
    note: async (tx, userId, signals) => {
      await note(tx, userId, signals)
    },
    apply,
    applyAll: () => applyAllLinks(dependencies),
  }
}
