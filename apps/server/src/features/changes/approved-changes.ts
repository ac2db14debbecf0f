// Changes that two people approved, as the audit log shows: a row alone stands for nothing.

import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import type { ChangeKind } from '@fairtick/wire/admin/change-kinds'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findApproval, loadActs } from '../audit/public.ts'
import { hashChange, readPayload } from './change-payload.ts'
import { type ChangeRequest, listNewestDone, listUnderWay } from './change-store.ts'

type Parts = { readonly database: Queryable; readonly rowSeal: RowSeal }

/** Neither done nor refused, oldest first. */
export async function listApproved(
  { database, rowSeal }: Parts,
  kinds: readonly ChangeKind[],
): Promise<readonly ChangeRequest[]> {
  return await onlyApproved(database, rowSeal, await listUnderWay(database, kinds))
}

type ComingMoneyTerms = { readonly terms: MoneyTermsText; readonly fromMs: number }

/** Approved and told to everybody, and not in force yet, in the order in which they will be. */
export async function listComingMoneyTerms(parts: Parts): Promise<readonly ComingMoneyTerms[]> {
  const approved = await listApproved(parts, ['money_terms'])
  return approved
    .flatMap(({ payload, announcedMs, actsMs }) =>
      announcedMs === null || actsMs === null
        ? []
        : [{ terms: readPayload(payload).after as MoneyTermsText, fromMs: actsMs }],
    )
    .toSorted((one, other) => one.fromMs - other.fromMs)
}

/** The newest that was done of each subject: what stands. */
export async function listStanding({
  database,
  rowSeal,
}: Parts): Promise<readonly ChangeRequest[]> {
  const planted: string[] = []
  for (;;) {
    const newest = await listNewestDone(database, planted)
    const approved = new Set(await onlyApproved(database, rowSeal, newest))
    const others = newest.filter((change) => !approved.has(change))
    if (others.length === 0) return newest
    // What stood before them stands.
    planted.push(...others.map(({ id }) => id))
  }
}

async function onlyApproved(
  database: Queryable,
  rowSeal: RowSeal,
  changes: readonly ChangeRequest[],
): Promise<readonly ChangeRequest[]> {
  if (changes.length === 0) return []
  const subjectIds = changes.map(({ id }) => id)
  const acts = await loadActs(database, rowSeal, { subjectIds, actions: ACTIONS })
  return changes.filter(
    (change) => hashChange(change) === change.hash && findApproval(change, acts) !== undefined,
  )
}

const ACTIONS = ['change.request', 'change.approved']
