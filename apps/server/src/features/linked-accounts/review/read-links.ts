// The queue of links, and one of them as who decides it needs it; every look is written down.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { audited } from '../../audit/public.ts'
import { breakUntil, type LimitReader, loadLimitValues } from '../../limits/public.ts'
import { listNicknames } from '../../profile/public.ts'
import { loadCaseCustomer, loadCaseNames } from '../../reviews/public.ts'
import type { LinkRow, LinkStatus } from '../link-row.ts'
import type { LinkReviewDependencies } from './dependencies.ts'
import {
  listEvidence,
  listLinks,
  listOnBreak,
  loadBound,
  loadInvited,
  loadLink,
} from './link-store.ts'

export type AccountLink = AdminCallResult<'confirmAccountLink'>
type WireStatus = AccountLink['status']

const STORED: Readonly<Record<WireStatus, LinkStatus>> = {
  ...{ pending: 'open', confirmed: 'confirmed', lifted: 'lifted' },
}
const SHOWN: Readonly<Record<LinkStatus, WireStatus>> = {
  ...{ open: 'pending', confirmed: 'confirmed', lifted: 'lifted' },
}

export function listLinkQueue(
  dependencies: LinkReviewDependencies,
  { status = 'pending', user, ...form }: AdminCallArguments<'accountLinkQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'accountLinkQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listLinks(tx, {
      ...{ status: STORED[status], ...paging },
      ...(user !== undefined && { userId: user }),
    })
    const found = rows.map(({ id }) => id)
    const detail = { status, user, page: paging.page, after: paging.after, found }
    await write({ action: 'account_link.list', subjectKind: 'account_link', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(tx, rows, dependencies.nowMs()))
  })
}

export function readLinkCase(
  dependencies: LinkReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'accountLinkCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const link = await loadLink(tx, id)
    if (link === undefined) return { declined: 'not_found' }
    const { laterUserId, earlierUserId } = link
    const detail = { laterUserId, earlierUserId }
    await write({ action: 'account_link.read', subjectKind: 'account_link', subjectId: id, detail })
    const nowMs = dependencies.nowMs()
    const reader = { database: tx, rowSeal: dependencies.rowSeal }
    return {
      ...(await presentLink(tx, link, nowMs)),
      bound: await loadBound(tx, link),
      later: await loadLinkedCustomer(reader, laterUserId, nowMs),
      earlier: await loadLinkedCustomer(reader, earlierUserId, nowMs),
      evidence: (await listEvidence(tx, link)).map(({ signal, laterMs, earlierMs }) => ({
        ...{ signal, laterTime: laterMs, earlierTime: earlierMs },
      })),
      invited: (await loadInvited(tx, link)) ?? null,
    }
  })
}

async function loadLinkedCustomer(reader: LimitReader, userId: string, nowMs: number) {
  const customer = await loadCaseCustomer(reader.database, userId, nowMs)
  const { values } = await loadLimitValues(reader, userId, nowMs)
  const until = breakUntil(values, nowMs)
  return { ...customer, breakUntil: until ?? null }
}

export async function presentLink(
  tx: Queryable,
  link: LinkRow,
  nowMs: number,
): Promise<AccountLink> {
  const [row] = await presentRows(tx, [link], nowMs)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  tx: Queryable,
  links: readonly LinkRow[],
  nowMs: number,
): Promise<AccountLink[]> {
  const names = await loadCaseNames(
    tx,
    { queue: 'account_link', nowMs },
    links.map((link) => ({ id: link.id, userId: link.laterUserId, staffIds: staffOf(link) })),
  )
  const nicknames = await listNicknames(
    tx,
    links.map(({ earlierUserId }) => earlierUserId),
  )
  const userIds = links.flatMap(({ laterUserId, earlierUserId }) => [laterUserId, earlierUserId])
  const onBreak = await listOnBreak(tx, userIds, nowMs)
  return links.map((link) => ({
    ...{ id: link.id, status: SHOWN[link.status], foundTime: link.foundMs },
    signals: [...link.signals],
    laterNickname: names.nicknameOf(link.laterUserId),
    earlierNickname: nicknames.get(link.earlierUserId) ?? '',
    isOnBreak: onBreak.has(link.laterUserId) || onBreak.has(link.earlierUserId),
    ...{ firstLiftedBy: link.firstLiftedBy, decidedBy: link.decidedBy },
    ...{ decidedTime: link.decidedMs, claim: names.claimOf(link.id) },
    staffNames: names.namesOf(staffOf(link)),
  }))
}

function staffOf({ firstLiftedBy, decidedBy }: LinkRow) {
  return [firstLiftedBy, decidedBy]
}
