// What the queues of the staff ask of their tables alike: which rows, how many wait, what changed.

/** An approved case still waits: for the engine, or for its payment. */
export type QueueStatus<Status extends string> = Status | 'approved'

/** The stored status, whether it is approved, and the order: oldest first while it waits. */
export function readQueueStatus<Status extends string>(status: QueueStatus<Status>) {
  const isApproved = status === 'approved'
  const oldestFirst = isApproved || status === 'pending'
  return { parameters: [isApproved ? 'pending' : status, isApproved], oldestFirst } as const
}

export type WaitingCases = {
  /** Nobody has decided. */
  readonly pending: number
  readonly approved: number
  /** Another text when any of them is another one. */
  readonly digest: string
}

export type WaitingRow = {
  readonly pending: bigint
  readonly approved: bigint
  readonly digest: string
}

/** Of rows that wait, each with `id` and `approved_time`. */
export const WAITING_COLUMNS = `count(*) FILTER (WHERE approved_time IS NULL) AS pending,
  count(approved_time) AS approved,
  md5(coalesce(string_agg(concat(id, ' ', approved_time), ',' ORDER BY id), '')) AS digest`

export function readWaiting(rows: readonly WaitingRow[]): WaitingCases {
  const [{ pending, approved, digest } = { pending: 0n, approved: 0n, digest: '' }] = rows
  return { pending: Number(pending), approved: Number(approved), digest }
}
