// Reads of `copy_share` for the leaders who were paid.

import type { Rate } from '@fairtick/core/numbers/rate'
import type { Rational } from '@fairtick/core/numbers/rational'
import { readLeading, readRational } from '../../engine/codec/follow-text.ts'
import type { Queryable } from '../../platform/database.ts'

export type ShareRow = {
  readonly orderId: string
  readonly ordinal: number
  readonly leaderOrderId: string
  /** Counted in the order in which they first followed. */
  readonly follower: number
  readonly rate: string
  readonly mark: Rational
  readonly base: Rational
}

type StoredShare = {
  readonly order_id: string
  readonly ordinal: number
  readonly copy_order: string
  readonly follower: bigint
  readonly rate: string
  readonly mark: string
  readonly base: string
}

export async function listReceivedShares(
  database: Queryable,
  leaderId: string,
  orderIds: readonly string[],
): Promise<readonly ShareRow[]> {
  const rows = await database.query<StoredShare>(
    `WITH followers AS (
       SELECT account_id, row_number() OVER (ORDER BY min(begun)) AS place
       FROM copy_follow WHERE leader_id = $1 GROUP BY account_id)
     SELECT s.order_id, s.ordinal, o.copy_order, f.place AS follower,
       trim_scale(s.profit_share)::text AS rate, s.mark, s.base
     FROM copy_share s
     JOIN contract_order o ON o.id = s.order_id
     JOIN followers f ON f.account_id = s.account_id
     WHERE s.leader_id = $1 AND s.order_id = ANY ($2::text[])`,
    [leaderId, orderIds],
  )
  return rows.map((row) => ({
    ...{ orderId: row.order_id, ordinal: row.ordinal, leaderOrderId: row.copy_order },
    ...{ follower: Number(row.follower), rate: row.rate },
    ...{ mark: readRational(row.mark), base: readRational(row.base) },
  }))
}

/** Of who leads now; undefined: nobody can follow. */
export async function loadProfitShare(
  database: Queryable,
  accountId: string,
): Promise<Rate | undefined> {
  const [row] = await database.query<{ lead_terms: string | null }>(
    'SELECT lead_terms FROM account WHERE id = $1',
    [accountId],
  )
  return readLeading(row?.lead_terms ?? null)?.profitShare
}
