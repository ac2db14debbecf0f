// What of a month's figures is shown: nothing by which somebody might be known.

import { addMoney, formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { FEWEST_ACCOUNTS, losingShareText } from '../loss-share/public.ts'
import {
  type AccountsThatLost,
  EARNING_LEDGERS,
  FEWEST_SHOWN,
  type Figures,
  type Gained,
  type Handling,
  type OptionsInGap,
  type Payouts,
  REPORTED_LEDGERS,
  type Reasons,
  type Slippage,
  type SlippageSide,
  type StopsBehindGap,
} from './figures.ts'

type WireMonth = CallResult<'report'>['months'][number]
type MonthFigures = Pick<WireMonth, 'contracts' | 'copies' | 'options' | 'payouts' | 'house'>

export function presentMonth(figures: Figures): MonthFigures {
  const { contracts, copies, options } = figures
  return {
    contracts: {
      ...{ opened: countShown(contracts.opened), refused: countShown(contracts.refused) },
      ...{ cancelled: presentReasons(contracts.cancelled) },
      ...{ stoppedOut: countShown(contracts.stoppedOut) },
      behindGap: presentStops(contracts.behindGap),
      slippage: presentSlippage(contracts.slippage),
      handling: presentHandling(contracts.handling),
      results: presentResults(contracts.results),
    },
    copies: {
      ...{ opened: countShown(copies.opened), skipped: presentReasons(copies.skipped) },
      stoppedOut: countShown(copies.stoppedOut),
      behindGap: presentStops(copies.behindGap),
    },
    options: {
      ...{ bought: countShown(options.bought), refused: countShown(options.refused) },
      ...{ voided: countShown(options.voided) },
      returned: isReturnedShown(options) ? options.returned : null,
      inGap: { own: presentInGap(options.inGap.own), source: presentInGap(options.inGap.source) },
      slippage: withoutMoney(presentSlippage(options.slippage)),
      handling: presentHandling(options.handling),
      results: presentResults(options.results),
    },
    payouts: presentPayouts(figures.payouts),
    house: presentHouse(figures.house),
  }
}

/**
 * Stakes that were returned, less those that lines on gaps tell, are those of the others: of fewer
 * than five the sum is not shown. What the house was spared tells its stakes by the payout rate.
 */
function isReturnedShown({ voided, inGap }: Figures['options']): boolean {
  const toldOf = (side: 'customer' | 'house') =>
    [inGap.own, inGap.source]
      .map((gap) => gap[side].orders)
      .filter(isShown)
      .reduce((sum, orders) => sum + orders, 0)
  const others = voided - toldOf('customer')
  return [voided, others, others - toldOf('house')].every(isShown)
}

/** None is nobody: it may be said. */
function isShown(count: number): boolean {
  return count === 0 || count >= FEWEST_SHOWN
}

/** Null: fewer than five. */
function countShown(count: number): number | null {
  return isShown(count) ? count : null
}

function presentReasons(reasons: Reasons): { readonly reason: string; count: number | null }[] {
  return Object.entries(reasons).map(([reason, count]) => ({ reason, count: countShown(count) }))
}

function presentSlippage({ better, worse, equal, unnamed }: Slippage) {
  return {
    ...{ better: presentSide(better), worse: presentSide(worse) },
    ...{ equal: countShown(equal), unnamed: countShown(unnamed) },
  }
}

function presentSide({ orders, meanRatio, usd }: SlippageSide) {
  if (!isShown(orders)) return { orders: null, meanRatio: null, usd: null }
  return { orders, meanRatio, usd }
}

function withoutMoney({ better, worse, ...counts }: ReturnType<typeof presentSlippage>) {
  return { ...counts, better: { ...better, usd: null }, worse: { ...worse, usd: null } }
}

function presentInGap({ due, house, customer, neither, paid }: OptionsInGap) {
  return {
    ...{ due: countShown(due), neither: countShown(neither) },
    ...{ house: presentGained(house), customer: presentGained(customer) },
    paid: presentGained(paid),
  }
}

function presentStops({ stopped, house, customer, neither }: StopsBehindGap) {
  return {
    ...{ stopped: countShown(stopped), neither: countShown(neither) },
    ...{ house: presentGained(house), customer: presentGained(customer) },
  }
}

function presentGained({ orders, usd }: Gained) {
  return isShown(orders) ? { orders, usd } : { orders: null, usd: null }
}

function presentPayouts(payouts: Payouts) {
  const { medianMs, p95Ms, longestMs, waiting } = payouts
  const hasTimes = isShown(payouts.paid) && medianMs !== null && p95Ms !== null
  return {
    paid: countShown(payouts.paid),
    times: hasTimes && longestMs !== null ? { medianMs, p95Ms, longestMs } : null,
    ...{ failed: countShown(payouts.failed), cancelled: countShown(payouts.cancelled) },
    waiting: countShown(waiting),
    longestWaitMs: isShown(waiting) ? payouts.longestWaitMs : null,
  }
}

function presentHandling({ orders, meanMs, longestMs }: Handling) {
  return orders < FEWEST_SHOWN ? null : { meanMs: meanMs ?? '0', longestMs }
}

function presentResults(results: AccountsThatLost) {
  if (results.accounts < FEWEST_ACCOUNTS) return null
  return { accounts: results.accounts, losingShare: losingShareText(results) }
}

/** A line of few accounts is neither shown nor in the sum, so that it cannot be worked out. */
function presentHouse(house: Figures['house']): MonthFigures['house'] {
  const lines = REPORTED_LEDGERS.map((ledger) => {
    const { amount, accounts } = house[ledger] ?? { amount: '0', accounts: 0 }
    return { ledger, amount: isShown(accounts) ? amount : null }
  })
  const earning: readonly string[] = EARNING_LEDGERS
  const earned = lines.flatMap(({ ledger, amount }) =>
    earning.includes(ledger) && amount !== null ? [parseMoney(amount) ?? ZERO_MONEY] : [],
  )
  return { lines, sum: formatMoney(earned.reduce(addMoney, ZERO_MONEY)) }
}
