// The queue of deposits, and one of them with its evidence; every look is written down (REL-59).

import type { InstallationMode } from '@fairtick/core/account/account-access'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { DEPOSIT_FAILURES } from '@fairtick/wire/calls/deposits'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import type { WaitingCases } from '../../../platform/review-queue.ts'
import { audited } from '../../audit/public.ts'
import { depositMessage } from '../../messages/public.ts'
import { listNicknames } from '../../profile/public.ts'
import {
  failuresFor,
  isLeftOver,
  loadCaseCustomer,
  loadCaseNames,
  previewFailures,
} from '../../reviews/public.ts'
import { presentDeposit } from '../present-deposit.ts'
import { type Deposit, loadDepositsById, loadWaitingDeposits } from '../store.ts'
import { loadApprovability } from './approvability.ts'
import { countFirstApprovals } from './approval-store.ts'
import type { DepositReviewDependencies } from './dependencies.ts'
import { creditOf, type DepositCase, listDepositCases, readDepositCase } from './review-deposit.ts'

export type DepositRow = AdminCallResult<'approveDeposit'>

export function listDepositQueue(
  dependencies: DepositReviewDependencies,
  {
    status = 'pending',
    user: userId,
    channel,
    ...form
  }: AdminCallArguments<'depositQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'depositQueue'>> {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listDepositCases(tx, {
      ...{ status, mode: dependencies.mode, userId, channel, ...paging },
    })
    const found = rows.map(({ deposit }) => deposit.id)
    const detail = { status, page: paging.page, after: paging.after, found }
    await write({ action: 'deposit.list', subjectKind: 'deposit', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows, staffId))
  })
}

export function readDeposit(
  dependencies: DepositReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'depositCase'> | AdminDeclined> {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const found = await readDepositCase(tx, id)
    if (found === undefined) return { declined: 'not_found' }
    const { deposit } = found
    await write({ action: 'deposit.read', subjectKind: 'deposit', subjectId: id })
    const customer = await loadCaseCustomer(tx, deposit.userId, dependencies.nowMs())
    const { deposits: history, withdrawals } = await dependencies.loadMoneyHistory(
      tx,
      deposit.accountId,
    )
    const wanted = { staffId, deposits: [deposit] }
    const { first, alone } = (await loadApprovability(dependencies, tx, wanted))(deposit)
    return {
      ...(await presentRow(dependencies, tx, found, staffId)),
      ...{ customer, accountKind: deposit.accountKind },
      method: dependencies.methods.get(deposit.methodId)?.wire ?? null,
      onePersonMax: formatMoney(dependencies.onePersonMax()),
      creditedAlone: { byMe: formatMoney(alone.byMe), toAccount: formatMoney(alone.toAccount) },
      firstApprovedTime: first?.timeMs ?? null,
      sameVoucherCases: await loadSameVoucher(tx, found),
      ...{ history, withdrawals },
      failures: previewFailures(
        failuresFor(dependencies.mode, deposit, DEPOSIT_FAILURES),
        customer.language,
        (reason) =>
          depositMessage(deposit, { ...presentDeposit(deposit), status: 'failed', reason }),
      ),
    }
  })
}

async function loadSameVoucher(tx: Queryable, { deposit, sameVoucher }: DepositCase) {
  const others = await loadDepositsById(tx, sameVoucher)
  const nicknames = await listNicknames(
    tx,
    others.map(({ userId }) => userId),
  )
  return others.map(({ id, userId, status, submittedMs }) => ({
    ...{ id, userId, status, submitTime: submittedMs },
    nickname: nicknames.get(userId) ?? '',
    isSameCustomer: userId === deposit.userId,
  }))
}

export async function presentRow(
  dependencies: DepositReviewDependencies,
  tx: Queryable,
  found: DepositCase,
  staffId: string,
): Promise<DepositRow> {
  const [row] = await presentRows(dependencies, tx, [found], staffId)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  dependencies: DepositReviewDependencies,
  tx: Queryable,
  cases: readonly DepositCase[],
  staffId: string,
): Promise<DepositRow[]> {
  const wanted = { staffId, deposits: cases.map(({ deposit }) => deposit) }
  const approvable = await loadApprovability(dependencies, tx, wanted)
  const staffOf = (deposit: Deposit) => [
    approvable(deposit).first?.staffId ?? null,
    deposit.reviewedBy,
  ]
  const names = await loadCaseNames(
    tx,
    { queue: 'deposit', nowMs: dependencies.nowMs() },
    cases.map(({ deposit }) => ({ ...deposit, staffIds: staffOf(deposit) })),
  )
  return cases.map(({ deposit, sameVoucher }) => {
    const credit = creditOf(dependencies, deposit)
    const { needsTwo, first } = approvable(deposit)
    return {
      deposit: presentDeposit(deposit),
      ...{ userId: deposit.userId, nickname: names.nicknameOf(deposit.userId), needsTwo },
      sameVoucher: [...sameVoucher],
      wouldCredit: credit === undefined ? null : formatMoney(credit),
      firstApprovedBy: first?.staffId ?? null,
      reviewedBy: deposit.reviewedBy,
      claim: names.claimOf(deposit.id),
      staffNames: names.namesOf(staffOf(deposit)),
      isLeftOver: isLeftOver(dependencies.mode, deposit),
    }
  })
}

/** A first approval leaves the row as it is; the screens hear of it as well. */
export async function loadWaiting(
  database: Queryable,
  mode: InstallationMode,
): Promise<WaitingCases> {
  const waiting = await loadWaitingDeposits(database, mode)
  const firstApprovals = await countFirstApprovals(database)
  return { ...waiting, digest: `${waiting.digest} ${firstApprovals}` }
}
