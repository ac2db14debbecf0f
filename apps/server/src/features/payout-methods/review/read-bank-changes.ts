// The queue of changes of bank accounts, and one of them as who decides it needs it.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { BANK_CHANGE_REASONS } from '@fairtick/wire/calls/payout-methods'
import type { Queryable } from '../../../platform/database.ts'
import { answerPage, pagingOf } from '../../../platform/list-page.ts'
import type { WaitingCases } from '../../../platform/review-queue.ts'
import { audited } from '../../audit/public.ts'
import { loadCaseCustomer, loadCaseNames, previewFailures } from '../../reviews/public.ts'
import {
  type BankChangeRow,
  listBankChanges,
  listUsersWithWanted,
  loadBank,
  loadBankChange,
  loadWaitingBankChanges,
} from '../bank-store.ts'
import { maskNumber } from '../present-target.ts'
import { countFirstApprovals } from './approval-store.ts'
import type { BankReviewDependencies } from './dependencies.ts'
import { loadFirstApprovals } from './first-bank-approvals.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export type BankChangeCase = AdminCallResult<'approveBankChange'>
type Details = AdminCallResult<'bankChangeCase'>['wanted']

export function listBankChangeQueue(
  dependencies: BankReviewDependencies,
  { status = 'pending', user, ...form }: AdminCallArguments<'bankChangeQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'bankChangeQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const { rows, ...rest } = await listBankChanges(tx, { status, userId: user, ...paging })
    const found = rows.map(({ id }) => id)
    const detail = { status, user, page: paging.page, after: paging.after, found }
    await write({ action: 'bank_change.list', subjectKind: 'bank_change', subjectId: '', detail })
    return answerPage(paging, rest, await presentRows(dependencies, tx, rows))
  })
}

export function readBankChange(
  dependencies: BankReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'bankChangeCase'> | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    const change = await loadBankChange(tx, id)
    if (change === undefined) return NOT_FOUND
    const isWhole = permissionsOf(context.caller.roles).includes('bank_changes.review')
    const detail = { isNumberWhole: isWhole }
    await write({ action: 'bank_change.read', subjectKind: 'bank_change', subjectId: id, detail })
    const { userId } = change
    const first = (await loadFirstApprovals(dependencies, tx, [change]))(change)
    const current = await loadBank(tx, userId)
    const customer = await loadCaseCustomer(tx, userId, dependencies.nowMs())
    const shown = isWhole ? detailsOf : maskedDetailsOf
    return {
      ...(await presentRow(dependencies, tx, change)),
      current: current === undefined ? null : shown(current),
      wanted: shown(change),
      customer,
      firstApprovedTime: first?.timeMs ?? null,
      sameBankUsers: [...(await listUsersWithWanted(tx, change))],
      waitingWithdrawals: await dependencies.countWaitingWithdrawals(tx, userId),
      failures: previewFailures(BANK_CHANGE_REASONS, customer.language, (reason) => ({
        template: 'bank-change-failed',
        values: { reason },
      })),
    }
  })
}

export async function presentRow(
  dependencies: BankReviewDependencies,
  tx: Queryable,
  change: BankChangeRow,
): Promise<BankChangeCase> {
  const [row] = await presentRows(dependencies, tx, [change])
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  dependencies: BankReviewDependencies,
  tx: Queryable,
  changes: readonly BankChangeRow[],
): Promise<BankChangeCase[]> {
  const firstOf = await loadFirstApprovals(dependencies, tx, changes)
  const nowMs = dependencies.nowMs()
  const staffOf = (change: BankChangeRow) => [firstOf(change)?.staffId ?? null]
  const names = await loadCaseNames(
    tx,
    { queue: 'bank_change', nowMs },
    changes.map((change) => ({ ...change, staffIds: staffOf(change) })),
  )
  return changes.map((change) => {
    const { id, userId, status, reason, submittedMs, bankName } = change
    return {
      ...{ id, userId, status, reason, submitTime: submittedMs, bankName },
      cardNumber: maskNumber(change.cardNumber),
      nickname: names.nicknameOf(userId),
      firstApprovedBy: firstOf(change)?.staffId ?? null,
      staffNames: names.namesOf(staffOf(change)),
      claim: names.claimOf(id),
    }
  })
}

/** A first approval leaves the row as it is; the screens hear of it as well. */
export async function loadWaiting(database: Queryable): Promise<WaitingCases> {
  const waiting = await loadWaitingBankChanges(database)
  const firstApprovals = await countFirstApprovals(database)
  return { ...waiting, digest: `${waiting.digest} ${firstApprovals}` }
}

function detailsOf(bank: Details): Details {
  const { bankWay, accountName, bankName, branchName } = bank
  const { branchNumber, bankCode, cardNumber, ifsc } = bank
  return { bankWay, accountName, bankName, branchName, branchNumber, bankCode, cardNumber, ifsc }
}

function maskedDetailsOf(bank: Details): Details {
  return { ...detailsOf(bank), cardNumber: maskNumber(bank.cardNumber) }
}
