// Today's result as a share of what the account was worth when the day began.

import { parseMoney, subtractMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'

/** Decimal text of the share; undefined when the day began with nothing. */
export function dayRatioOf(summary: {
  readonly equity: string
  readonly todayProfit: string
}): string | undefined {
  const equity = parseMoney(summary.equity)
  const profit = parseMoney(summary.todayProfit)
  if (equity === undefined || profit === undefined) return undefined
  const before = subtractMoney(equity, profit)
  if (before <= ZERO_MONEY) return undefined
  return formatRate(roundHalfEven(profit * RATE_ONE, before) as Rate)
}
