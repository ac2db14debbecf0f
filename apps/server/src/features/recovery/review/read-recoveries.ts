// The queue of people who lost what guards their account, and one of them with the evidence.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { RECOVERY_REASONS } from '@fairtick/wire/recovery-rules'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import type { WaitingCases } from '../../../platform/review-queue.ts'
import { loadPart } from '../../../platform/statement-piece.ts'
import { audited } from '../../audit/public.ts'
import { loadPicture } from '../../files/public.ts'
import { identityStatusPart, pictureOf } from '../../identity/public.ts'
import { loadUser } from '../../profile/public.ts'
import { loadCaseCustomer, loadCaseNames, previewFailures } from '../../reviews/public.ts'
import { maskAddress } from '../mask-address.ts'
import { listPictures } from '../picture-store.ts'
import {
  listEarlier,
  listRecoveries,
  loadRecovery,
  loadWaitingRecoveries,
  type RecoveryRow,
} from '../recovery-store.ts'
import { countFirstApprovals } from './approval-store.ts'
import type { RecoveryReviewDependencies } from './dependencies.ts'
import { loadReviewed } from './first-approvals.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export type RecoveryCase = AdminCallResult<'approveRecovery'>

export function listRecoveryQueue(
  dependencies: RecoveryReviewDependencies,
  { status = 'pending', ...form }: AdminCallArguments<'recoveryQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'recoveryQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listRecoveries(tx, { status, ...paging })
    const found = rows.map(({ id }) => id)
    const detail = { status, page: paging.page, after: paging.after, found }
    await write({ action: 'recovery.list', subjectKind: 'recovery', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows))
  })
}

/** Addresses are masked, and no secret is among it: nothing here opens an account. */
export function readRecovery(
  dependencies: RecoveryReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'recoveryCase'> | AdminDeclined> {
  const { nowMs, holdHours } = dependencies
  return audited(dependencies, context, async (tx, write) => {
    const request = await loadRecovery(tx, id)
    if (request === undefined || !request.isTold) return NOT_FOUND
    const { userId } = request
    const detail = { userId }
    await write({ action: 'recovery.read', subjectKind: 'recovery', subjectId: id, detail })
    const { first, pictures } = (await loadReviewed(dependencies, tx, [request]))(request)
    const customer = await loadCaseCustomer(tx, userId, nowMs())
    const address = (await loadUser(tx, userId))?.email ?? ''
    const identity = await loadPart(tx, identityStatusPart(dependencies.rowSeal, nowMs), userId)
    return {
      ...(await presentRow(dependencies, tx, request)),
      ...{ customer, address: maskAddress(address), contact: maskAddress(request.contact) },
      note: request.note,
      isIdentityVerified: identity.verified,
      firstApprovedTime: first?.timeMs ?? null,
      pictures: pictures.map(({ fileId, addedMs, isErased }) => ({
        ...{ id: fileId, addedTime: addedMs, isErased },
      })),
      earlier: (await listEarlier(tx, request)).map((one) => ({
        ...{ id: one.id, status: one.status, askedTime: one.askedMs },
        contact: maskAddress(one.contact),
      })),
      holdHours: holdHours(),
      failures: previewFailures(RECOVERY_REASONS, customer.language, (reason) => ({
        template: 'recovery-declined',
        values: { reason },
      })),
    }
  })
}

/** Opened for a reviewer; who looked and why is written down before it is shown. */
export async function readRecoveryPicture(
  dependencies: RecoveryReviewDependencies,
  { id, picture, reason }: AdminCallArguments<'recoveryPicture'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'recoveryPicture'> | AdminDeclined> {
  const { database, keys } = dependencies
  const request = await loadRecovery(database, id)
  const shown = (await listPictures(database, [id])).get(id) ?? []
  const isThere = shown.some(({ fileId, isErased }) => fileId === picture && !isErased)
  if (request === undefined || !isThere) return NOT_FOUND
  const cipher = await keys.forOpening(database, request.userId)
  const sealed = await loadPicture(database, picture, 'large')
  if (cipher === undefined || sealed === undefined) return NOT_FOUND
  const bytes = new Uint8Array(cipher.open(sealed, pictureOf(picture)))
  const detail = { picture, reason, userId: request.userId }
  await audited(dependencies, context, (_, write) =>
    write({ action: 'recovery.picture', subjectKind: 'recovery', subjectId: id, detail }),
  )
  return { bytes, fileName: 'document.webp', keepSeconds: 0 }
}

export async function presentRow(
  dependencies: RecoveryReviewDependencies,
  tx: Queryable,
  request: RecoveryRow,
): Promise<RecoveryCase> {
  const [row] = await presentRows(dependencies, tx, [request])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  dependencies: RecoveryReviewDependencies,
  tx: Queryable,
  requests: readonly RecoveryRow[],
): Promise<RecoveryCase[]> {
  const reviewedOf = await loadReviewed(dependencies, tx, requests)
  const nowMs = dependencies.nowMs()
  const staffOf = (request: RecoveryRow) => [reviewedOf(request).first?.staffId ?? null]
  const names = await loadCaseNames(
    tx,
    { queue: 'recovery', nowMs },
    requests.map((request) => ({ ...request, staffIds: staffOf(request) })),
  )
  return requests.map((request) => {
    const { id, userId, status, reason, askedMs, lost, holdUntilMs } = request
    const { first, pictures } = reviewedOf(request)
    return {
      ...{ id, userId, status, reason, askedTime: askedMs, lost: [...lost] },
      evidence: {
        password: request.isPasswordRight,
        ownAddress: request.isOwnAddress,
        knownBrowser: request.isKnownBrowser,
        pictures: pictures.length,
      },
      nickname: names.nicknameOf(userId),
      firstApprovedBy: first?.staffId ?? null,
      holdUntil: holdUntilMs,
      staffNames: names.namesOf(staffOf(request)),
      claim: names.claimOf(id),
    }
  })
}

/** A first approval leaves the row as it is; the screens hear of it as well. */
export async function loadWaiting(database: Queryable): Promise<WaitingCases> {
  const waiting = await loadWaitingRecoveries(database)
  return { ...waiting, digest: `${waiting.digest} ${await countFirstApprovals(database)}` }
}
