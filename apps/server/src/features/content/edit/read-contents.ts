// Versions of texts for staff: they are of nobody, so that looking at them is not written down. Who
// joined an activity is.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { audited } from '../../audit/public.ts'
import { listNicknames } from '../../profile/public.ts'
import { listJoins } from '../activity-join-store.ts'
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

/** Of the activity, whichever of its versions is named. */
export function readActivityJoins(
  dependencies: EditDependencies,
  { id, ...form }: AdminCallArguments<'activityJoins'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'activityJoins'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const version = await loadVersion(tx, id)
    if (version?.kind !== 'activity') return { declined: 'not_found' }
    const paging = pagingOf(form)
    const { rows, ...rest } = await listJoins(tx, version.item, paging)
    const found = rows.map(({ userId }) => userId)
    const detail = { item: version.item, page: paging.page, after: paging.after, found }
    await write({ action: 'content.joins', subjectKind: 'content', subjectId: id, detail })
    const nicknames = await listNicknames(tx, found)
    const data = rows.map(({ userId, version: accepted, timeMs }) => ({
      ...{ userId, nickname: nicknames.get(userId) ?? '', version: accepted, time: timeMs },
    }))
    return answerPage(paging, rest, data)
  })
}
