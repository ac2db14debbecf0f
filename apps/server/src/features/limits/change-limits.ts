// Changing the own limits: all fields of a form or none, one form of a user after the other.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { LIMIT_FIELDS, type LimitField } from '@fairtick/wire/calls/limits'
import { type CustomerContext, type Declined, invalid, refused } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { lockUser } from '../profile/public.ts'
import { decideLimit, type LimitRow } from './decide-limit.ts'
import type { LimitDependencies } from './dependencies.ts'
import { readLimits, valuesOf } from './read-limits.ts'
import { sendLimits } from './send-limits.ts'
import { listDue, loadLimits, saveLimit } from './store.ts'

type Form = CallArguments<'changeLimits'>['body']
type Wanted = Partial<Record<LimitField, string | null>>

/** How many users are looked at in one run; the next one goes on. */
const DUE_AT_ONCE = 200

/** The engine knows of it before this resolves. */
export async function changeLimits(
  dependencies: LimitDependencies,
  form: Form,
  { caller: { userId } }: CustomerContext,
): Promise<CallResult<'limits'> | Declined> {
  const { database, rowSeal, nowMs, drainInbox } = dependencies
  const wanted = wantedOf(form)
  const problems = await database.transaction(async (tx) => {
    await lockUser(tx, userId)
    const now = nowMs()
    const rows = await loadLimits(tx, rowSeal, userId)
    // What is looser or tighter than what they chose, nobody can say.
    if (rows.some(({ isAltered }) => isAltered)) return 'altered'
    const decided = rows.flatMap((row) => {
      const value = wanted[row.field]
      return value === undefined ? [] : [{ field: row.field, ...decideLimit(row, value, now) }]
    })
    const wrong = decided.flatMap((one) =>
      'problem' in one ? [[one.field, one.problem] as const] : [],
    )
    if (wrong.length > 0) return wrong
    const after = decided.flatMap((one) =>
      'row' in one && isOther(rows, one.row) ? [one.row] : [],
    )
    await write(tx, dependencies, { userId, rows, after })
    return []
  })
  if (problems === 'altered') return refused('limit_altered')
  if (problems.length > 0) {
    return invalid(Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])))
  }
  await drainInbox()
  await dependencies.applyLinks(userId)
  return await readLimits(dependencies, userId, nowMs())
}

/** Brings looser limits whose time has come to the engine; late is safe. */
export async function loosenLimits(dependencies: LimitDependencies): Promise<void> {
  const { database, rowSeal, nowMs } = dependencies
  for (const userId of await listDue(database, nowMs(), DUE_AT_ONCE)) {
    await database.transaction(async (tx) => {
      await lockUser(tx, userId)
      const rows = await loadLimits(tx, rowSeal, userId)
      // The engine goes on by what it was told; the checks name the row.
      if (rows.some(({ isAltered }) => isAltered)) return
      const now = nowMs()
      const values = valuesOf(rows, now)
      const after = rows
        .filter(({ pending }) => pending !== undefined && pending.fromMs <= now)
        .map(({ field }): LimitRow => ({ field, value: values[field], pending: undefined }))
      await write(tx, dependencies, { userId, rows, after })
    })
  }
}

type Change = {
  readonly userId: string
  readonly rows: readonly LimitRow[]
  readonly after: readonly LimitRow[]
}

async function write(
  tx: Queryable,
  { nowMs, operatorTimeZone, rowSeal }: LimitDependencies,
  { userId, rows, after }: Change,
): Promise<void> {
  for (const row of after) await saveLimit(tx, rowSeal, userId, row)
  // What is only to come is nothing to the engine yet.
  const isNew = ({ field, value }: LimitRow) =>
    OF_ENGINE.has(field) && rowOf(rows, field)?.value !== value
  if (!after.some(isNew)) return
  const all = rows.map((row) => after.find(({ field }) => field === row.field) ?? row)
  const now = nowMs()
  const values = valuesOf(all, now)
  await sendLimits(tx, { userId, values, nowMs: now, operatorTimeZone, rowSeal })
}

function rowOf(rows: readonly LimitRow[], field: LimitField): LimitRow | undefined {
  return rows.find((row) => row.field === field)
}

function isOther(rows: readonly LimitRow[], { field, value, pending }: LimitRow): boolean {
  const before = rowOf(rows, field)
  return (
    before?.value !== value ||
    before.pending?.value !== pending?.value ||
    before.pending?.fromMs !== pending?.fromMs
  )
}

/** What the engine decides by. */
const OF_ENGINE: ReadonlySet<LimitField> = new Set([
  'dailyLoss',
  'openPositions',
  'timeOutUntil',
  'selfExcludedUntil',
])

/** Of the fields that the form names, the text of the value; null: no limit. */
function wantedOf({ deposit = {}, ...form }: Form): Wanted {
  const given: Partial<Record<LimitField, string | number | null | undefined>> = {
    ...form,
    ...{ depositDay: deposit.day, depositWeek: deposit.week, depositMonth: deposit.month },
  }
  const named = LIMIT_FIELDS.flatMap((field) => {
    const value = given[field]
    return value === undefined ? [] : [[field, value === null ? null : String(value)]]
  })
  return Object.fromEntries(named) as Wanted
}
