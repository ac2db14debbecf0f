// Erases what was declined, abandoned or replaced when its time is over (REL-47): pictures, what
// could be read, and with the last of a person their key. Late or twice is harmless.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'
import { hasDocuments, markUnused } from '../files/public.ts'
import { eraseOldCases, hasReadableCase, listErasedPeople } from './case-store.ts'
import { eraseWords } from './decision-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { listOldPictures, markErased } from './picture-store.ts'

const MAX_AT_ONCE = 100

export type Erased = { readonly pictures: number; readonly cases: number; readonly keys: number }

/**
 * A picture is given up here and taken from the disk by the job that removes what nothing shows;
 * the key goes when none is left there, which may be at a later run.
 */
export async function eraseOld(dependencies: IdentityDependencies): Promise<Erased> {
  const { database, rules, keys, nowMs } = dependencies
  const beforeMs = nowMs() - rules.declinedKeptDays * DAY_MS
  const pictures = await pageByPage(async () => {
    const old = await listOldPictures(database, beforeMs, MAX_AT_ONCE)
    for (const { fileId } of old) {
      await database.transaction(async (tx) => {
        await markUnused(tx, fileId)
        await markErased(tx, fileId, nowMs())
      })
    }
    return old.length
  })
  const cases = await pageByPage(() =>
    database.transaction(async (tx) => {
      const limits = { beforeMs, nowMs: nowMs(), limit: MAX_AT_ONCE }
      const erased = await eraseOldCases(tx, limits)
      await eraseWords(
        tx,
        erased.map(({ id }) => id),
      )
      return erased.length
    }),
  )
  const people = await listErasedPeople(database, MAX_AT_ONCE)
  let destroyed = 0
  for (const userId of people) {
    const isNeeded = async (tx: Queryable) =>
      (await hasReadableCase(tx, userId)) || (await hasDocuments(tx, userId))
    if (await database.transaction((tx) => keys.destroy(tx, userId, isNeeded))) destroyed += 1
  }
  return { pictures, cases, keys: destroyed }
}

async function pageByPage(work: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const done = await work()
    all += done
    if (done < MAX_AT_ONCE) return all
  }
}
