// The limits as their owner sees them, and as the slices read them that keep them.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { LimitField } from '@fairtick/wire/calls/limits'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { type LimitRow, valueAt } from './decide-limit.ts'
import { loadLimits } from './store.ts'

/** Texts of the values that count now. */
export type LimitValues = Readonly<Record<LimitField, string | null>>

export type LimitReader = { readonly database: Queryable; readonly rowSeal: RowSeal }

export async function readLimits(
  { database, rowSeal }: LimitReader,
  userId: string,
  nowMs: number,
): Promise<CallResult<'limits'>> {
  const rows = await loadLimits(database, rowSeal, userId)
  const values = valuesOf(rows, nowMs)
  return {
    current: {
      dailyLoss: values.dailyLoss,
      deposit: {
        day: values.depositDay,
        week: values.depositWeek,
        month: values.depositMonth,
      },
      openPositions: whole(values.openPositions),
      sessionMinutes: whole(values.sessionMinutes),
      timeOutUntil: running(values.timeOutUntil, nowMs),
      selfExcludedUntil: running(values.selfExcludedUntil, nowMs),
    },
    pending: rows.flatMap(({ field, pending }) =>
      pending === undefined || pending.fromMs <= nowMs
        ? []
        : [{ field, value: pending.value, from: pending.fromMs }],
    ),
  }
}

/** `isAltered`: they are not all what their owner chose. */
export async function loadLimitValues(
  { database, rowSeal }: LimitReader,
  userId: string,
  nowMs: number,
): Promise<{ readonly values: LimitValues; readonly isAltered: boolean }> {
  const rows = await loadLimits(database, rowSeal, userId)
  return { values: valuesOf(rows, nowMs), isAltered: rows.some((row) => row.isAltered) }
}

/** Until when nothing is opened or paid in; undefined: there is no break. */
export function breakUntil(
  { timeOutUntil, selfExcludedUntil }: LimitValues,
  nowMs: number,
): number | undefined {
  const until = Math.max(Number(timeOutUntil ?? 0), Number(selfExcludedUntil ?? 0))
  return until > nowMs ? until : undefined
}

export function valuesOf(rows: readonly LimitRow[], nowMs: number): LimitValues {
  const entries = rows.map((row) => [row.field, valueAt(row, nowMs)])
  return Object.fromEntries(entries) as LimitValues
}

function whole(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function running(text: string | null, nowMs: number): number | null {
  return text !== null && Number(text) > nowMs ? Number(text) : null
}
