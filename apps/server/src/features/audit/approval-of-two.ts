// Whether two people wanted what a row says: rows can be planted, sealed entries of the log cannot.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { type Act, loadActs } from './sealed-entries.ts'

/** What one of the staff asked for and another approved. */
export type RequestOfTwo = {
  readonly id: string
  readonly hash: string
  readonly requestedBy: string
  readonly decidedBy: string | null
}

/**
 * What the second of two approved, when the audit log shows both of them, and that they approved
 * what the row says: its hash says of which request, and what is asked for.
 */
export function findApproval(
  row: RequestOfTwo,
  acts: ReadonlyMap<string, readonly Act[]>,
): Readonly<Record<string, unknown>> | undefined {
  if (row.requestedBy === row.decidedBy) return undefined
  const of = (action: string, staffId: string | null) =>
    (acts.get(row.id) ?? [])
      .filter((act) => act.action.endsWith(`.${action}`) && act.staffId === staffId)
      .map((act) => JSON.parse(act.detail) as Readonly<Record<string, unknown>>)
      .find(({ hash }) => hash === row.hash)
  return of('request', row.requestedBy) && of('approved', row.decidedBy)
}

/**
 * Who began an act of this name that was not refused, as the log says; a row can name anybody. One
 * of which nobody knows how it ended counts.
 */
export function listActors(acts: readonly Act[], action: string): ReadonlySet<string | null> {
  const count = (staffId: string | null, name: string) =>
    acts.filter((act) => act.staffId === staffId && act.action === name).length
  const began = acts.map(({ staffId }) => staffId)
  return new Set(began.filter((one) => count(one, action) > count(one, `${action}_refused`)))
}

/** Whether whoever stands in the row asked for it, by an act of this name. */
export async function wasAsked(
  database: Queryable,
  rowSeal: RowSeal,
  { id, hash, requestedBy }: Pick<RequestOfTwo, 'id' | 'hash' | 'requestedBy'>,
  action: string,
): Promise<boolean> {
  const acts = await loadActs(database, rowSeal, { subjectIds: [id], actions: [action] })
  return (acts.get(id) ?? []).some(
    ({ staffId, detail }) =>
      staffId === requestedBy && (JSON.parse(detail) as { hash?: unknown }).hash === hash,
  )
}
