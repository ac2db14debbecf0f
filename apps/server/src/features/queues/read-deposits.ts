// The queue of deposits, and one of them with its evidence; every look is written down (REL-59).

import { formatMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { DEPOSIT_FAILURES } from '@fairtick/wire/calls/deposits'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import {
  creditOf,
  type Deposit,
  type DepositCase,
  isOpen,
  listDepositCases,
  listDeposits,
  loadDepositsById,
  presentDeposit,
  readDepositCase,
} from '../deposits/public.ts'
import { depositMessage } from '../messages/public.ts'
import { listNicknames } from '../profile/public.ts'
import { listWithdrawals, presentWithdrawal } from '../withdrawals/public.ts'
import { type CreditedAlone, isPastLimit, loadCreditedAlone } from './alone.ts'
import { loadCaseOwner } from './case-owner.ts'
import { loadCasePeople } from './case-people.ts'
import type { QueueDependencies } from './dependencies.ts'
import { previewFailures } from './failure-previews.ts'
import { loadFirstApprovals } from './first-approval.ts'
import type { FirstApproval } from './store.ts'

export type DepositRow = AdminCallResult<'approveDeposit'>

export const DEFAULT_SIZE = 20
const ANY_TIME = { status: undefined, from: undefined, to: undefined }
export const HISTORY = { ...ANY_TIME, page: 1, size: 10 } as const

/** How it can be approved by somebody: alone, or as one of two. */
export type Approvability = {
  readonly needsTwo: boolean
  readonly first: FirstApproval | undefined
  readonly alone: CreditedAlone
}

/** By deposit. Once somebody has approved one as the first of two it needs the second. */
export async function loadApprovability(
  dependencies: QueueDependencies,
  tx: Queryable,
  { staffId, deposits }: { readonly staffId: string; readonly deposits: readonly Deposit[] },
): Promise<(deposit: Deposit) => Approvability> {
  const firstOf = await loadFirstApprovals(dependencies, tx, deposits)
  const accountIds = [...new Set(deposits.map(({ accountId }) => accountId))]
  const nowMs = dependencies.nowMs()
  const aloneOf = await loadCreditedAlone(tx, { staffId, accountIds }, nowMs)
  return (deposit) => {
    const first = firstOf(deposit)
    const alone = aloneOf(deposit.accountId)
    const credit = creditOf(dependencies, deposit) ?? ZERO_MONEY
    const isPast = isPastLimit(credit, alone, dependencies.onePersonMax())
    return { needsTwo: first !== undefined || (isOpen(deposit) && isPast), first, alone }
  }
}

export function listDepositQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    user: userId,
    channel,
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'depositQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'depositQueue'>> {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const { cases, total } = await listDepositCases(tx, { status, userId, channel, page, size })
    const found = cases.map(({ deposit }) => deposit.id)
    const detail = { status, page, found }
    await write({ action: 'deposit.list', subjectKind: 'deposit', subjectId: '', detail })
    return { data: await presentRows(dependencies, tx, cases, staffId), page, size, total }
  })
}

export function readDeposit(
  dependencies: QueueDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'depositCase'> | AdminDeclined> {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const found = await readDepositCase(tx, id)
    if (found === undefined) return { declined: 'not_found' }
    const { deposit } = found
    await write({ action: 'deposit.read', subjectKind: 'deposit', subjectId: id })
    const customer = await loadCaseOwner(tx, deposit.userId, dependencies.nowMs())
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
      ...(await loadMovements(dependencies, tx, deposit.accountId)),
      failures: previewFailures(DEPOSIT_FAILURES, customer.language, (reason) =>
        depositMessage(customer.id, { ...presentDeposit(deposit), status: 'failed', reason }),
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

/** The newest that the account moved in and out. */
async function loadMovements(
  { withdrawalLook }: QueueDependencies,
  tx: Queryable,
  accountId: string,
) {
  const { deposits } = await listDeposits(tx, accountId, HISTORY)
  const { withdrawals } = await listWithdrawals(tx, accountId, { ...HISTORY, type: undefined })
  return {
    history: deposits.map(presentDeposit),
    withdrawals: withdrawals.map((one) => presentWithdrawal(one, withdrawalLook)),
  }
}

export async function presentRow(
  dependencies: QueueDependencies,
  tx: Queryable,
  found: DepositCase,
  staffId: string,
): Promise<DepositRow> {
  const [row] = await presentRows(dependencies, tx, [found], staffId)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  dependencies: QueueDependencies,
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
  const people = await loadCasePeople(
    tx,
    { queue: 'deposit', nowMs: dependencies.nowMs() },
    cases.map(({ deposit }) => ({ ...deposit, staffIds: staffOf(deposit) })),
  )
  return cases.map(({ deposit, sameVoucher }) => {
    const credit = creditOf(dependencies, deposit)
    const { needsTwo, first } = approvable(deposit)
    return {
      deposit: presentDeposit(deposit),
      ...{ userId: deposit.userId, nickname: people.nicknameOf(deposit.userId), needsTwo },
      sameVoucher: [...sameVoucher],
      wouldCredit: credit === undefined ? null : formatMoney(credit),
      firstApprovedBy: first?.staffId ?? null,
      reviewedBy: deposit.reviewedBy,
      claim: people.claimOf(deposit.id),
      staffNames: people.namesOf(staffOf(deposit)),
    }
  })
}
