// Approving and failing deposits (TR-7): what is large, alone or with
// what one person credited before in a day, needs two people (REL-58).

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited, type WriteAudit } from '../../audit/public.ts'
import { checkFailure, deleteClaim, isLeftOver } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import { type Deposit, isOpen, loadDeposit } from '../store.ts'
import { type Approvability, loadApprovability } from './approvability.ts'
import { insertFirstApproval, insertSoleApproval } from './approval-store.ts'
import type { DepositReviewDependencies } from './dependencies.ts'
import { type DepositRow, presentRow } from './read-deposits.ts'
import { creditOf, failDeposit, readDepositCase, reviewDeposit } from './review-deposit.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<DepositRow | AdminDeclined>

type Wanted = AdminCallArguments<'approveDeposit'>['body']

/** What has gone, or would credit another amount than was shown, costs no code. */
export async function checkDeposit(
  dependencies: DepositReviewDependencies,
  wanted: Wanted,
): Promise<AdminDeclined | undefined> {
  const seen = await findCredit(dependencies, wanted)
  return 'declined' in seen ? seen : undefined
}

export async function approveDeposit(
  dependencies: DepositReviewDependencies,
  wanted: Wanted,
  context: StaffContext,
): Decided {
  const seen = await findCredit(dependencies, wanted)
  if ('declined' in seen) return seen
  const { deposit, credit } = seen
  const { id } = wanted
  const { staffId } = context.caller
  const howFor = async (tx: Queryable): Promise<Approvability> =>
    (await loadApprovability(dependencies, tx, { staffId, deposits: [deposit] }))(deposit)
  const { needsTwo } = await howFor(dependencies.database)
  return await decided(dependencies, context, async (tx, write) => {
    const act = { tx, write, staffId, credit, key: context.key }
    if (!(await recheckPermission(dependencies, tx, staffId, 'deposits.review')))
      return adminRefused('not_permitted')
    // Rate, limit, what was credited alone or the first approval may have become another since.
    const how = await howFor(tx)
    if (how.needsTwo !== needsTwo) return adminRefused('changed_meanwhile')
    return needsTwo
      ? await approveAsOneOfTwo(dependencies, id, { ...act, first: how.first })
      : await approve(dependencies, id, { ...act, as: 'alone' })
  })
}

/** By the rate of now; the approval looks at it again. */
async function findCredit(
  dependencies: DepositReviewDependencies,
  { id, credit: shown }: Wanted,
): Promise<{ readonly deposit: Deposit; readonly credit: Money } | AdminDeclined> {
  const seen = await readDepositCase(dependencies.database, id)
  const credit = seen && creditOf(dependencies, seen.deposit)
  if (seen === undefined || credit === undefined) return NOT_FOUND
  if (isLeftOver(dependencies.mode, seen.deposit)) return adminRefused('real_only')
  if (shown !== undefined && shown !== formatMoney(credit)) return adminRefused('changed_meanwhile')
  return { deposit: seen.deposit, credit }
}

/** Tells, after the commit, whom it concerns: the engine, the outbox, the screens of the staff. */
async function decided(
  dependencies: DepositReviewDependencies,
  context: StaffContext,
  work: Parameters<typeof audited<DepositRow | AdminDeclined>>[2],
): Decided {
  const outcome = await audited(dependencies, context, work)
  if ('declined' in outcome) return outcome
  dependencies.onWaiting()
  dependencies.onQueueChange()
  return outcome
}

type Act = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly staffId: string
  readonly key: StaffContext['key']
}

/** What is approved is this credit and no other (REL-58). */
type Approving = Act & { readonly credit: Money }

/** The first of two leaves it waiting; the log's lock lets them come one after the other. */
async function approveAsOneOfTwo(
  dependencies: DepositReviewDependencies,
  id: string,
  act: Approving & Pick<Approvability, 'first'>,
): Decided {
  const { tx, staffId, credit, first } = act
  if (first?.staffId === staffId) return adminRefused('own_request')
  if (first !== undefined) return await approve(dependencies, id, { ...act, as: 'second' })
  const found = await readDepositCase(tx, id)
  if (found === undefined || !isOpen(found.deposit)) return NOT_FOUND
  await insertFirstApproval(tx, dependencies.rowSeal, id, {
    ...{ staffId, credit, timeMs: dependencies.nowMs() },
  })
  await note(act, 'deposit.approve_first', found.deposit)
  return await rowOf(dependencies, id, act)
}

/** What one person credits alone counts against their day and the account's. */
async function approve(
  dependencies: DepositReviewDependencies,
  id: string,
  act: Approving & { readonly as: 'alone' | 'second' },
): Decided {
  const { tx, staffId, credit } = act
  const approved = await reviewDeposit(dependencies, tx, { id, staffId, credit })
  if (approved === undefined) return NOT_FOUND
  if (approved === 'changed') return adminRefused('changed_meanwhile')
  if (act.as === 'alone') {
    const { accountId } = approved
    const timeMs = dependencies.nowMs()
    await insertSoleApproval(tx, { depositId: id, staffId, accountId, credit, timeMs })
  }
  await note(act, 'deposit.approve', approved)
  return await rowOf(dependencies, id, act)
}

export function rejectDeposit(
  dependencies: DepositReviewDependencies,
  { id, reason }: AdminCallArguments<'failDeposit'>['body'],
  context: StaffContext,
): Decided {
  const { staffId } = context.caller
  return decided(dependencies, context, async (tx, write) => {
    const found = await loadDeposit(tx, id)
    const wrong = found && checkFailure(dependencies.mode, found, reason)
    if (wrong !== undefined) return wrong
    const failed = await failDeposit(dependencies, tx, { id, staffId, reason })
    if (failed === undefined) return NOT_FOUND
    const detail = { reason }
    await write({ action: 'deposit.fail', subjectKind: 'deposit', subjectId: id, detail })
    return await rowOf(dependencies, id, { tx, write, staffId, key: context.key })
  })
}

/** What was approved, so that it can be compared with what was credited. */
async function note({ write, credit }: Approving, action: string, deposit: Deposit): Promise<void> {
  const { id: subjectId, methodId, accountId, voucherHash } = deposit
  const detail = { ...{ accountId, methodId, voucherHash }, credit: formatMoney(credit) }
  await write({ action, subjectKind: 'deposit', subjectId, detail })
}

/** As it is now, without the claim of who decided; kept as the answer of its key. */
async function rowOf(
  dependencies: DepositReviewDependencies,
  id: string,
  { tx, staffId, key }: Act,
): Promise<DepositRow> {
  await deleteClaim(tx, { queue: 'deposit', id }, staffId)
  const found = await readDepositCase(tx, id)
  if (found === undefined) throw new Error('a deposit has gone')
  const row = await presentRow(dependencies, tx, found, staffId)
  return await keepAnswer(tx, key, row, dependencies.nowMs())
}
