// What stands of a subject now, in the transaction in which it matters.

import type { ChangeKind } from '@fairtick/wire/admin/change-kinds'
import type { Queryable } from '../../platform/database.ts'
import { listStanding } from './approved-changes.ts'
import { readPayload } from './change-payload.ts'
import { loadConstants, loadDoneAt, loadTapeRules, loadTapeTerms } from './change-store.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { type OperatorTerms, SHIPPED_LIMITS } from './operator-terms.ts'

/** As a request names it before the change; null: there is nothing to stand, or nothing yet. */
export async function loadCurrentTerms(
  { terms, rowSeal }: Pick<ChangeDependencies, 'terms' | 'rowSeal'>,
  tx: Queryable,
  { kind, subject }: { readonly kind: ChangeKind; readonly subject: string },
): Promise<unknown> {
  switch (kind) {
    case 'instrument':
      return (await loadConstants(tx, subject)) ?? null
    case 'money_terms':
      return (await loadTapeTerms(tx)) ?? null
    case 'jurisdiction':
      return (await loadTapeRules(tx)) ?? null
    case 'adjustment':
      return null
    default: {
      const standing = await listStanding({ database: tx, rowSeal })
      const done = standing.find((change) => change.kind === kind && change.subject === subject)
      return done === undefined ? shippedOf(terms, kind, subject) : readPayload(done.payload).after
    }
  }
}

/** What stood at an instant; null: no change says so, it is what stands. */
export async function loadTermsAt(
  tx: Queryable,
  { kind, subject }: { readonly kind: ChangeKind; readonly subject: string },
  atMs: number,
): Promise<unknown> {
  const done = await loadDoneAt(tx, { kind, subject }, atMs)
  if (done === undefined) return null
  const { before, after } = readPayload(done.payload)
  return (done.doneMs ?? 0) <= atMs ? after : before
}

function shippedOf(terms: OperatorTerms, kind: ChangeKind, subject: string): unknown {
  switch (kind) {
    case 'deposit_method': {
      const method = terms.depositMethods.get(subject)
      if (method === undefined) return null
      const { qr: _qr, ...text } = method.wire
      return { method: text, isOpen: method.isOpen }
    }
    case 'payout_way':
      return { isOpen: true }
    case 'limits':
      return SHIPPED_LIMITS
    case 'mode':
      return { mode: 'practice' }
    default:
      return null
  }
}
