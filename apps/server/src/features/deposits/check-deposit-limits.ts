// What customers have allowed themselves to pay in (TR-12.3): what was credited within 24 hours, 7
// and 30 days, with all that may yet be, however long it waits; and nothing during a break.

import { calculateCredit } from '@fairtick/core/cash/deposit'
import type { Quantity } from '@fairtick/core/numbers/lots'
import {
  addMoney,
  formatMoney,
  type Money,
  parseMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import { LINKED_ACCOUNT } from '@fairtick/wire/admin/lock-flags'
import { type Declined, refused } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { breakUntil, type LimitValues, loadLimitValues } from '../limits/public.ts'
import type { LimitSharer } from '../linked-accounts/public.ts'
import type { DepositDependencies } from './dependencies.ts'
import { type Deposit, listCounting } from './store.ts'

const SPANS = [
  { field: 'depositDay', days: 1 },
  { field: 'depositWeek', days: 7 },
  { field: 'depositMonth', days: 30 },
] as const

export type WantedDeposit = {
  readonly userId: string
  readonly accountId: string
  readonly methodId: string
  readonly amount: Quantity
  /** Whose limits hold as well (TR-12.3, H12). */
  readonly sharers: readonly LimitSharer[]
}

type Rates = Pick<DepositDependencies, 'methods' | 'nowMs' | 'rowSeal'>

/** Two at a time of one account, or of accounts that share limits, are kept apart by the caller. */
export async function checkDepositLimits(
  tx: Queryable,
  dependencies: Rates,
  wanted: WantedDeposit,
): Promise<Declined | undefined> {
  const now = dependencies.nowMs()
  const { userId, accountId, sharers } = wanted
  const reader = { database: tx, rowSeal: dependencies.rowSeal }
  const { values, isAltered } = await loadLimitValues(reader, userId, now)
  if (isAltered) return refused('limit_altered')
  const until = breakUntil(values, now)
  if (until !== undefined) return refused('self_excluded', { until })
  for (const sharer of sharers) {
    const { values: shared, ...whose } = await loadLimitValues(reader, sharer.userId, now)
    const accountIds = [accountId, ...sharers.map((one) => one.accountId)]
    const isBeyond =
      whose.isAltered ||
      breakUntil(shared, now) !== undefined ||
      (await findBeyond(tx, dependencies, { values: shared, accountIds, wanted })) !== undefined
    // Whose it is, until when and how much is nobody else's to know.
    if (isBeyond) return refused('locked', { flag: 'deposits', reason: LINKED_ACCOUNT })
  }
  const beyond = await findBeyond(tx, dependencies, { values, accountIds: [accountId], wanted })
  return beyond && refused('deposit_limit', beyond)
}

type Counted = {
  readonly values: LimitValues
  /** What is paid in to these counts together. */
  readonly accountIds: readonly string[]
  readonly wanted: WantedDeposit
}

/** The first limit that the deposit would pass. */
async function findBeyond(
  tx: Queryable,
  dependencies: Rates,
  { values, accountIds, wanted }: Counted,
): Promise<{ readonly days: number; readonly limit: string; readonly used: string } | undefined> {
  const now = dependencies.nowMs()
  const chosen = SPANS.filter(({ field }) => values[field] !== null)
  if (chosen.length === 0) return undefined
  const longest = Math.max(...chosen.map(({ days }) => days))
  const earlier = await listCounting(tx, accountIds, now - longest * DAY_MS)
  const more = estimate(dependencies, wanted)
  for (const { field, days } of chosen) {
    const limit = parseMoney(values[field] ?? '') ?? ZERO_MONEY
    // What waits is credited now or later, so it counts in every span.
    const counting = earlier.filter(
      ({ endedMs }) => endedMs === null || endedMs > now - days * DAY_MS,
    )
    const used = sumMoney(counting.map((deposit) => worthOf(dependencies, deposit)))
    if (addMoney(used, more) > limit) {
      return { days, limit: formatMoney(limit), used: formatMoney(used) }
    }
  }
  return undefined
}

/** What was credited, will be at the rate of its approval, or would be at that of today. */
function worthOf(dependencies: Pick<DepositDependencies, 'methods'>, deposit: Deposit): Money {
  const { credited, amount, rate } = deposit
  if (credited !== null) return credited
  return rate === null ? estimate(dependencies, deposit) : calculateCredit(amount, rate)
}

function estimate(
  { methods }: Pick<DepositDependencies, 'methods'>,
  { methodId, amount }: Pick<Deposit, 'methodId' | 'amount'>,
): Money {
  const rate = methods.get(methodId)?.rate
  return rate === undefined ? ZERO_MONEY : calculateCredit(amount, rate)
}
