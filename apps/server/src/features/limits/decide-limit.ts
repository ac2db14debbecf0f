// Whether a limit acts at once or waits (TR-12.3). Pure: values are the text of the table.

import { parseMoney } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { LimitField } from '@fairtick/wire/calls/limits'
import type { FieldComplaint } from '@fairtick/wire/field-rules'

/** Looser limits wait so long. */
export const LOOSER_AFTER_MS = DAY_MS
const LONGEST_TIME_OUT_MS = 45 * DAY_MS
const LONGEST_EXCLUSION_MS = 3_660 * DAY_MS

export type LimitRow = {
  readonly field: LimitField
  /** Null: none. */
  readonly value: string | null
  readonly pending: { readonly value: string | null; readonly fromMs: number } | undefined
}

export type Decided = { readonly row: LimitRow } | { readonly problem: FieldComplaint }

/** The value that counts at a time. */
export function valueAt({ value, pending }: LimitRow, nowMs: number): string | null {
  return pending !== undefined && pending.fromMs <= nowMs ? pending.value : value
}

export function decideLimit(before: LimitRow, wanted: string | null, nowMs: number): Decided {
  const { field } = before
  const current = valueAt(before, nowMs)
  if (field === 'timeOutUntil' || field === 'selfExcludedUntil') {
    const problem = breakProblem(field, current, { wanted: Number(wanted), nowMs })
    return problem === undefined ? { row: settled(field, wanted) } : { problem }
  }
  // The same again takes back what waits.
  if (isAsTight(wanted, current)) return { row: settled(field, wanted) }
  // What waits already goes on waiting from when it was asked for.
  if (before.pending?.value === wanted && before.pending.fromMs > nowMs) return { row: before }
  const pending = { value: wanted, fromMs: nowMs + LOOSER_AFTER_MS }
  return { row: { field, value: current, pending } }
}

function settled(field: LimitField, value: string | null): LimitRow {
  return { field, value, pending: undefined }
}

function isAsTight(wanted: string | null, current: string | null): boolean {
  if (wanted === null || current === null) return current === null
  return (parseMoney(wanted) ?? 0n) <= (parseMoney(current) ?? 0n)
}

function breakProblem(
  field: 'timeOutUntil' | 'selfExcludedUntil',
  current: string | null,
  { wanted, nowMs }: { readonly wanted: number; readonly nowMs: number },
): FieldComplaint | undefined {
  const longest = field === 'timeOutUntil' ? LONGEST_TIME_OUT_MS : LONGEST_EXCLUSION_MS
  if (wanted > nowMs + longest) {
    return { problem: 'too_many_days', values: { days: longest / DAY_MS } }
  }
  // It has begun: only a later end can be asked for.
  const earliest = Math.max(nowMs + 1, Number(current ?? 0))
  return wanted < earliest ? 'invalid' : undefined
}
