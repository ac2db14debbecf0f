// What a timed option pays and how often one must be right for it to be worth it (TR-5.4, TR-5.5).

import { type Money, negateMoney, ZERO_MONEY } from '../numbers/money.ts'
import { multiplyByRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import { roundHalfEven } from '../numbers/rounding.ts'
import type { OptionResult } from './option.ts'

/** The gain of a win: `round(stake × payoutRate)` (TR-5.4). The stake comes back beside it. */
export function calculatePayout(stake: Money, payoutRate: Rate): Money {
  return multiplyByRate(stake, payoutRate)
}

/** What the account gained or lost by an option with this result. */
export function calculateOptionProfit(stake: Money, payoutRate: Rate, result: OptionResult): Money {
  if (result === 'win') return calculatePayout(stake, payoutRate)
  return result === 'lose' ? negateMoney(stake) : ZERO_MONEY
}

/** `1 / (1 + payoutRate)` (TR-5.5), rounded half-even to 12 decimals for showing. */
export function calculateBreakEvenRate(payoutRate: Rate): Rate {
  return roundHalfEven(RATE_ONE * RATE_ONE, RATE_ONE + payoutRate) as Rate
}
