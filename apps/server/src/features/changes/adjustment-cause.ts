// What an adjustment says, and the key under which the engine is asked for it: one for ever.

import type { AdjustmentReason } from '@fairtick/wire/admin/change-kinds'

/** As it was asked for. */
export type Adjustment = {
  readonly accountId: string
  /** Decimal text of USD; negative: taken. */
  readonly amount: string
  readonly reason: AdjustmentReason
}

const PREFIX = 'adjustment:'

export function adjustmentCause(changeId: string): string {
  return `${PREFIX}${changeId}`
}

/** Undefined: the cause is of something else. */
export function changeOfCause(cause: string): string | undefined {
  return cause.startsWith(PREFIX) ? cause.slice(PREFIX.length) : undefined
}
