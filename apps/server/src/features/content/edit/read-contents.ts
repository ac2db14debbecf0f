// Versions of texts for staff: they are of nobody, so that looking at them is not written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { listVersions, loadVersion } from '../content-store.ts'
import type { EditDependencies } from './dependencies.ts'
import { presentRows, presentVersion } from './present-content.ts'

export async function readContents(
  { database }: EditDependencies,
  query: AdminCallArguments<'contents'>['query'],
): Promise<AdminCallResult<'contents'>> {
  const { kind, status } = query
  const paging = pagingOf(query)
  const found = await listVersions(database, { kind, status, ...paging })
  return answerPage(paging, found, await presentRows(database, found.rows))
}

export async function readOneContent(
  { database }: EditDependencies,
  id: string,
): Promise<AdminCallResult<'content'> | AdminDeclined> {
  const version = await loadVersion(database, id)
  return version === undefined ? { declined: 'not_found' } : presentVersion(database, version)
}
