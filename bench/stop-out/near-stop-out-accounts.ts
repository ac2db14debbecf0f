// Accounts that one fall of the price stops out, and in which order the rule closes what they have.

import { BENCH_INSTRUMENT } from '../options/bench-engine.ts'

export const NEAR_STOP_OUT_CASH = '1130'
export const LEVERAGE = 10
/** Mark at which everything of one step is opened, in this order, by each of them. */
export const STEPS = [
  { name: 'first', mark: '64000', lots: '5', limit: undefined },
  { name: 'high', mark: '64300', lots: '5', limit: undefined },
  { name: 'high-too', mark: '64300', lots: '5', limit: undefined },
  { name: 'small', mark: '64300', lots: '2', limit: undefined },
  { name: 'waits', mark: '64300', lots: '1', limit: '30000' },
] as const
/** At it two losses are equal, and the smallest position is left when the account is safe. */
export const FALL = '58500'

const STOP_OUT = 0.5
const HALF_SPREAD = Number(BENCH_INSTRUMENT.spread) / 2
const LOT = Number(BENCH_INSTRUMENT.contractSize)
const FEE_RATE = Number(BENCH_INSTRUMENT.feeRate)

/**
 * TR-4.7 the plain way: what waits is cancelled, then the largest loss is closed, of equal ones the
 * oldest, until equity is above half of the used margin. Figures in USD; no edge lies near.
 */
export function expectedOrder(): readonly string[] {
  const exit = Number(FALL) - HALF_SPREAD
  let cash = Number(NEAR_STOP_OUT_CASH)
  let open = STEPS.filter(({ limit }) => limit === undefined).map(({ name, mark, lots }) => {
    const quantity = Number(lots) * LOT
    const notional = quantity * (Number(mark) + HALF_SPREAD)
    cash -= notional * FEE_RATE
    return { name, quantity, margin: notional / LEVERAGE, profit: quantity * exit - notional }
  })
  const story = STEPS.filter(({ limit }) => limit !== undefined).map(({ name }) => name as string)
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0)
  for (;;) {
    const equity = cash + sum(open.map(({ profit }) => profit))
    if (open.length === 0 || equity > STOP_OUT * sum(open.map(({ margin }) => margin))) return story
    const worst = open.reduce((found, one) => (one.profit < found.profit ? one : found))
    cash += worst.profit - worst.quantity * exit * FEE_RATE
    open = open.filter((one) => one !== worst)
    story.push(worst.name)
  }
}

/** Throws when an account's orders did not end in that order. */
export function expectOrder(where: string, ended: ReadonlyMap<string, readonly string[]>): void {
  const expected = expectedOrder().join(', ')
  for (const [accountId, names] of ended) {
    if (names.join(', ') === expected) continue
    throw new Error(`${where}: ${accountId} ended ${names.join(', ')}; the rule says ${expected}`)
  }
}
