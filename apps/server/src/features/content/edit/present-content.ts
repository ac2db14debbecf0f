// Versions as staff see them, with the names of who wrote, approved and published them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { LANGUAGES } from '@fairtick/wire/languages'
import type { Queryable } from '../../../platform/database.ts'
import { listStaffNames } from '../../staff/public.ts'
import { countJoined } from '../activity-join-store.ts'
import { countAccepted } from '../agreement-store.ts'
import { readContent } from '../content-payload.ts'
import { type ContentVersion, loadPublished } from '../content-store.ts'

type WireRow = AdminCallResult<'contents'>['data'][number]

export async function presentRows(
  tx: Queryable,
  versions: readonly ContentVersion[],
): Promise<WireRow[]> {
  const names = await listStaffNames(tx, [...new Set(versions.flatMap(peopleOf))])
  return versions.map((version) => {
    const { texts } = readContent(version.payload)
    return {
      ...{ id: version.id, kind: version.kind, item: version.item, version: version.version },
      ...{ status: version.status, title: texts.en.title, placements: [...version.placements] },
      languages: LANGUAGES.filter((language) => texts[language] !== undefined),
      ...{ authors: [...version.authors], draftedTime: version.draftedMs },
      ...{ approvedBy: version.approvedBy, approvedTime: version.approvedMs },
      ...{ publishedBy: version.publishedBy, publishedTime: version.publishedMs },
      ...{ withdrawnBy: version.withdrawnBy, withdrawnTime: version.withdrawnMs },
      staffNames: Object.fromEntries(peopleOf(version).map((id) => [id, names.get(id) ?? ''])),
    }
  })
}

export async function presentVersion(
  tx: Queryable,
  version: ContentVersion,
): Promise<AdminCallResult<'content'>> {
  const [row] = await presentRows(tx, [version])
  if (row === undefined) throw new Error('a version is missing')
  const published = await loadPublished(tx, version.item)
  const isOther = published !== undefined && published.id !== version.id
  const isAgreement = version.kind === 'agreement'
  return {
    ...row,
    hash: version.hash,
    form: readContent(version.payload),
    published: isOther
      ? {
          ...{ id: published.id, version: published.version },
          form: readContent(published.payload),
        }
      : null,
    joined: version.kind === 'activity' ? await countJoined(tx, version.item) : null,
    accepted: isAgreement ? await countAccepted(tx, version.version) : null,
  }
}

function peopleOf({ authors, approvedBy, publishedBy, withdrawnBy }: ContentVersion): string[] {
  return [...authors, approvedBy ?? [], publishedBy ?? [], withdrawnBy ?? []].flat()
}
