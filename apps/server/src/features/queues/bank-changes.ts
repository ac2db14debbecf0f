// The queue of changes of bank accounts: a page, one of them, carrying it out or failing it.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { BANK_CHANGE_REASONS } from '@fairtick/wire/calls/payout-methods'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import {
  type BankChangeRow,
  type BankVerdict,
  listBankChanges,
  listUsersWithWanted,
  loadBank,
  loadBankChange,
  maskNumber,
  reviewBankChange,
} from '../payout-methods/public.ts'
import { countWaitingToBank } from '../withdrawals/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import { loadCasePeople } from './case-people.ts'
import type { Keep } from './decide-once.ts'
import type { QueueDependencies } from './dependencies.ts'
import { previewFailures } from './failure-previews.ts'
import { DEFAULT_SIZE } from './read-deposits.ts'
import { deleteClaim } from './store.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Row = AdminCallResult<'approveBankChange'>
type Details = AdminCallResult<'bankChangeCase'>['wanted']

export function listBankChangeQueue(
  dependencies: QueueDependencies,
  {
    status = 'pending',
    page = 1,
    size = DEFAULT_SIZE,
  }: AdminCallArguments<'bankChangeQueue'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'bankChangeQueue'>> {
  return audited(dependencies, context, async (tx, write) => {
    const { rows, total } = await listBankChanges(tx, { status, page, size })
    const detail = { status, page, found: rows.map(({ id }) => id) }
    await write({ action: 'bank_change.list', subjectKind: 'bank_change', subjectId: '', detail })
    return { data: await presentRows(tx, rows, dependencies.nowMs()), page, size, total }
  })
}

export function readBankChange(
  dependencies: QueueDependencies,
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
    const current = await loadBank(tx, userId)
    const customer = await loadCaseOwner(tx, userId, dependencies.nowMs())
    const shown = isWhole ? detailsOf : maskedDetailsOf
    return {
      ...(await presentRow(tx, change, dependencies.nowMs())),
      current: current === undefined ? null : shown(current),
      wanted: shown(change),
      customer,
      sameBankUsers: [...(await listUsersWithWanted(tx, change))],
      waitingWithdrawals: await countWaitingToBank(tx, userId),
      failures: previewFailures(BANK_CHANGE_REASONS, customer.language, (reason) => ({
        template: 'bank-change-failed',
        values: { reason },
      })),
    }
  })
}

export async function decideBankChange(
  dependencies: QueueDependencies,
  { id, verdict }: { readonly id: string; readonly verdict: BankVerdict },
  context: StaffContext,
  keep: Keep<Row>,
): Promise<Row | AdminDeclined> {
  const { staffId: reviewerId } = context.caller
  const done = await audited(dependencies, context, async (tx, write) => {
    const nowMs = dependencies.nowMs()
    const reviewed = await reviewBankChange(tx, { changeId: id, reviewerId, verdict, nowMs })
    if (reviewed === undefined) return undefined
    const action = verdict.status === 'failed' ? 'bank_change.fail' : 'bank_change.approve'
    const detail = { ...verdict, userId: reviewed.change.userId }
    await write({ action, subjectKind: 'bank_change', subjectId: id, detail })
    await deleteClaim(tx, { queue: 'bank_change', id }, reviewerId)
    const row = await keep(tx, await presentRow(tx, reviewed.change, nowMs))
    return { row, events: reviewed.events }
  })
  if (done === undefined) return NOT_FOUND
  dependencies.publish(done.events)
  dependencies.onQueueChange()
  return done.row
}

async function presentRow(tx: Queryable, change: BankChangeRow, nowMs: number): Promise<Row> {
  const [row] = await presentRows(tx, [change], nowMs)
  if (row === undefined) throw new Error('a row is missing')
  return row
}

async function presentRows(
  tx: Queryable,
  changes: readonly BankChangeRow[],
  nowMs: number,
): Promise<Row[]> {
  const people = await loadCasePeople(
    tx,
    { queue: 'bank_change', nowMs },
    changes.map((change) => ({ ...change, staffIds: [] })),
  )
  return changes.map(({ id, userId, status, reason, submittedMs, bankName, cardNumber }) => ({
    ...{ id, userId, status, reason, submitTime: submittedMs, bankName },
    cardNumber: maskNumber(cardNumber),
    nickname: people.nicknameOf(userId),
    claim: people.claimOf(id),
  }))
}

function detailsOf(bank: Details): Details {
  const { bankWay, accountName, bankName, branchName } = bank
  const { branchNumber, bankCode, cardNumber, ifsc } = bank
  return { bankWay, accountName, bankName, branchName, branchNumber, bankCode, cardNumber, ifsc }
}

function maskedDetailsOf(bank: Details): Details {
  return { ...detailsOf(bank), cardNumber: maskNumber(bank.cardNumber) }
}
