// The result of a timed option from the one tick in force at its expiry (TR-5.2 to TR-5.4).

import { STALE_AFTER_MS } from '../market/staleness.ts'
import type { Tick } from '../market/tick.ts'
import { type Instant, msBetween } from '../time/instant.ts'
import type { OpenOption, OptionResult, OptionSettlement } from './option.ts'
import { calculateOptionProfit } from './payout.ts'

/** Settles `option` at `tick`, the last tick with time ≤ expiry; handled at `closeTime`. */
export function settleOption(option: OpenOption, tick: Tick, closeTime: Instant): OptionSettlement {
  const result = decideResult(option, tick)
  return {
    result,
    settlePrice: tick.price,
    settleSeq: tick.seq,
    closeTime,
    profit: calculateOptionProfit(option.stake, option.payoutRate, result),
  }
}

/** Gives the stake back without a result, when the kind of market source changes (TR-2.11). */
export function voidOption(option: OpenOption, tick: Tick, closeTime: Instant): OptionSettlement {
  return {
    result: 'void',
    settlePrice: tick.price,
    settleSeq: tick.seq,
    closeTime,
    profit: calculateOptionProfit(option.stake, option.payoutRate, 'void'),
  }
}

/** What a tick makes of it: void where it is too old at the expiry (TR-5.3). */
export function decideResult(
  option: Pick<OpenOption, 'direction' | 'strike' | 'expiryTime'>,
  tick: Pick<Tick, 'time' | 'price'>,
): OptionResult {
  if (msBetween(tick.time, option.expiryTime) > STALE_AFTER_MS) return 'void'
  if (tick.price === option.strike) return 'draw'
  const rose = tick.price > option.strike
  return rose === (option.direction === 'up') ? 'win' : 'lose'
}
