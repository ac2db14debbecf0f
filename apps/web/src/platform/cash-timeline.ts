// The way of a deposit or a withdrawal in steps: what is done, what is under way, how it ended.

/** `Arrival`: what its success is called. */
export type CashTimelineStep<Arrival extends 'credited' | 'paid'> = {
  readonly what: 'submitted' | 'review' | 'approved' | Arrival | 'failed' | 'cancelled'
  readonly state: 'done' | 'current' | 'ahead' | 'failed'
  /** When it happened; null: not yet. */
  readonly timeMs: number | null
}

type CashRecord = {
  readonly status: 'pending' | 'success' | 'failed' | 'cancelled'
  readonly submitTime: number
  readonly approvedTime: number | null
  readonly endTime: number | null
}

export function cashTimelineOf<Arrival extends 'credited' | 'paid'>(
  { status, submitTime, approvedTime, endTime }: CashRecord,
  arrival: Arrival,
): CashTimelineStep<Arrival>[] {
  const submitted = { what: 'submitted', state: 'done', timeMs: submitTime } as const
  const approved =
    approvedTime === null
      ? []
      : [{ what: 'approved', state: 'done', timeMs: approvedTime } as const]
  switch (status) {
    case 'pending':
      return approvedTime === null
        ? [
            submitted,
            { what: 'review', state: 'current', timeMs: null },
            { what: arrival, state: 'ahead', timeMs: null },
          ]
        : [submitted, ...approved, { what: arrival, state: 'current', timeMs: null }]
    case 'success':
      return [submitted, ...approved, { what: arrival, state: 'done', timeMs: endTime }]
    case 'failed':
      return [submitted, ...approved, { what: 'failed', state: 'failed', timeMs: endTime }]
    case 'cancelled':
      return [submitted, { what: 'cancelled', state: 'done', timeMs: endTime }]
    default:
      // A status that is newer than this client: what is certain, and no end.
      return [submitted, ...approved]
  }
}

/** Only what nobody has approved can be taken back (TR-6.4, TR-7). */
export function canCancel({ status, approvedTime }: CashRecord): boolean {
  return status === 'pending' && approvedTime === null
}
