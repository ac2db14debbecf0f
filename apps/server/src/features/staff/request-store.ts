// SQL of `role_request`: what is asked for about somebody on the staff.

import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'

export type RequestStatus = NonNullable<AdminCallArguments<'roleRequests'>['query']['status']>

export type RoleRequest = {
  readonly id: string
  readonly staffId: string
  /** JSON of what is asked for, as it was hashed. */
  readonly payload: string
  readonly hash: string
  readonly status: RequestStatus
  readonly requestedBy: string
  readonly requestedMs: number
  readonly decidedBy: string | null
  readonly decidedMs: number | null
}

type StoredRequest = {
  readonly id: string
  readonly staff_id: string
  readonly payload: string
  readonly payload_hash: string
  readonly status: RequestStatus
  readonly requested_by: string
  readonly requested_time: bigint
  readonly decided_by: string | null
  readonly decided_time: bigint | null
}

/** False while another request about the same person waits. */
export async function insertRequest(
  tx: Queryable,
  request: Omit<RoleRequest, 'status' | 'decidedBy' | 'decidedMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO role_request
       (id, staff_id, payload, payload_hash, requested_by, requested_time, status)
     VALUES ($1, $2, $3, $4, $5, $6, 'pending') ON CONFLICT DO NOTHING RETURNING id`,
    [
      request.id,
      request.staffId,
      request.payload,
      request.hash,
      request.requestedBy,
      request.requestedMs,
    ],
  )
  return rows.length === 1
}

/** Until the end of the transaction nobody else decides it. */
export async function lockRequest(tx: Queryable, id: string): Promise<RoleRequest | undefined> {
  const sql = 'SELECT * FROM role_request WHERE id = $1 FOR UPDATE'
  return (await tx.query<StoredRequest>(sql, [id])).map(readRequest)[0]
}

/** The request as it is afterwards; undefined when it was decided before. */
export async function updateDecision(
  tx: Queryable,
  id: string,
  status: Exclude<RequestStatus, 'pending'>,
  decided: { readonly by: string; readonly atMs: number },
): Promise<RoleRequest | undefined> {
  const rows = await tx.query<StoredRequest>(
    `UPDATE role_request SET status = $2, decided_by = $3, decided_time = $4
     WHERE id = $1 AND status = 'pending' RETURNING *`,
    [id, status, decided.by, decided.atMs],
  )
  return rows.map(readRequest)[0]
}

export async function listPendingAbout(
  database: Queryable,
  staffId: string,
): Promise<readonly RoleRequest[]> {
  const sql = "SELECT * FROM role_request WHERE staff_id = $1 AND status = 'pending'"
  return (await database.query<StoredRequest>(sql, [staffId])).map(readRequest)
}

/** One page, newest first, and how many there are. */
export function listRequests(
  database: Queryable,
  status: RequestStatus | undefined,
  paging: Paging,
): Promise<CountedPage<RoleRequest>> {
  const from = 'FROM role_request WHERE ($1::text IS NULL OR status = $1)'
  const parameters = [status ?? null]
  const order = { by: 'number' }
  return loadPage(database, { from, parameters, order, read: readRequest }, paging)
}

function readRequest(row: StoredRequest): RoleRequest {
  return {
    id: row.id,
    staffId: row.staff_id,
    payload: row.payload,
    hash: row.payload_hash,
    status: row.status,
    requestedBy: row.requested_by,
    requestedMs: Number(row.requested_time),
    decidedBy: row.decided_by,
    decidedMs: row.decided_time === null ? null : Number(row.decided_time),
  }
}

export async function loadWaitingRequests(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM (SELECT id, requested_time AS waiting_since,
    decided_time AS approved_time FROM role_request WHERE status = 'pending') AS w`
  return readWaiting(await database.query<WaitingRow>(sql))
}
