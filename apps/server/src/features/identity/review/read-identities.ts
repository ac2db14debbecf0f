// The queue of identities, and one of them as who decides it needs it; each look is written down
// with its reason.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { PICTURE_SIDES } from '@fairtick/wire/identity-rules'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import type { WaitingCases } from '../../../platform/review-queue.ts'
import { audited } from '../../audit/public.ts'
import { listNicknames } from '../../profile/public.ts'
import { loadCaseCustomer, loadCaseNames } from '../../reviews/public.ts'
import type { RoleKey } from '../../staff/public.ts'
import { type IdentityCase, listCases, loadCase, loadWaitingCases } from '../case-store.ts'
import { countFirstApprovals, type Decision, listDecisions } from '../decision-store.ts'
import { listShown } from '../picture-store.ts'
import { dayOf } from '../read-identity.ts'
import { openDocument } from '../sealed-document.ts'
import type { IdentityReviewDependencies } from './dependencies.ts'
import { findFirstApproval, hashFacts, type Judged, judgeCase } from './judge-case.ts'

export type IdentityRow = AdminCallResult<'approveIdentity'>
type WholeCase = AdminCallResult<'identityCase'>

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export function listIdentityQueue(
  dependencies: IdentityReviewDependencies,
  { status = 'pending', user, ...form }: AdminCallArguments<'identityQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'identityQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listCases(tx, { status, userId: user, ...paging })
    const found = rows.map(({ id }) => id)
    const detail = { status, user, page: paging.page, after: paging.after, found }
    await write({ action: 'identity.list', subjectKind: 'identity', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows, dependencies.nowMs()))
  })
}

export function readIdentityCase(
  dependencies: IdentityReviewDependencies,
  { id, reason }: AdminCallArguments<'identityCase'>['query'],
  context: StaffContext,
): Promise<WholeCase | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const found = await loadCase(tx, id)
    if (found === undefined) return NOT_FOUND
    const { userId } = found
    const detail = { reason, userId }
    await write({ action: 'identity.read', subjectKind: 'identity', subjectId: id, detail })
    const nowMs = dependencies.nowMs()
    const customer = await loadCaseCustomer(tx, userId, nowMs)
    const document = await openDocument(dependencies.keys, tx, found)
    const given = { document, accountName: customer.fullName }
    const judged = await judgeCase(dependencies, tx, found, given)
    const decisions = (await listDecisions(tx, [id])).get(id) ?? []
    const shown = await listShown(tx, id)
    const isThere = (side: string) => shown.some((one) => one.side === side && !one.isErased)
    return {
      ...(await presentRow(dependencies, tx, found, nowMs)),
      ...{ customer, name: document.name, idNumber: document.idNumber },
      bankName: (await dependencies.loadBankName(tx, userId)) ?? null,
      pictures: PICTURE_SIDES.map((side) => ({ side, isThere: isThere(side) })),
      ...(await presentDuplicates(tx, judged)),
      needsTwo: [...judged.needsTwo],
      appealText: found.appealText ?? '',
      dayCodes: dayCodesOf(dependencies, found),
      expires: found.expiresMs,
      decisions: decisions.map(presentDecision),
    }
  })
}

function presentDecision(decision: Decision): WholeCase['decisions'][number] {
  const { verdict, staffId, timeMs, reasons, comment, note } = decision
  return {
    ...{ verdict, staffId, time: timeMs, reasons: [...reasons] },
    ...{ comment: comment ?? '', note: note ?? '' },
  }
}

async function presentDuplicates(
  tx: Queryable,
  { sameNumber, samePictures }: Judged,
): Promise<Pick<WholeCase, 'sameNumber' | 'samePictures'>> {
  const nicknames = await listNicknames(tx, [
    ...new Set([...sameNumber, ...samePictures].map(({ userId }) => userId)),
  ])
  const nicknameOf = (userId: string) => nicknames.get(userId) ?? ''
  return {
    sameNumber: sameNumber.map(({ id, userId, status }) => ({
      ...{ caseId: id, userId, status, nickname: nicknameOf(userId) },
    })),
    samePictures: samePictures.map((one) => ({ ...one, nickname: nicknameOf(one.userId) })),
  }
}

/** Of the day it was sent and of the day before: it may have been past midnight. */
function dayCodesOf(
  { keys, rules }: Pick<IdentityReviewDependencies, 'keys' | 'rules'>,
  { userId, submittedMs }: IdentityCase,
): string[] {
  if (!rules.asksDayCode) return []
  const day = dayOf(submittedMs)
  return [keys.dayCodeOf(userId, day), keys.dayCodeOf(userId, day - 1)]
}

export async function presentRow(
  key: RoleKey,
  tx: Queryable,
  found: IdentityCase,
  nowMs: number,
): Promise<IdentityRow> {
  const [row] = await presentRows(key, tx, [found], nowMs)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  key: RoleKey,
  tx: Queryable,
  cases: readonly IdentityCase[],
  nowMs: number,
): Promise<IdentityRow[]> {
  const decisions = await listDecisions(
    tx,
    cases.map(({ id }) => id),
  )
  const ofCase = (id: string) => decisions.get(id) ?? []
  const names = await loadCaseNames(
    tx,
    { queue: 'identity', nowMs },
    cases.map(({ id, userId }) => ({
      ...{ id, userId, staffIds: ofCase(id).map(({ staffId }) => staffId) },
    })),
  )
  const rows: IdentityRow[] = []
  for (const found of cases) {
    const { id, userId, status, idType, country, attempt, submittedMs, appealedMs } = found
    rows.push({
      ...{ id, userId, status, idType, country, attempt, submitTime: submittedMs },
      ...{ nickname: names.nicknameOf(userId), isAppeal: appealedMs !== null },
      claim: names.claimOf(id),
      firstApprovedBy: await firstApproverOf(key, tx, ofCase(id), { found, nowMs }),
      staffNames: names.namesOf(ofCase(id).map(({ staffId }) => staffId)),
    })
  }
  return rows
}

async function firstApproverOf(
  key: RoleKey,
  tx: Queryable,
  decisions: readonly Decision[],
  { found, nowMs }: { readonly found: IdentityCase; readonly nowMs: number },
): Promise<string | null> {
  const isOpen = found.status === 'pending'
  const given = decisions.filter(({ verdict }) => verdict === 'approve_first')
  if (given.length === 0 || !isOpen) return given.at(-1)?.staffId ?? null
  const factsHash = await hashFacts(tx, found)
  const first = await findFirstApproval(key, tx, given, { factsHash, nowMs })
  return first?.staffId ?? null
}

/** A first approval leaves the row as it is; the screens hear of it as well. */
export async function loadWaiting(database: Queryable): Promise<WaitingCases> {
  const waiting = await loadWaitingCases(database)
  return { ...waiting, digest: `${waiting.digest} ${await countFirstApprovals(database)}` }
}
