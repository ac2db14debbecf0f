// A leader's side of profit shares: how each was worked out, of which follower (TR-10.6).

import type { Queryable } from '../../platform/database.ts'
import { fractionText } from './present-copy.ts'
import { listReceivedShares } from './share-store.ts'

export type ReceivedShare = {
  /** The leader's own order, whose copy it was. */
  readonly leaderOrderId: string
  readonly terms: {
    /** The n-th who ever followed the leader: the same for ever, and nobody by name. */
    readonly follower: number
    readonly base: string
    readonly mark: string
    readonly rate: string
  }
}

type Entry = { readonly reason: string; readonly cause_id: string; readonly part: bigint }

/** Of the entries that are such shares, by their causes. */
export async function readReceivedShares(
  database: Queryable,
  leaderId: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, ReceivedShare>> {
  const own = entries.filter(({ reason }) => reason === 'profit-share-received')
  if (own.length === 0) return new Map()
  const orderIds = own.map(({ cause_id }) => cause_id)
  const rows = await listReceivedShares(database, leaderId, orderIds)
  return new Map(
    rows.map(({ orderId, ordinal, leaderOrderId, follower, rate, ...worked }) => {
      const [base, mark] = [fractionText(worked.base), fractionText(worked.mark)]
      return [shareKey(orderId, ordinal), { leaderOrderId, terms: { follower, base, mark, rate } }]
    }),
  )
}

export function shareKey(orderId: string, part: number | bigint): string {
  return `${orderId} ${part}`
}
