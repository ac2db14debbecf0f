// All SQL of `bank_change_first_approval`: who of the staff approved a change first (REL-58).

import type { Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import type { FirstApproval } from '../../reviews/public.ts'

export type FirstBankApproval = FirstApproval & {
  /** Of the account that they approved. */
  readonly detailsHash: string
}

export async function insertFirstApproval(
  tx: Queryable,
  rowSeal: RowSeal,
  changeId: string,
  approval: FirstBankApproval,
): Promise<void> {
  const { staffId, timeMs, detailsHash } = approval
  await tx.query(
    `INSERT INTO bank_change_first_approval (change_id, staff_id, time, details_hash, seal)
     VALUES ($1, $2, $3::bigint, $4, $5)`,
    [
      ...[changeId, staffId, String(timeMs), detailsHash],
      rowSeal.seal('first-approval', fieldsOf(changeId, approval)),
    ],
  )
}

/** By change, oldest first. A row that was planted is none. */
export async function listFirstApprovals(
  database: Queryable,
  rowSeal: RowSeal,
  changeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FirstBankApproval[]>> {
  const rows = await database.query<StoredApproval>(
    `SELECT * FROM bank_change_first_approval WHERE change_id = ANY($1::text[])
     ORDER BY time, staff_id`,
    [changeIds],
  )
  const genuine = rows.filter((row) =>
    rowSeal.isSealed('first-approval', fieldsOf(row.change_id, readApproval(row)), row.seal),
  )
  const byChange = Map.groupBy(genuine, ({ change_id }) => change_id)
  return new Map([...byChange].map(([id, approvals]) => [id, approvals.map(readApproval)]))
}

/** How many first approvals there are of changes that wait. */
export async function countFirstApprovals(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM bank_change_first_approval f
     JOIN bank_change c ON c.id = f.change_id AND c.status = 'pending'`,
  )
  return Number(row?.count ?? 0)
}

type StoredApproval = {
  readonly change_id: string
  readonly staff_id: string
  readonly time: bigint
  readonly details_hash: string
  readonly seal: string
}

function fieldsOf(changeId: string, { staffId, timeMs, detailsHash }: FirstBankApproval) {
  return ['bank_change', changeId, staffId, timeMs, detailsHash]
}

function readApproval({ staff_id, time, details_hash }: StoredApproval): FirstBankApproval {
  return { staffId: staff_id, timeMs: Number(time), detailsHash: details_hash }
}
