// Asking for a withdrawal: the gates before the engine, the target written down, the hold (TR-6).

import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import { parseMoney } from '@fairtick/core/numbers/money'
import { amountComplaint } from '@fairtick/wire/field-rules'
import {
  type AccountContext,
  type Declined,
  declinedByEngine,
  invalid,
  isDeclined,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { WITHDRAWAL_DECIMALS } from '@fairtick/wire/withdrawal-rules'
import type { CommandOutcome } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import { createJoinTwins } from '../../platform/idempotency.ts'
import { hashOf, randomId } from '../../platform/random-id.ts'
import { loadAccount } from '../account/public.ts'
import { ALTERED } from '../locks/public.ts'
import { checkQuotedDeductions, type Shown } from './check-quoted-deductions.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import type { PayoutRequest, PayoutTarget } from './preconditions/preconditions.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import { sealTarget } from './sealed-target.ts'
import {
  countWaitingOf,
  deleteTarget,
  insertTarget,
  loadDeductionFacts,
  loadWithdrawal,
} from './store.ts'
import { termsOfAccount } from './terms-of-account.ts'

/** Of one account; whoever decides is not to be flooded. Requests at once may pass it by a few. */
export const MAX_WAITING = 20
const RETRY_MS = 60_000

export type WithdrawalForm = PayoutRequest & {
  readonly from: WithdrawalSource
  readonly shown?: Shown
}

export type SubmitWithdrawal = (
  form: WithdrawalForm,
  context: AccountContext,
) => Promise<WithdrawalRecord | Declined>

/**
 * A request that is repeated gets the first outcome before any gate: a code is good for one use
 * only. Twins in this process wait for the first.
 */
export function createSubmitWithdrawal(dependencies: WithdrawalDependencies): SubmitWithdrawal {
  const joinTwins = createJoinTwins(dependencies.database)
  return (form, context) => {
    const key = keyOf(form, context)
    return joinTwins(
      key,
      () => submit(dependencies, form, context, key),
      (outcome: CommandOutcome) => answerOf(dependencies, outcome),
    )
  }
}

/** What was asked, without the secrets: their hash would give away six digits. */
function keyOf(form: WithdrawalForm, { key }: AccountContext): IdempotencyKey | undefined {
  const { method, from, amount, walletId = '', shown } = form
  const seen = shown === undefined ? [] : [shown.fee, shown.tax]
  return key && { ...key, bodyHash: hashOf(method, from, amount, walletId, ...seen) }
}

async function submit(
  dependencies: WithdrawalDependencies,
  form: WithdrawalForm,
  context: AccountContext,
  key: IdempotencyKey | undefined,
): Promise<WithdrawalRecord | Declined> {
  const { database, ask, checkPreconditions } = dependencies
  const { account, caller } = context
  const reason = await dependencies.findLock(caller.userId)
  if (reason === ALTERED) return refused('lock_altered')
  if (reason !== undefined) return refused('locked', { reason })
  if (!dependencies.areBooksClean()) return refused('withdrawals_frozen')
  const complaint = amountComplaint(form.amount, WITHDRAWAL_DECIMALS[form.method])
  if (complaint !== undefined) return invalid({ amount: [complaint] })
  const amount = parseMoney(form.amount)
  if (amount === undefined) return invalid({ amount: ['decimal'] })
  const { id: accountId } = await loadAccount(database, caller.userId, account)
  const { untaxedGains, keptTerms } = await loadDeductionFacts(database, accountId)
  const terms = termsOfAccount(dependencies.terms(), keptTerms)
  const shown = checkQuotedDeductions({ form, amount, terms, untaxedGains })
  if (isDeclined(shown)) return shown
  const target: PayoutTarget | Declined = await checkPreconditions(form, context)
  if (isDeclined(target)) return target
  if ((await countWaitingOf(database, accountId)) >= MAX_WAITING) return tooMany(RETRY_MS)
  const withdrawalId = randomId()
  const written = { withdrawalId, userId: caller.userId, accountId, target, terms }
  const seal = sealTarget(dependencies.rowSeal, written)
  await insertTarget(database, { ...written, seal })
  const { method, from } = form
  const command = { kind: 'submit-withdrawal', accountId, withdrawalId, method } as const
  const outcome = await ask({ ...command, amount, from, shown }, key)
  if (!isOf(outcome, withdrawalId)) await deleteTarget(database, withdrawalId)
  return await answerOf(dependencies, outcome)
}

/** False when it was refused, or is the kept one of an earlier try. */
function isOf(outcome: CommandOutcome, withdrawalId: string): boolean {
  return outcome.kind === 'withdrawal' && outcome.withdrawal.id === withdrawalId
}

/** As the record is now. */
export async function answerOf(
  dependencies: WithdrawalDependencies,
  outcome: CommandOutcome,
): Promise<WithdrawalRecord | Declined> {
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  if (outcome.kind !== 'withdrawal') throw new Error(`unexpected outcome ${outcome.kind}`)
  const { withdrawal } = outcome
  const found = await loadWithdrawal(dependencies.database, withdrawal.id)
  if (found === undefined) throw new Error('a withdrawal without its target')
  return presentWithdrawal({ ...found, ...withdrawal }, dependencies)
}
