// Tells the owner of an account that help with it was asked for. Not in the call that asked: it
// would take longer where there is an account to tell (REL-49). From then on staff may review it.

import { DAY_MS } from '@fairtick/core/time/duration'
import { markUnused } from '../files/public.ts'
import { isContactSealed, loadUser } from '../profile/public.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { listOldPictures, markErased } from './picture-store.ts'
import { LINK_LIFE_MS, tellAsked } from './recovery-mails.ts'
import { expireRows, listUntold, markTold } from './recovery-store.ts'
import { isSealedRecovery } from './sealed-recovery.ts'

/** Undecided for longer it is void. */
const PENDING_LIFE_MS = 14 * DAY_MS
/** After its end; then the pictures are erased (REL-47). */
const PICTURES_KEPT_MS = 90 * DAY_MS
const MOST_AT_ONCE = 100

/** Run as often as you like; what a stop interrupted is done by the next. */
export async function keepRecoveries(dependencies: RecoveryDependencies): Promise<void> {
  const { database, nowMs } = dependencies
  await tellRecoveries(dependencies)
  await expireRows(database, {
    askedBeforeMs: nowMs() - PENDING_LIFE_MS,
    holdBeforeMs: nowMs() - LINK_LIFE_MS,
    nowMs: nowMs(),
  })
  for (;;) {
    const old = await listOldPictures(database, nowMs() - PICTURES_KEPT_MS, MOST_AT_ONCE)
    for (const fileId of old) {
      await database.transaction(async (tx) => {
        await markUnused(tx, fileId)
        await markErased(tx, fileId, nowMs())
      })
    }
    if (old.length < MOST_AT_ONCE) return
  }
}

async function tellRecoveries(dependencies: RecoveryDependencies): Promise<void> {
  const { database, rowSeal, log, nowMs, publish } = dependencies
  for (const request of await listUntold(database, MOST_AT_ONCE)) {
    const events = await database.transaction(async (tx) => {
      const owner = await loadUser(tx, request.userId)
      // What was planted is told to nobody; of an address that was, its owner hears in the app.
      if (owner === undefined || !isSealedRecovery(rowSeal, request)) return undefined
      if (!(await markTold(tx, request.id, nowMs()))) return undefined
      if (!isContactSealed(rowSeal, owner)) log.warn({ userId: owner.id }, 'a contact was altered')
      return await tellAsked(dependencies, { tx, owner, request, nowMs: nowMs() })
    })
    if (events !== undefined) publish(events)
  }
}
