// Whom somebody may follow: a leader whom the server made one, of the same kind of account, who is
// not the same person (TR-10.7).

import type { Rate } from '@fairtick/core/numbers/rate'
import { type Declined, invalid, NOT_FOUND } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findLeader } from '../leaders/public.ts'
import { isSamePerson } from '../linked-accounts/public.ts'
import { loadProfitShare } from './share-store.ts'

type Wanted = {
  readonly leaderId: string
  readonly userId: string
  readonly account: 'practice' | 'real'
}

/** The account that leads, or why it is not to be followed. */
export type FindFollowable = (wanted: Wanted) => Promise<string | Declined>

/** The account, and the part of profits that a follow would begin under now. */
export type FindLeader = (
  leaderId: string,
  account: Wanted['account'],
) => Promise<{ readonly accountId: string; readonly profitShare: Rate | undefined } | undefined>

export function leaderGate(parts: { readonly database: Queryable; readonly rowSeal: RowSeal }): {
  readonly findFollowable: FindFollowable
  readonly findLeader: FindLeader
} {
  return {
    findLeader: async (leaderId, account) => {
      const leader = await findLeader(parts, leaderId, account)
      if (leader === undefined) return undefined
      const { accountId } = leader
      return { accountId, profitShare: await loadProfitShare(parts.database, accountId) }
    },
    findFollowable: async ({ leaderId, userId, account }) => {
      const leader = await findLeader(parts, leaderId, account)
      if (leader === undefined) return NOT_FOUND
      const isOwn = await isSamePerson(parts.database, userId, leader.userId)
      return isOwn ? invalid({ leaderId: ['invalid'] }) : leader.accountId
    },
  }
}
