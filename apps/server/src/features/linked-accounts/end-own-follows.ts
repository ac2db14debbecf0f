// Ends follows whose leader turned out to be the follower (TR-10.7), by sealed rows of the inbox.

import { addToInbox } from '../../engine/commands/inbox.ts'
import { randomId } from '../../platform/random-id.ts'
import type { LinkDependencies } from './dependencies.ts'
import { listOwnFollows } from './same-person-store.ts'

/**
 * Of these users, or of all. May run as often as you like: a follow that has ended is not found,
 * and asked twice it ends once. Resolves when the engine has been asked.
 */
export async function endOwnFollows(
  { database, rowSeal, drainInbox, nowMs }: LinkDependencies,
  userIds?: readonly string[],
): Promise<void> {
  const count = await database.transaction(async (tx) => {
    const follows = await listOwnFollows(tx, userIds)
    for (const follow of follows) {
      const command = { kind: 'end-linked-follow', ...follow } as const
      const cause = `linked-follow:${randomId()}`
      await addToInbox(tx, rowSeal, { cause, command, timeMs: nowMs() })
    }
    return follows.length
  })
  if (count > 0) await drainInbox()
}
