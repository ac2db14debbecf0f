// The queue of changes of bank accounts: a page, one of them, carrying it out or failing it.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import {
  type BankChangeRow,
  type BankVerdict,
  listBankChanges,
  loadBank,
  loadBankChange,
  maskNumber,
  reviewBankChange,
} from '../payout-methods/public.ts'
import { loadCaseOwner } from './case-owner.ts'
import type { QueueDependencies } from './dependencies.ts'
import { DEFAULT_SIZE } from './read-deposits.ts'
import { listClaims } from './store.ts'

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
    await write({ action: 'bank_change.read', subjectKind: 'bank_change', subjectId: id })
    const current = await loadBank(tx, change.userId)
    return {
      ...(await presentRow(tx, change, dependencies.nowMs())),
      current: current === undefined ? null : detailsOf(current),
      wanted: detailsOf(change),
      customer: await loadCaseOwner(tx, change.userId),
    }
  })
}

export async function decideBankChange(
  dependencies: QueueDependencies,
  { id, verdict }: { readonly id: string; readonly verdict: BankVerdict },
  context: StaffContext,
): Promise<Row | AdminDeclined> {
  const { staffId: reviewerId } = context.caller
  const done = await audited(dependencies, context, async (tx, write) => {
    const nowMs = dependencies.nowMs()
    const reviewed = await reviewBankChange(tx, { changeId: id, reviewerId, verdict, nowMs })
    if (reviewed === undefined) return undefined
    const action = verdict.status === 'failed' ? 'bank_change.fail' : 'bank_change.approve'
    const detail = { ...verdict, userId: reviewed.change.userId }
    await write({ action, subjectKind: 'bank_change', subjectId: id, detail })
    return { row: await presentRow(tx, reviewed.change, nowMs), events: reviewed.events }
  })
  if (done === undefined) return NOT_FOUND
  dependencies.publish(done.events)
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
  const ids = changes.map(({ id }) => id)
  const claims = await listClaims(tx, 'bank_change', ids, nowMs)
  return changes.map(({ id, userId, status, reason, submittedMs, bankName, cardNumber }) => ({
    ...{ id, userId, status, reason, submitTime: submittedMs, bankName },
    cardNumber: maskNumber(cardNumber),
    claim: claims.get(id) ?? null,
  }))
}

function detailsOf(bank: Details): Details {
  const { bankWay, accountName, bankName, branchName } = bank
  const { branchNumber, bankCode, cardNumber, ifsc } = bank
  return { bankWay, accountName, bankName, branchName, branchNumber, bankCode, cardNumber, ifsc }
}
