// What became of orders in a span, account by account: opened, cancelled, stopped out, void, lost.

import { addMoney, type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { accountPages } from './account-pages.ts'
import type { AccountsThatLost, Reasons, Span } from './figures.ts'
import type { OrderParts } from './measure-orders.ts'
import type { MeasuredReport } from './sealed-report.ts'
import {
  type CountedOutcome,
  countOutcomes,
  listOptionResults,
  type OptionResult,
} from './store.ts'

export type MeasuredOutcomes = {
  readonly own: OutcomeCounts
  readonly copies: OutcomeCounts
  readonly voided: number
  readonly returned: Money
  readonly optionResults: AccountsThatLost
}

type OutcomeCounts = {
  readonly opened: number
  readonly stopped: number
  readonly cancelled: Reasons
  readonly skipped: Reasons
}

export async function measureOutcomes(
  { database }: Pick<OrderParts, 'database'>,
  kind: MeasuredReport['accountKind'],
  span: Span,
): Promise<MeasuredOutcomes> {
  const [outcomes, options] = [createOutcomes(), createOptions()]
  for await (const ids of accountPages(database, kind)) {
    for (const outcome of await countOutcomes(database, ids, span)) outcomes.add(outcome)
    for (const result of await listOptionResults(database, ids, span)) options.add(result)
  }
  return { ...outcomes.total(), ...options.total() }
}

type Whose = 'own' | 'copy'

function createOutcomes() {
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(key) ?? 0
  const reasonsOf = (whose: Whose, outcome: CountedOutcome['outcome']): Reasons => {
    const start = `${whose} ${outcome} `
    // Sorted: the text that is sealed is the same however often it is measured.
    const keys = [...counts.keys()].filter((key) => key.startsWith(start)).sort()
    return Object.fromEntries(keys.map((key) => [key.slice(start.length), countOf(key)]))
  }
  const total = (whose: Whose): OutcomeCounts => ({
    opened: countOf(`${whose} opened `),
    stopped: countOf(`${whose} stopped `),
    cancelled: reasonsOf(whose, 'cancelled'),
    skipped: reasonsOf(whose, 'skipped'),
  })
  return {
    add: ({ isCopy, outcome, reason, orders }: CountedOutcome) => {
      const key = `${isCopy ? 'copy' : 'own'} ${outcome} ${reason ?? ''}`
      counts.set(key, countOf(key) + orders)
    },
    total: () => ({ own: total('own'), copies: total('copy') }),
  }
}

function createOptions() {
  let [accounts, losing, voided, returned] = [0, 0, 0, ZERO_MONEY]
  return {
    add: (result: OptionResult) => {
      voided += result.voided
      returned = addMoney(returned, result.returned)
      if (result.decided === 0) return
      accounts += 1
      if (result.profit < 0n) losing += 1
    },
    total: () => ({ voided, returned, optionResults: { accounts, losing } }),
  }
}
