// What somebody wrote before the log-in becomes their account's: once, and never two people's.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { CustomerContext } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { changeNotices } from './chat-notices.ts'
import { type Conversation, lockOpen, updateAttached } from './conversation-store.ts'
import type { ChatDependencies } from './dependencies.ts'
import { insertEvent } from './event-store.ts'
import { visitorOf } from './person.ts'

/**
 * Where the account has an open conversation of its own, the visitor's is kept beside it and ends;
 * where it has one of another visitor, nothing is attached: that would be two people's.
 */
export async function attachVisitor(
  dependencies: ChatDependencies,
  { caller, visitorToken }: CustomerContext,
): Promise<CallResult<'attachChat'>> {
  if (visitorToken === undefined) return { attached: false }
  const { userId } = caller
  const visitor = visitorOf(visitorToken)
  const attached = await dependencies.database.transaction(async (tx) => {
    const own = await lockOpen(tx, { kind: 'user', userId })
    const theirs = await lockOpen(tx, visitor)
    if (theirs === undefined || own?.visitorHash) return undefined
    await attach(tx, { own, theirs, userId }, dependencies.nowMs())
    return theirs.id
  })
  if (attached === undefined) return { attached: false }
  dependencies.publish(await changeNotices(dependencies, attached))
  return { attached: true }
}

type Attaching = {
  readonly own: Conversation | undefined
  readonly theirs: Conversation
  readonly userId: string
}

async function attach(
  tx: Queryable,
  { own, theirs, userId }: Attaching,
  nowMs: number,
): Promise<void> {
  const stays = own === undefined ? 'open' : 'resolved'
  await updateAttached(tx, theirs.id, { userId, stays, nowMs })
  const nobody = { staffId: null, toStaffId: null, note: null, timeMs: nowMs }
  await insertEvent(tx, theirs.id, { kind: 'attached', ...nobody })
  if (own !== undefined) await insertEvent(tx, own.id, { kind: 'attached_apart', ...nobody })
}
