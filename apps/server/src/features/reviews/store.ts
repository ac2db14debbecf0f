// All SQL of `queue_claim`.

import type { Queryable } from '../../platform/database.ts'

export type Queue =
  | 'deposit'
  | 'withdrawal'
  | 'bank_change'
  | 'account_link'
  | 'identity'
  | 'recovery'
  | 'leader'
  | 'signal'

export type Claim = { readonly staffId: string; readonly until: number }
export type NamedClaim = Claim & { readonly name: string }

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

/** Of the one who has it; nobody else's. */
export async function deleteClaim(
  tx: Queryable,
  { queue, id }: { readonly queue: Queue; readonly id: string },
  staffId: string,
): Promise<void> {
  await tx.query('DELETE FROM queue_claim WHERE queue = $1 AND case_id = $2 AND staff_id = $3', [
    ...[queue, id, staffId],
  ])
}

/** More than this many are not told to the screens. */
const RUNNING_MAX = 500

/** Every claim that runs, of all queues. */
export async function listRunningClaims(
  database: Queryable,
  nowMs: number,
): Promise<readonly (Claim & { readonly queue: Queue; readonly id: string })[]> {
  const rows = await database.query<{
    queue: Queue
    case_id: string
    staff_id: string
    until_time: bigint
  }>(
    `SELECT queue, case_id, staff_id, until_time FROM queue_claim WHERE until_time > $1::bigint
     ORDER BY queue, case_id LIMIT ${RUNNING_MAX}`,
    [String(nowMs)],
  )
  return rows.map((row) => ({
    ...{ queue: row.queue, id: row.case_id, staffId: row.staff_id },
    until: Number(row.until_time),
  }))
}
