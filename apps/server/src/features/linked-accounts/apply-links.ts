// What follows from a link, or from its end: who earns of whom, whose breaks are shared, and who
// copies whom no more. Each is asked of the engine where it knows otherwise, so that late or twice
// is harmless.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { listAlteredUsers } from '../limits/public.ts'
import { askTradingLock } from '../locks/public.ts'
import { lockUser } from '../profile/public.ts'
import { nameInviters } from '../team/public.ts'
import type { LinkDependencies } from './dependencies.ts'
import { endOwnFollows } from './end-own-follows.ts'
import { listUnnotifiedUsers } from './notice-store.ts'
import { notifyLinked } from './notify-linked.ts'
import { listMislocked, listMislockedUsers, listNeighbours } from './store.ts'

/** Of the links of one user; the engine knows before it resolves. */
export async function applyLinks(dependencies: LinkDependencies, userId: string): Promise<void> {
  const { database, nowMs } = dependencies
  const userIds = await listNeighbours(database, userId)
  await nameInviters(dependencies, userIds)
  const mislocked = await listMislocked(database, nowMs(), userIds)
  await lockTrading(
    dependencies,
    mislocked.map((account) => account.userId),
  )
  await endOwnFollows(dependencies, userIds)
  await notifyLinked(dependencies)
}

/** A pass over all: breaks that ended, and what a server that died left undone. */
export async function applyAllLinks(dependencies: LinkDependencies): Promise<void> {
  const { database, nowMs } = dependencies
  await nameInviters(dependencies, await listUnnotifiedUsers(database))
  await lockTrading(dependencies, await listMislockedUsers(database, nowMs()))
  await endOwnFollows(dependencies)
  await notifyLinked(dependencies)
}

/** By rows, as staff ask: whoever locks or opens the same user at this moment waits, or is seen. */
async function lockTrading(
  { database, rowSeal, drainInbox, nowMs }: LinkDependencies,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  for (const userId of new Set(userIds)) {
    await database.transaction(async (tx) => {
      await lockUser(tx, userId)
      const timeMs = nowMs()
      const isAltered = await hasAlteredLimits(tx, rowSeal, userId)
      for (const { accountId, reason } of await listMislocked(tx, timeMs, [userId])) {
        // Nobody can say that the break has ended: what is locked stays so.
        if (reason === null && isAltered) continue
        const lock = { accountIds: [accountId], reason: reason ?? undefined, timeMs }
        await askTradingLock(tx, rowSeal, lock)
      }
    })
  }
  await drainInbox()
}

/** Of anybody whose breaks may hold for the user. */
async function hasAlteredLimits(tx: Queryable, rowSeal: RowSeal, userId: string) {
  const userIds = await listNeighbours(tx, userId)
  return (await listAlteredUsers(tx, rowSeal, userIds)).length > 0
}
