// Approving a draft by a second person, publishing what was approved, and withdrawing.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { isDocument } from '@fairtick/wire/content-kinds'
import type { Queryable } from '../../../platform/database.ts'
import { audited } from '../../audit/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { readContent } from '../content-payload.ts'
import {
  type ContentVersion,
  loadPublished,
  lockVersion,
  updateApproved,
  updatePublished,
  updateWithdrawn,
} from '../content-store.ts'
import { isApproved, sealApproval, sealPublication } from '../seal-content.ts'
import type { EditDependencies } from './dependencies.ts'
import { auditFactsOf } from './draft-content.ts'
import { presentVersion } from './present-content.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<AdminCallResult<'approveContent'> | AdminDeclined>
type Named = AdminCallArguments<'approveContent'>['body']

export function approveContent(
  dependencies: EditDependencies,
  { id, hash }: Named,
  context: StaffContext,
): Decided {
  const { nowMs, rowSeal } = dependencies
  const by = context.caller.staffId
  return audited(dependencies, context, async (tx, write) => {
    const draft = await lockVersion(tx, id)
    if (draft?.status !== 'draft') return NOT_FOUND
    if (draft.authors.includes(by)) return adminRefused('own_request')
    if (!(await recheckPermission(dependencies, tx, by, 'content.approve')))
      return adminRefused('not_permitted')
    if (draft.hash !== hash || !(await mayStillWrite(dependencies, tx, draft))) {
      return adminRefused('changed_meanwhile')
    }
    const seal = sealApproval(rowSeal, { ...draft, approvedBy: by })
    const approved = await updateApproved(tx, id, { by, atMs: nowMs(), seal })
    if (approved === undefined) return NOT_FOUND
    await write(auditFactsOf('approved', approved))
    return await presentVersion(tx, approved)
  })
}

/** Whoever may not write any more is not the first of two. */
async function mayStillWrite(
  dependencies: EditDependencies,
  tx: Queryable,
  { authors }: ContentVersion,
): Promise<boolean> {
  for (const author of authors) {
    if (!(await recheckPermission(dependencies, tx, author, 'content.edit'))) return false
  }
  return authors.length > 0
}

export async function publishContent(
  dependencies: EditDependencies,
  { id, hash }: Named,
  context: StaffContext,
): Decided {
  const { nowMs, rowSeal, onPublished } = dependencies
  const by = context.caller.staffId
  const answer = await audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, by, 'content.approve')))
      return adminRefused('not_permitted')
    const version = await lockVersion(tx, id)
    if (version?.status !== 'approved') return NOT_FOUND
    // Its row alone proves no approval: two people are in the seal.
    if (version.hash !== hash || !isApproved(rowSeal, version)) {
      return adminRefused('changed_meanwhile')
    }
    const atMs = nowMs()
    const before = await loadPublished(tx, version.item)
    if (before !== undefined) await updateWithdrawn(tx, before.id, by, atMs)
    const span = spanOf(version, atMs)
    const seal = sealPublication(rowSeal, { ...version, ...span, publishedBy: by })
    const published = await updatePublished(tx, id, { by, atMs, ...span, seal })
    if (published === undefined) return NOT_FOUND
    await write(auditFactsOf('published', published))
    return await presentVersion(tx, published)
  })
  onPublished()
  return answer
}

/** An activity is told of before it begins and after it ended; an announcement runs in its time. */
function spanOf({ kind, payload }: ContentVersion, atMs: number) {
  const { from, until } = readContent(payload)
  if (kind !== 'announcement') return { startMs: atMs, endMs: null }
  return { startMs: Math.max(from ?? atMs, atMs), endMs: until }
}

/** One person alone, at any step: what should not be read is gone at once. */
export function withdrawContent(
  dependencies: EditDependencies,
  id: string,
  context: StaffContext,
): Decided {
  const by = context.caller.staffId
  return audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, by, 'content.edit')))
      return adminRefused('not_permitted')
    const version = await lockVersion(tx, id)
    if (version === undefined) return NOT_FOUND
    if (version.status === 'published' && isDocument(version.kind)) {
      return adminRefused('always_shown')
    }
    const withdrawn = await updateWithdrawn(tx, id, by, dependencies.nowMs())
    if (withdrawn === undefined) return NOT_FOUND
    await write(auditFactsOf('withdrawn', withdrawn))
    return await presentVersion(tx, withdrawn)
  })
}
