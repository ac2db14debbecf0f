// Writing a draft of something new or of the next version of something, and changing it.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { isDocument } from '@fairtick/wire/content-kinds'
import type { Queryable } from '../../../platform/database.ts'
import { randomId } from '../../../platform/random-id.ts'
import { type AuditFacts, audited } from '../../audit/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { hashContent, writeContent } from '../content-payload.ts'
import {
  type ContentVersion,
  insertDraft,
  listNewest,
  loadVersion,
  lockVersion,
  updateDraft,
} from '../content-store.ts'
import { checkForm } from './check-form.ts'
import type { EditDependencies } from './dependencies.ts'
import { presentVersion } from './present-content.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Drafted = Promise<AdminCallResult<'draftContent'> | AdminDeclined>
type NewDraft = AdminCallArguments<'draftContent'>['body']
type ChangedDraft = AdminCallArguments<'editContent'>['body']

export function draftContent(
  dependencies: EditDependencies,
  { kind, item: given, form }: NewDraft,
  context: StaffContext,
): Drafted {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, 'content.edit')))
      return adminRefused('not_permitted')
    const item = isDocument(kind) ? kind : given
    const [newest] = item === undefined ? [] : await listNewest(tx, [item])
    if (item !== undefined && newest?.kind !== kind) return NOT_FOUND
    const id = randomId()
    const payload = writeContent(form)
    const version = (newest?.version ?? 0) + 1
    const named = { id, item: item ?? id, kind, version, payload }
    const draft = {
      ...{ ...named, hash: hashContent(named), placements: form.placements },
      ...{ authors: [staffId], draftedMs: dependencies.nowMs() },
    }
    if (!(await insertDraft(tx, draft))) return adminRefused('changed_meanwhile')
    await write(auditFactsOf('draft', draft))
    const stored = await loadVersion(tx, id)
    return stored === undefined ? NOT_FOUND : await presentVersion(tx, stored)
  })
}

export function editContent(
  dependencies: EditDependencies,
  { id, hash, form }: ChangedDraft,
  context: StaffContext,
): Drafted {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, 'content.edit')))
      return adminRefused('not_permitted')
    const version = await lockVersion(tx, id)
    if (version === undefined) return NOT_FOUND
    if (version.status !== 'draft' || version.hash !== hash)
      return adminRefused('changed_meanwhile')
    const payload = writeContent(form)
    const draft = {
      ...{ payload, hash: hashContent({ ...version, payload }), placements: form.placements },
      authors: [...new Set([...version.authors, staffId])],
    }
    const edited = await updateDraft(tx, id, draft)
    if (edited === undefined) return NOT_FOUND
    await write(auditFactsOf('edit', edited))
    return await presentVersion(tx, edited)
  })
}

/** What cannot be shown costs no code: the form is corrected with the same one. */
export async function checkDraft({ kind, form }: NewDraft): Promise<AdminDeclined | undefined> {
  return checkForm(kind, form)
}

export async function checkEdit(
  { database }: { readonly database: Queryable },
  { id, form }: ChangedDraft,
): Promise<AdminDeclined | undefined> {
  const version = await loadVersion(database, id)
  return version === undefined ? NOT_FOUND : checkForm(version.kind, form)
}

/** What it says stands in its row, and its hash here. */
export function auditFactsOf(
  what: 'draft' | 'edit' | 'approved' | 'published' | 'withdrawn',
  {
    id,
    kind,
    item,
    version,
    hash,
  }: Pick<ContentVersion, 'id' | 'kind' | 'item' | 'version' | 'hash'>,
): AuditFacts {
  const detail = { kind, item, version, hash }
  return { action: `content.${what}`, subjectKind: 'content', subjectId: id, detail }
}
