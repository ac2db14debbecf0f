// What an account may spend: never unrealised profit, always less unrealised loss (TR-4 Account).

import { addMoney, type Money, maxMoney, minMoney, ZERO_MONEY } from '../numbers/money.ts'

/** What the account figures are calculated from; positions and orders give all but cash. */
export type AccountExposure = {
  readonly cash: Money
  readonly usedMargin: Money
  readonly reserved: Money
  /** Sum of unrealised P/L at exit prices. */
  readonly openProfit: Money
}

export type AccountFigures = AccountExposure & {
  readonly equity: Money
  readonly available: Money
  readonly freeMargin: Money
  readonly spendable: Money
}

/** Equity, available, free margin and `max(0, min(available, free margin))`. */
export function calculateAccountFigures(exposure: AccountExposure): AccountFigures {
  const { cash, usedMargin, reserved, openProfit } = exposure
  const equity = addMoney(cash, openProfit)
  const available = (cash - usedMargin - reserved) as Money
  const freeMargin = (equity - usedMargin - reserved) as Money
  const spendable = maxMoney(ZERO_MONEY, minMoney(available, freeMargin))
  return { ...exposure, equity, available, freeMargin, spendable }
}
