// The back office reviews deposits: approves one at the method's rate of that moment, or fails it.

import { calculateCredit } from '@fairtick/core/cash/deposit'
import type { Money } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import { addToInbox } from '../../../engine/commands/inbox.ts'
import type { OutboxMessage } from '../../../engine/engine-port.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { CountedPage } from '../../../platform/list-page.ts'
import { addToOutbox } from '../../../platform/outbox.ts'
import type { DepositOffice } from '../dependencies.ts'
import { causeOf } from '../deposit-cause.ts'
import {
  type Deposit,
  type DepositFailure,
  type DepositQueue,
  isOpen,
  listSameVouchers,
  listToReview,
  loadDeposit,
  lockDeposit,
  updateApproved,
  updateFailed,
} from '../store.ts'

/** What a reviewer is shown. */
export type DepositCase = {
  readonly deposit: Deposit
  /** Other deposits, of anyone, whose voucher is the very same picture. */
  readonly sameVoucher: readonly string[]
}

export type Approval = {
  readonly id: string
  readonly staffId: string
  /** What who approves expects it to credit; undefined: whatever it does. */
  readonly credit?: Money | undefined
}

/**
 * Approves a deposit. The engine is asked to credit it by a row of the inbox, in the transaction
 * that writes rate and reviewer: of reviewers at once one approves, the others get undefined, as
 * for one that is not there or was decided before. `changed`: it would not credit what is expected,
 * and nothing was done. May be part of a larger transaction.
 */
export async function reviewDeposit(
  office: DepositOffice,
  tx: Queryable,
  { id, staffId, credit }: Approval,
): Promise<Deposit | 'changed' | undefined> {
  const deposit = await lockDeposit(tx, id)
  if (deposit === undefined || !isOpen(deposit)) return undefined
  // Both of one moment: a rate may become another between two steps of this transaction.
  const rate = office.methods.get(deposit.methodId)?.rate
  const credited = creditOf(office, deposit)
  if (rate === undefined || credited === undefined) return undefined
  if (credit !== undefined && credit !== credited) return 'changed'
  const timeMs = office.nowMs()
  const approved = await updateApproved(tx, id, { rate, reviewedBy: staffId, timeMs })
  const { accountId, amount, channel } = deposit
  const submitted = deposit.submittedMs as Instant
  const what = { accountId, depositId: id, amount, rate, channel, submitted }
  const command = { kind: 'credit-deposit', ...what } as const
  await addToInbox(tx, office.rowSeal, { cause: causeOf(id), command, timeMs })
  await addToOutbox(tx, { topic: 'deposit-reviewed', depositId: id } satisfies OutboxMessage)
  return approved
}

/** USD that an approval now would credit; undefined: its method is gone, or rounds to nothing. */
export function creditOf({ methods }: DepositOffice, deposit: Deposit): Money | undefined {
  const rate = methods.get(deposit.methodId)?.rate
  const credit = rate && calculateCredit(deposit.amount, rate)
  return credit !== undefined && credit > 0n ? credit : undefined
}

/** Fails a deposit that was not approved; undefined when there is none such. */
export async function failDeposit(
  { nowMs }: DepositOffice,
  tx: Queryable,
  failure: { readonly id: string; readonly staffId: string; readonly reason: DepositFailure },
): Promise<Deposit | undefined> {
  const { id, staffId, reason } = failure
  const deposit = await lockDeposit(tx, id)
  if (deposit === undefined || !isOpen(deposit)) return undefined
  const failed = await updateFailed(tx, id, { reason, reviewedBy: staffId, timeMs: nowMs() })
  await addToOutbox(tx, { topic: 'deposit-reviewed', depositId: id } satisfies OutboxMessage)
  return failed
}

export async function readDepositCase(
  database: Queryable,
  id: string,
): Promise<DepositCase | undefined> {
  const deposit = await loadDeposit(database, id)
  return deposit && (await casesOf(database, [deposit]))[0]
}

/** A page of all of one status, oldest first, each with its flag. */
export async function listDepositCases(
  database: Queryable,
  wanted: DepositQueue,
): Promise<CountedPage<DepositCase>> {
  const found = await listToReview(database, wanted)
  return { ...found, rows: await casesOf(database, found.rows) }
}

async function casesOf(
  database: Queryable,
  deposits: readonly Deposit[],
): Promise<readonly DepositCase[]> {
  const same = await listSameVouchers(database, deposits)
  return deposits.map((deposit) => ({ deposit, sameVoucher: same.get(deposit.id) ?? [] }))
}
