// All SQL of `recovery_first_approval`: who of the staff approved a request first (REL-58).

import type { Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import type { FirstApproval } from '../../reviews/public.ts'

export type FirstRecoveryApproval = FirstApproval & {
  /** Of what they approved, its pictures among it. */
  readonly factsHash: string
}

export async function insertFirstApproval(
  tx: Queryable,
  rowSeal: RowSeal,
  requestId: string,
  approval: FirstRecoveryApproval,
): Promise<void> {
  const { staffId, timeMs, factsHash } = approval
  await tx.query(
    `INSERT INTO recovery_first_approval (request_id, staff_id, time, facts_hash, seal)
     VALUES ($1, $2, $3::bigint, $4, $5)`,
    [
      ...[requestId, staffId, String(timeMs), factsHash],
      rowSeal.seal('first-approval', fieldsOf(requestId, approval)),
    ],
  )
}

/** By request, oldest first. A row that was planted is none. */
export async function listFirstApprovals(
  database: Queryable,
  rowSeal: RowSeal,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FirstRecoveryApproval[]>> {
  const rows = await database.query<StoredApproval>(
    `SELECT * FROM recovery_first_approval WHERE request_id = ANY($1::text[])
     ORDER BY time, staff_id`,
    [requestIds],
  )
  const genuine = rows.filter((row) =>
    rowSeal.isSealed('first-approval', fieldsOf(row.request_id, readApproval(row)), row.seal),
  )
  const byRequest = Map.groupBy(genuine, ({ request_id }) => request_id)
  return new Map([...byRequest].map(([id, approvals]) => [id, approvals.map(readApproval)]))
}

/** How many first approvals there are of requests that wait. */
export async function countFirstApprovals(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM recovery_first_approval f
     JOIN recovery_request r ON r.id = f.request_id AND r.status = 'pending'`,
  )
  return Number(row?.count ?? 0)
}

type StoredApproval = {
  readonly request_id: string
  readonly staff_id: string
  readonly time: bigint
  readonly facts_hash: string
  readonly seal: string
}

function fieldsOf(requestId: string, { staffId, timeMs, factsHash }: FirstRecoveryApproval) {
  return ['recovery', requestId, staffId, timeMs, factsHash]
}

function readApproval({ staff_id, time, facts_hash }: StoredApproval): FirstRecoveryApproval {
  return { staffId: staff_id, timeMs: Number(time), factsHash: facts_hash }
}
