// One side of a document, opened for a reviewer; who looked and why is written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { audited } from '../../audit/public.ts'
import { loadPicture } from '../../files/public.ts'
import { loadCase } from '../case-store.ts'
import { listShown } from '../picture-store.ts'
import { pictureOf } from '../sealed-document.ts'
import type { IdentityReviewDependencies } from './dependencies.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export async function readIdentityPicture(
  dependencies: IdentityReviewDependencies,
  { id, side, reason }: AdminCallArguments<'identityPicture'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'identityPicture'> | AdminDeclined> {
  const { database, keys } = dependencies
  // No picture is read under the lock of the log, and none is shown before it is written.
  const found = await loadCase(database, id)
  if (found === undefined) return NOT_FOUND
  const picture = (await listShown(database, id)).find((one) => one.side === side)
  const cipher = await keys.forOpening(database, found.userId)
  if (picture === undefined || picture.isErased || cipher === undefined) return NOT_FOUND
  const sealed = await loadPicture(database, picture.fileId, 'large')
  if (sealed === undefined) return NOT_FOUND
  const bytes = new Uint8Array(cipher.open(sealed, pictureOf(picture.fileId)))
  const detail = { side, reason, userId: found.userId }
  await audited(dependencies, context, (_, write) =>
    write({ action: 'identity.picture', subjectKind: 'identity', subjectId: id, detail }),
  )
  return { bytes, fileName: `${side}.webp`, keepSeconds: 0 }
}
