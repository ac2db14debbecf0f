// A customer tells of a payment with its voucher; it waits, and nothing is credited yet (TR-7).

import { calculateCredit } from '@fairtick/core/cash/deposit'
import { formatQuantity, parseQuantity } from '@fairtick/core/numbers/lots'
import { isRepresentable } from '@fairtick/core/numbers/money'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { MAX_PENDING_DEPOSITS } from '@fairtick/wire/deposit-rules'
import { amountComplaint, boundComplaint } from '@fairtick/wire/field-rules'
import {
  type AccountContext,
  type Declined,
  invalid,
  isDeclined,
  NOT_FOUND,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadAccount } from '../account/public.ts'
import { loadContentHash, markUsed } from '../files/public.ts'
import { listLimitSharers } from '../linked-accounts/public.ts'
import { ALTERED } from '../locks/public.ts'
import { checkDepositLimits } from './check-deposit-limits.ts'
import type { DepositDependencies } from './dependencies.ts'
import { depositEvent, presentDeposit } from './present-deposit.ts'
import { type Done, runIdempotent } from './run-idempotent.ts'
import { countPending, type Deposit, insertDeposit, lockDeposits } from './store.ts'

const RETRY_MS = 60_000

type Form = CallArguments<'submitDeposit'>['body']

/** A voucher that is another's, or no voucher: not found. */
export async function submitDeposit(
  dependencies: DepositDependencies,
  form: Form,
  context: AccountContext,
): Promise<DepositRecord | Declined> {
  return await runIdempotent(dependencies, context, async (tx) => {
    const checked = await checkForm(tx, dependencies, { form, context })
    if (isDeclined(checked)) return checked
    const { id: accountId } = await loadAccount(tx, context.caller.userId, context.account)
    const sharers = await listLimitSharers(tx, context.caller.userId, context.account)
    await lockDeposits(tx, [accountId, ...sharers.map((sharer) => sharer.accountId)])
    if ((await countPending(tx, accountId)) >= MAX_PENDING_DEPOSITS) return tooMany(RETRY_MS)
    const { methodId, amount } = checked
    const wanted = { userId: context.caller.userId, accountId, methodId, amount, sharers }
    const beyond = await checkDepositLimits(tx, dependencies, wanted)
    if (beyond !== undefined) return beyond
    return await insert(tx, { ...checked, accountId, nowMs: dependencies.nowMs() }, context)
  })
}

type Checked = Pick<Deposit, 'methodId' | 'currency' | 'channel' | 'network' | 'amount'> & {
  readonly voucher: string
}

/** The gates of TR-12.4, then the method and its limits. */
async function checkForm(
  tx: Queryable,
  { methods, findLock, findStop }: DepositDependencies,
  { form, context: { caller } }: { form: Form; context: AccountContext },
): Promise<Checked | Declined> {
  const reason = await findLock(tx, caller.userId)
  if (reason === ALTERED) return refused('lock_altered')
  if (reason !== undefined) return refused('locked', { reason })
  const stop = await findStop(tx)
  if (stop !== undefined) return refused('deposits_stopped', { reason: stop })
  const method = methods.get(form.id)
  if (!method?.isOpen) return NOT_FOUND
  const { min, max, rate, wire } = method
  const complaint = amountComplaint(form.amount, wire.decimals)
  if (complaint !== undefined) return invalid({ amount: [complaint] })
  const amount = parseQuantity(form.amount)
  if (amount === undefined) return invalid({ amount: ['decimal'] })
  if (amount <= 0n) {
    return invalid({ amount: [boundComplaint('below_minimum', formatQuantity(min))] })
  }
  if (amount < min) return refused('below_minimum', { minimum: formatQuantity(min) })
  if (amount > max) return refused('above_maximum', { maximum: formatQuantity(max) })
  const credit = calculateCredit(amount, rate)
  if (credit <= 0n) return invalid({ amount: ['nothing_left'] })
  if (!isRepresentable(credit)) return invalid({ amount: ['invalid'] })
  const { id: methodId, currency, channel, network } = wire
  return { methodId, currency, channel, network, amount, voucher: form.voucher }
}

async function insert(
  tx: Queryable,
  { voucher, nowMs, ...checked }: Checked & { accountId: string; nowMs: number },
  { account: accountKind, caller: { userId } }: AccountContext,
): Promise<Done | Declined> {
  const file = { id: voucher, userId, purpose: 'voucher' } as const
  if (!(await markUsed(tx, file, nowMs))) return NOT_FOUND
  const voucherHash = await loadContentHash(tx, voucher)
  if (voucherHash === undefined) return NOT_FOUND
  const deposit = await insertDeposit(tx, {
    ...{ ...checked, id: randomId(), userId, accountKind },
    ...{ voucherFile: voucher, voucherHash, submittedMs: nowMs },
  })
  return { record: presentDeposit(deposit), event: depositEvent(deposit) }
}
