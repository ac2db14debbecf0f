// What is asked about money in and out, rewards and salary: by customers, the office, the payroll.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { Instant } from '@fairtick/core/time/instant'
import { money } from '@fairtick/server/engine/engine-fixture'
import type { CommandDraft, WithdrawalText } from '@fairtick/server/engine/engine-port'
import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { ACCOUNTS, type World } from './world.ts'

/** Who earns of whom; the place of one who may not stays empty. */
export const INVITERS: Readonly<
  Record<(typeof ACCOUNTS)[number], readonly (string | undefined)[]>
> = {
  ...{ a: ['b', 'c', 'd'], b: ['c', undefined, 'a'], c: ['a'], d: ['a', 'b'] },
  ...{ e: ['f', 'a', 'b'], f: ['g'], g: [] },
}

type DraftOf = (attempt: number, id: string) => CommandDraft

/** Withdrawals that the next command about one may be about. */
const REMEMBERED = 8

/** Approved by the office; the deposit has its id whoever asks how often. */
export function generateDeposit(_: World, random: SeededRandom): DraftOf {
  const accountId = random.pick(ACCOUNTS)
  const amount = parseQuantity(random.pick(['12', '150.25', '99999'])) as Quantity
  const rate = parsePrice(random.pick(['1', '0.0065'])) as Price
  const channel = random.pick(['bank', 'crypto'] as const)
  const submitted = random.pick([0, Number.MAX_SAFE_INTEGER]) as Instant
  const credit = { kind: 'credit-deposit', accountId, amount, rate, channel, submitted } as const
  return (_attempt, id) => ({ ...credit, depositId: id })
}

export function generateWithdrawal(_: World, random: SeededRandom): DraftOf {
  const accountId = random.pick(ACCOUNTS)
  const from = random.pick(['cash', 'cash', 'cash', 'salary'] as const)
  const method = random.pick(['bank', 'wallet', 'wallet'])
  const amount = money(random.pick(from === 'cash' ? CASH_AMOUNTS : SALARY_AMOUNTS))
  const what = { accountId, from, method, amount }
  return (attempt, id) => ({
    ...{ kind: 'submit-withdrawal', ...what, withdrawalId: `${id}-${attempt}` },
  })
}

const CASH_AMOUNTS = ['20', '55.5', '300', '900', '9000'] as const
const SALARY_AMOUNTS = ['0.2', '0.5', '1', '3'] as const

/** The office approves, pays, fails; the customer cancels; now and then somebody else's. */
export function generateReview(world: World, random: SeededRandom): DraftOf {
  const told = toldWithdrawals(world).slice(-REMEMBERED)
  const chosen = told[random.whole(Math.max(1, told.length))]
  const isOwn = chosen !== undefined && random.chance(0.95)
  const accountId = isOwn ? chosen.accountId : random.pick(ACCOUNTS)
  const kind = random.pick(REVIEWS)
  const withdrawalId = chosen?.id ?? 'none'
  return () => ({ kind, accountId, withdrawalId })
}

const REVIEWS = [
  ...(['approve-withdrawal', 'approve-withdrawal', 'pay-withdrawal'] as const),
  ...(['fail-withdrawal', 'cancel-withdrawal'] as const),
] as const

export type OfficeAct = 'approve-withdrawal' | 'pay-withdrawal'

/** The office does the same with all that customers were told of lately. */
export function officeWork(world: World, kind: OfficeAct): readonly DraftOf[] {
  const recent = toldWithdrawals(world).slice(-REMEMBERED * 2)
  return recent.map(({ accountId, id: withdrawalId }) => () => ({ kind, accountId, withdrawalId }))
}

export function generateSettlement(_: World, random: SeededRandom): DraftOf {
  const accountId = random.pick(ACCOUNTS)
  const amount = money(random.pick(['0.01', '0.4', '2', '50']))
  return (attempt, id) => ({
    ...{ kind: 'settle-salary', accountId, amount, transferId: `${id}-${attempt}` },
  })
}

/** What the payroll asks for everything that is payable, of ended days and of the one that runs. */
export async function payroll({ database }: World): Promise<readonly DraftOf[]> {
  const rows = await database.query<{ accountId: string; day: number }>(
    `SELECT beneficiary_id AS "accountId", day FROM payable_reward ORDER BY 1, 2`,
  )
  return rows.map(({ accountId, day }) => () => ({ kind: 'pay-rewards', accountId, day }))
}

/** As they were acknowledged when they were submitted. */
export function toldWithdrawals({ customers }: World): readonly WithdrawalText[] {
  return customers.asked.flatMap(({ what, outcome }) =>
    what === 'submit-withdrawal' && outcome?.kind === 'withdrawal' ? [outcome.withdrawal] : [],
  )
}
