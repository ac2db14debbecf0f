// All SQL of `queue_claim` and `deposit_first_approval`.

import type { Queryable } from '../../platform/database.ts'

export type Queue = 'deposit' | 'withdrawal' | 'bank_change'

export type Claim = { readonly staffId: string; readonly until: number }

/** Takes it unless somebody else has it; who has it then. Those that have run out go. */
export async function takeClaim(
  tx: Queryable,
  { queue, id }: { readonly queue: Queue; readonly id: string },
  { staffId, nowMs, until }: Claim & { readonly nowMs: number },
): Promise<Claim> {
  await tx.query('DELETE FROM queue_claim WHERE until_time <= $1::bigint', [String(nowMs)])
  await tx.query(
    `INSERT INTO queue_claim (queue, case_id, staff_id, until_time)
     VALUES ($1, $2, $3, $4::bigint)
     ON CONFLICT (queue, case_id) DO UPDATE SET until_time = excluded.until_time
       WHERE queue_claim.staff_id = excluded.staff_id`,
    [queue, id, staffId, String(until)],
  )
  const claim = (await listClaims(tx, queue, [id], nowMs)).get(id)
  if (claim === undefined) throw new Error('nobody has the claim')
  return claim
}

/** By the ids of their cases. */
export async function listClaims(
  database: Queryable,
  queue: Queue,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, Claim>> {
  const rows = await database.query<{ case_id: string; staff_id: string; until_time: bigint }>(
    `SELECT case_id, staff_id, until_time FROM queue_claim
     WHERE queue = $1 AND case_id = ANY($2::text[]) AND until_time > $3::bigint`,
    [queue, ids, String(nowMs)],
  )
  return new Map(
    rows.map((row) => [row.case_id, { staffId: row.staff_id, until: Number(row.until_time) }]),
  )
}

export async function insertFirstApproval(
  tx: Queryable,
  depositId: string,
  { staffId, timeMs }: { readonly staffId: string; readonly timeMs: number },
): Promise<void> {
  await tx.query(
    'INSERT INTO deposit_first_approval (deposit_id, staff_id, time) VALUES ($1, $2, $3::bigint)',
    [depositId, staffId, String(timeMs)],
  )
}

/** Who of the staff, by deposit. */
export async function listFirstApprovals(
  database: Queryable,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ deposit_id: string; staff_id: string }>(
    'SELECT deposit_id, staff_id FROM deposit_first_approval WHERE deposit_id = ANY($1::text[])',
    [depositIds],
  )
  return new Map(rows.map((row) => [row.deposit_id, row.staff_id]))
}
