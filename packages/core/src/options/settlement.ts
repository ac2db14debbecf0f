// The result of a timed option from the one tick in force at its expiry (TR-5.2 to TR-5.4).

import type { OutageCause } from '../market/source-health.ts'
import type { Tick } from '../market/tick.ts'
import type { Instant } from '../time/instant.ts'
import type { OpenOption, OptionResult, OptionSettlement } from './option.ts'
import { calculateOptionProfit } from './payout.ts'

/**
 * Settles `option` at `tick`, the last tick with time ≤ expiry; handled at `closeTime`. `outage`:
 * whose it was that the tick is too old at the expiry; undefined: it is not.
 */
export function settleOption(
  option: OpenOption,
  tick: Tick,
  closeTime: Instant,
  outage: OutageCause | undefined,
): OptionSettlement {
  const result = decideResult(option, tick, outage)
  return {
    ...{ result, outage },
    settlePrice: tick.price,
    settleSeq: tick.seq,
    closeTime,
    profit: calculateOptionProfit(option.stake, option.payoutRate, result),
  }
}

/** Gives the stake back without a result, when the kind of market source changes (TR-2.11). */
export function voidOption(option: OpenOption, tick: Tick, closeTime: Instant): OptionSettlement {
  return {
    ...{ result: 'void', outage: undefined },
    settlePrice: tick.price,
    settleSeq: tick.seq,
    closeTime,
    profit: calculateOptionProfit(option.stake, option.payoutRate, 'void'),
  }
}

/**
 * What a tick makes of it. Too old at the expiry it decides nothing: void. Where the outage was the
 * operator's own the customer has the better of void and the result (TR-5.3).
 */
export function decideResult(
  option: Pick<OpenOption, 'direction' | 'strike'>,
  tick: Pick<Tick, 'price'>,
  outage: OutageCause | undefined,
): OptionResult {
  const result = resultByPrice(option, tick)
  if (outage === undefined || (outage === 'own' && result === 'win')) return result
  return 'void'
}

function resultByPrice(
  { direction, strike }: Pick<OpenOption, 'direction' | 'strike'>,
  { price }: Pick<Tick, 'price'>,
): OptionResult {
  if (price === strike) return 'draw'
  return price > strike === (direction === 'up') ? 'win' : 'lose'
}
