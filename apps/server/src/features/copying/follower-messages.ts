// What followers are told by a message, beside each close of a copy: a copy stop, orders in a row
// that were not copied, a leader who leads no more, and one who is the follower.

import type { OutboxMessage } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { nameLeaders } from '../leaders/public.ts'
import { copyMessage, type NamedInNews, type NewMessage } from '../messages/public.ts'
import { countSkipsInRow, listFollowers } from './store.ts'

/** One of them is a chance; three say that these terms do not fit. */
export const SKIPS_TOLD = 3

/** Nothing for what is not about copying. */
export async function copyMessagesOf(
  { tx, rowSeal }: { readonly tx: Queryable; readonly rowSeal: RowSeal },
  told: OutboxMessage,
): Promise<readonly NewMessage[]> {
  switch (told.topic) {
    case 'copy-skipped': {
      const { accountId, leaderId, orderId } = told
      const skips = await countSkipsInRow(tx, accountId, orderId, SKIPS_TOLD + 1)
      if (skips !== SKIPS_TOLD) return []
      const leader = await namedIn({ tx, rowSeal }, leaderId)
      return [copyMessage(told, `${accountId}:${orderId}`, leader, { template: told.topic })]
    }
    case 'follow-stopped': {
      const { accountId, leaderId, begun, loss } = told
      const leader = await namedIn({ tx, rowSeal }, leaderId)
      const state = `${accountId}:${leaderId}:${begun}`
      return [copyMessage(told, state, leader, { template: 'copy-stop', loss })]
    }
    case 'follow-linked': {
      const { accountId, leaderId, begun } = told
      const leader = await namedIn({ tx, rowSeal }, leaderId)
      const state = `${accountId}:${leaderId}:${begun}`
      return [copyMessage(told, state, leader, { template: 'copy-linked' })]
    }
    case 'leading-ended': {
      const { accountId: leaderId, commandTime } = told
      const leader = await namedIn({ tx, rowSeal }, leaderId)
      const followers = await listFollowers(tx, leaderId, commandTime)
      return followers.map((follower) => {
        const state = `${leaderId}:${commandTime}:${follower.accountId}`
        return copyMessage(follower, state, leader, { template: 'copy-leader-stopped' })
      })
    }
    default:
      return []
  }
}

/** Without an id where there is no such leader any more: then it leads nowhere. */
async function namedIn(
  { tx: database, rowSeal }: { readonly tx: Queryable; readonly rowSeal: RowSeal },
  leaderId: string,
): Promise<NamedInNews> {
  const named = await nameLeaders({ database, rowSeal }, [leaderId])
  return named.get(leaderId) ?? { id: '', name: '' }
}
