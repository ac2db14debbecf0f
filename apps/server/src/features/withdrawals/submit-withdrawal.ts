// Asking for a withdrawal: the gates before the engine, the target written down, the hold (TR-6).

import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import { parseMoney } from '@fairtick/core/numbers/money'
import {
  type CustomerContext,
  type Declined,
  declinedByEngine,
  invalid,
  isDeclined,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { type CommandOutcome, type IdempotencyKey, KeyReused } from '../../engine/engine-port.ts'
import { findAnswer } from '../../platform/idempotency.ts'
import { hashOf, randomId } from '../../platform/random-id.ts'
import { loadAccount } from '../account/public.ts'
import { checkShown } from './check-shown.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import type { PayoutTarget, WithdrawalWish } from './gates.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import {
  countWaitingOf,
  deleteTarget,
  insertTarget,
  loadUntaxedGains,
  loadWithdrawal,
} from './store.ts'

/** Of one account; whoever decides is not to be flooded. Requests at once may pass it by a few. */
export const MAX_WAITING = 20
const RETRY_MS = 60_000

export type WithdrawalForm = WithdrawalWish & {
  readonly amount: string
  readonly from: WithdrawalSource
  /** The deductions that its owner was shown; others are refused (`terms_changed`). */
  readonly shown?: { readonly fee: string; readonly tax: string } | undefined
}

export type SubmitWithdrawal = (
  form: WithdrawalForm,
  context: CustomerContext,
) => Promise<WithdrawalRecord | Declined>

/**
 * A request that is repeated gets the first outcome before any gate: a code is good for one use
 * only. Twins in this process wait for the first.
 */
export function createSubmitWithdrawal(dependencies: WithdrawalDependencies): SubmitWithdrawal {
  const underWay = new Map<string, Promise<unknown>>()
  return async (form, context) => {
    const key = keyOf(form, context)
    if (key === undefined) return await submit(dependencies, form, context, key)
    const name = `${key.scope}\n${key.key}`
    const twin = underWay.get(name) ?? Promise.resolve()
    const work = twin
      .catch(() => {})
      .then(() => again(dependencies, key))
      .then((before) => before ?? submit(dependencies, form, context, key))
    underWay.set(name, work)
    try {
      return await work
    } finally {
      if (underWay.get(name) === work) underWay.delete(name)
    }
  }
}

/** What was asked, without the secrets: their hash would give away six digits. */
function keyOf(form: WithdrawalForm, { key }: CustomerContext): IdempotencyKey | undefined {
  const { method, from, amount, walletId = '', shown } = form
  const seen = shown === undefined ? [] : [shown.fee, shown.tax]
  return key && { ...key, bodyHash: hashOf(method, from, amount, walletId, ...seen) }
}

async function again(
  dependencies: WithdrawalDependencies,
  key: IdempotencyKey,
): Promise<WithdrawalRecord | Declined | undefined> {
  const before = await findAnswer<CommandOutcome>(dependencies.database, key)
  if (before === undefined) return undefined
  if (before.kind === 'reused') throw new KeyReused(key.key)
  return await answerOf(dependencies, before.outcome)
}

async function submit(
  dependencies: WithdrawalDependencies,
  form: WithdrawalForm,
  context: CustomerContext,
  key: IdempotencyKey | undefined,
): Promise<WithdrawalRecord | Declined> {
  const { database, ask, passGates } = dependencies
  const terms = dependencies.terms()
  const { account, caller } = context
  if (account === 'real') return refused('practice_only')
  const reason = await dependencies.findLock(caller.userId)
  if (reason !== undefined) return refused('locked', { reason })
  if (!dependencies.areBooksClean()) return refused('withdrawals_frozen')
  const amount = parseMoney(form.amount)
  if (amount === undefined || amount <= 0n) return invalid({ amount: ['invalid'] })
  const { id: accountId } = await loadAccount(database, caller.userId, account)
  const untaxedGains = await loadUntaxedGains(database, accountId)
  const shown = checkShown({ form, amount, terms, untaxedGains })
  if (isDeclined(shown)) return shown
  const target: PayoutTarget | Declined = await passGates(form, context)
  if (isDeclined(target)) return target
  if ((await countWaitingOf(database, accountId)) >= MAX_WAITING) return tooMany(RETRY_MS)
  const withdrawalId = randomId()
  await insertTarget(database, { withdrawalId, userId: caller.userId, accountId, target, terms })
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
