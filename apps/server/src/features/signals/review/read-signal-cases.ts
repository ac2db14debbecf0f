// The queue of reported posts, and one of them with what a decision needs.

import { formatLots } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { LANGUAGES } from '@fairtick/wire/languages'
import { SIGNAL_REASONS } from '@fairtick/wire/signal-rules'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import { audited } from '../../audit/public.ts'
import { listLeaderOwners, nameLeaders } from '../../leaders/public.ts'
import { signalHiddenMessage } from '../../messages/public.ts'
import { loadUser } from '../../profile/public.ts'
import { loadCaseNames, previewFailures } from '../../reviews/public.ts'
import {
  listReportCounts,
  listSignalCases,
  loadSignalCase,
  type SignalCase,
} from '../report-store.ts'
import type { StoredSignal } from '../sealed-signal.ts'
import { listSignalsById, loadSignal } from '../signal-store.ts'
import type { SignalReviewDependencies } from './dependencies.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export type SignalCaseRow = AdminCallResult<'hideSignal'>

export function listSignalQueue(
  dependencies: SignalReviewDependencies,
  { status = 'pending', ...form }: AdminCallArguments<'signalQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'signalQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listSignalCases(tx, { status, ...paging })
    const found = rows.map(({ postId }) => postId)
    const detail = { status, page: paging.page, after: paging.after, found }
    await write({ action: 'signal.list', subjectKind: 'signal', subjectId: '', detail })
    return answerPage(paging, rest, await presentCases(dependencies, tx, rows))
  })
}

export function readSignalCase(
  dependencies: SignalReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'signalCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const found = await loadSignalCase(tx, id)
    const signal = await loadSignal(tx, id)
    if (found === undefined || signal === undefined) return NOT_FOUND
    const row = await presentCase(dependencies, tx, found)
    const detail = { userId: row.userId, accountId: signal.accountId }
    await write({ action: 'signal.read', subjectKind: 'signal', subjectId: id, detail })
    const leader = (await nameLeaders({ ...dependencies, database: tx }, [signal.accountId])).get(
      signal.accountId,
    )
    return {
      ...{ ...row, account: signal.accountKind, text: found.text },
      ...{ price: formatPrice(signal.price, 0), seq: signal.tickSeq },
      held: signal.held.map(({ direction, lots, averagePrice }) => ({
        ...{ direction, lots: formatLots(lots), openPrice: formatPrice(averagePrice, 0) },
      })),
      isStopped: leader?.isStopped ?? true,
      language: (await loadUser(tx, row.userId))?.language ?? 'en',
      previews: previewsOf(dependencies, signal, row.userId),
    }
  })
}

/** What is told when it is hidden, for each reason in each language. */
function previewsOf(
  { pairOf }: SignalReviewDependencies,
  signal: StoredSignal,
  userId: string,
): AdminCallResult<'signalCase'>['previews'] {
  const { id, symbol, accountKind } = signal
  return LANGUAGES.map((language) => ({
    language,
    failures: previewFailures(SIGNAL_REASONS, language, (reason) =>
      signalHiddenMessage({ userId, accountKind }, { id, pair: pairOf(symbol), reason }),
    ),
  }))
}

export async function presentCase(
  dependencies: SignalReviewDependencies,
  tx: Queryable,
  found: SignalCase,
): Promise<SignalCaseRow> {
  const [row] = await presentCases(dependencies, tx, [found])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentCases(
  { rowSeal, nowMs }: SignalReviewDependencies,
  tx: Queryable,
  found: readonly SignalCase[],
): Promise<SignalCaseRow[]> {
  const ids = found.map(({ postId }) => postId)
  const signals = await listSignalsById(tx, ids)
  const accountIds = [...signals.values()].map(({ accountId }) => accountId)
  const leaders = await nameLeaders({ database: tx, rowSeal }, accountIds)
  const owners = await listLeaderOwners(tx, accountIds)
  const counts = await listReportCounts(tx, ids)
  const ownerOf = (signal: StoredSignal) => owners.get(signal.accountId) ?? ''
  const cases = found.flatMap(({ postId, ...rest }) => {
    const signal = signals.get(postId)
    return signal === undefined ? [] : [{ ...rest, signal, userId: ownerOf(signal) }]
  })
  const names = await loadCaseNames(
    tx,
    { queue: 'signal', nowMs: nowMs() },
    cases.map(({ signal: { id }, userId, decidedBy }) => ({ id, userId, staffIds: [decidedBy] })),
  )
  return cases.map(({ signal, userId, openedMs, status, decidedBy, decidedMs }) => {
    const { id, symbol, direction, postedMs, reason } = signal
    return {
      ...{ id, userId, nickname: names.nicknameOf(userId) },
      name: leaders.get(signal.accountId)?.name ?? '',
      ...{ symbol, direction, postedTime: postedMs, openedTime: openedMs, status },
      ...{ postStatus: signal.status, reason, reports: [...(counts.get(id) ?? [])] },
      ...{ decidedBy, decidedTime: decidedMs, staffNames: names.namesOf([decidedBy]) },
      claim: names.claimOf(id),
    }
  })
}
