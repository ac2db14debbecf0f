// What an account holds, owes to its positions, and may spend (TR-4 Account).

import {
  addMoney,
  type Money,
  maxMoney,
  minMoney,
  moneyAsRational,
  roundToMoney,
  subtractMoney,
  ZERO_MONEY,
} from '../numbers/money.ts'
import type { Rate } from '../numbers/rate.ts'
import { compareRational, type Rational } from '../numbers/rational.ts'
import { calculateEquity } from './equity.ts'
import { calculateRiskRate } from './risk-rate.ts'

/** What the account figures are calculated from; positions and orders give all but cash. */
export type AccountExposure = {
  readonly cash: Money
  readonly usedMargin: Money
  readonly reserved: Money
  /** Sum of unrealised P/L at exit prices, exact. */
  readonly openProfit: Rational
}

/** As they are shown: exact amounts rounded half-even to 6 decimals. */
export type AccountFigures = {
  readonly cash: Money
  readonly usedMargin: Money
  readonly reserved: Money
  readonly openProfit: Money
  readonly equity: Money
  readonly available: Money
  readonly freeMargin: Money
  readonly spendable: Money
  /** Undefined without positions. */
  readonly riskRate: Rate | undefined
}

/** Is spendable at least `amount`? Exact: unrealised profit never counts, unrealised loss does. */
export function canSpend(exposure: AccountExposure, amount: Money): boolean {
  const { cash, usedMargin, reserved } = exposure
  const locked = addMoney(addMoney(usedMargin, reserved), amount)
  if (cash < locked) return false
  return compareRational(calculateEquity(exposure), moneyAsRational(locked)) >= 0n
}

/** Equity, available, free margin, `max(0, min(available, free margin))` and risk rate. */
export function calculateAccountFigures(exposure: AccountExposure): AccountFigures {
  const { cash, usedMargin, reserved } = exposure
  const equity = roundToMoney(calculateEquity(exposure))
  const bound = addMoney(usedMargin, reserved)
  const available = subtractMoney(cash, bound)
  const freeMargin = subtractMoney(equity, bound)
  return {
    cash,
    usedMargin,
    reserved,
    openProfit: roundToMoney(exposure.openProfit),
    equity,
    available,
    freeMargin,
    spendable: maxMoney(ZERO_MONEY, minMoney(available, freeMargin)),
    riskRate: calculateRiskRate(exposure),
  }
}
