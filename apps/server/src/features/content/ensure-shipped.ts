// Puts what ships into the database: as the first version of each text, and again as the next one
// when another release ships another text, unless the operator has written their own.

import type { Database, Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { hashContent, writeContent } from './content-payload.ts'
import {
  type ContentVersion,
  insertDraft,
  listNewest,
  updateApproved,
  updatePublished,
  updateWithdrawn,
} from './content-store.ts'
import { sealApproval, sealPublication } from './seal-content.ts'
import { listShipped, type Shipped } from './shipped-content.ts'

export type ShippedParts = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
}

/** May run at once on several machines: who comes second finds it done. */
export async function ensureShipped(parts: ShippedParts): Promise<void> {
  const shipped = listShipped()
  const items = shipped.map(({ item }) => item)
  const newest = new Map(
    (await listNewest(parts.database, items)).map((version) => [version.item, version]),
  )
  const missing = shipped.filter((one) => isToBeShown(one, newest.get(one.item)))
  if (missing.length === 0) return
  await parts.database.transaction(async (tx) => {
    for (const one of missing) await show(parts, tx, one, newest.get(one.item))
  })
}

function isToBeShown({ form }: Shipped, newest: ContentVersion | undefined): boolean {
  if (newest === undefined) return true
  const isOurs = newest.authors.length === 0 && newest.status === 'published'
  return isOurs && newest.payload !== writeContent(form)
}

async function show(
  { rowSeal, nowMs }: ShippedParts,
  tx: Queryable,
  { item, kind, form }: Shipped,
  before: ContentVersion | undefined,
): Promise<void> {
  const atMs = nowMs()
  const payload = writeContent(form)
  const named = { id: randomId(), item, kind, version: (before?.version ?? 0) + 1, payload }
  const draft = { ...named, hash: hashContent(named), placements: form.placements, authors: [] }
  if (!(await insertDraft(tx, { ...draft, draftedMs: atMs }))) return
  if (before !== undefined) await updateWithdrawn(tx, before.id, null, atMs)
  const approval = sealApproval(rowSeal, { ...draft, approvedBy: null })
  await updateApproved(tx, draft.id, { by: null, atMs, seal: approval })
  const span = { startMs: atMs, endMs: null }
  const seal = sealPublication(rowSeal, { ...draft, ...span, publishedBy: null })
  await updatePublished(tx, draft.id, { by: null, atMs, ...span, seal })
}
