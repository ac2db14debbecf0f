// What the queues of the staff ask of their tables alike: which rows, how many wait, what changed.

import type { InstallationMode } from '@fairtick/core/account/account-access'

/** An approved case still waits: for the engine, or for its payment. */
export type QueueStatus<Status extends string> = Status | 'approved'

/** Oldest first while it waits. */
export function isOldestFirst(status: string): boolean {
  return status === 'approved' || status === 'pending' || status === 'left_over'
}

/** Of money: practice money that waited when real money began is in a list of its own (TR-12.2). */
export type CashQueueStatus<Status extends string> = QueueStatus<Status> | 'left_over'

/** Of the columns `status` and `approved_time`, and the kind of the account: which rows. */
export function cashStatusIs(columns: {
  readonly status: string
  readonly approved: string
  readonly kind: string
}): string {
  const { status, approved, kind } = columns
  return `${status} = $1 AND (${status} <> 'pending' OR CASE
    WHEN $2::boolean AND ${kind} = 'practice' THEN $3::boolean
    ELSE NOT $3::boolean AND (${approved} IS NOT NULL) = $4::boolean END)`
}

/** The parameters of `cashStatusIs`. */
export function cashStatusParameters<Status extends string>(
  status: CashQueueStatus<Status>,
  mode: InstallationMode,
): readonly [string, boolean, boolean, boolean] {
  const isWaiting = status === 'approved' || status === 'left_over'
  const stored = isWaiting ? 'pending' : status
  return [stored, mode === 'live', status === 'left_over', status === 'approved']
}

export type WaitingCases = {
  /** Nobody has decided. */
  readonly pending: number
  readonly approved: number
  /** Can only be ended: in neither of the two. */
  readonly leftOver: number
  /** Since when the one that waits longest does. */
  readonly oldestMs: number | null
  readonly oldestApprovedMs: number | null
  /** Another text when any of them is another one. */
  readonly digest: string
}

export type WaitingRow = {
  readonly pending: bigint
  readonly approved: bigint
  readonly left_over?: bigint
  readonly oldest: bigint | null
  readonly oldest_approved: bigint | null
  readonly digest: string
}

/** Of rows that wait, each with `id`, `waiting_since` and `approved_time`. */
export const WAITING_COLUMNS = waitingColumns('false')

/** Of money: the rows have the kind of their account too; `$1`: whether real money moves. */
export const WAITING_CASH_COLUMNS = waitingColumns("$1::boolean AND account_kind = 'practice'")

function waitingColumns(isLeftOver: string): string {
  return `count(*) FILTER (WHERE approved_time IS NULL AND NOT (${isLeftOver})) AS pending,
    count(approved_time) FILTER (WHERE NOT (${isLeftOver})) AS approved,
    count(*) FILTER (WHERE ${isLeftOver}) AS left_over,
    min(waiting_since) FILTER (WHERE approved_time IS NULL AND NOT (${isLeftOver})) AS oldest,
    min(approved_time) FILTER (WHERE NOT (${isLeftOver})) AS oldest_approved,
    md5(coalesce(string_agg(concat(id, ' ', approved_time), ',' ORDER BY id), '')) AS digest`
}

export function readWaiting(rows: readonly WaitingRow[]): WaitingCases {
  const [row = NONE_WAITS] = rows
  const { pending, approved, left_over: leftOver = 0n, digest } = row
  return {
    ...{ pending: Number(pending), approved: Number(approved), leftOver: Number(leftOver) },
    ...{ oldestMs: instantOf(row.oldest), oldestApprovedMs: instantOf(row.oldest_approved) },
    digest,
  }
}

const NONE_WAITS: WaitingRow = {
  ...{ pending: 0n, approved: 0n, oldest: null, oldest_approved: null, digest: '' },
}

function instantOf(time: bigint | null): number | null {
  return time === null ? null : Number(time)
}

/** What waits of one currency, exact. */
export type WaitingSum = {
  readonly step: 'pending' | 'approved'
  readonly currency: string
  readonly amount: string
}

/** Of rows with `approved_time` and the kind of their account: `$1` as above. */
export const WAITING_STEP = `CASE WHEN approved_time IS NULL THEN 'pending' ELSE 'approved' END`
export const IS_NO_LEFT_OVER = `NOT ($1::boolean AND account_kind = 'practice')`
