// VIP levels by the contract notional of the last 30 days, and the discount on fees (TR-9).

import { type Money, moneyAsRational, parseMoney } from '../numbers/money.ts'
import { parseRate, type Rate } from '../numbers/rate.ts'
import { compareRational, type Rational } from '../numbers/rational.ts'

export type VipLevel = {
  readonly level: number
  /** Reached from this volume on, in USD. */
  readonly volume: Money
  readonly feeDiscount: Rate
}

export const VIP_LEVELS: readonly VipLevel[] = [
  ['0', '0'],
  ['100000', '0.05'],
  ['500000', '0.1'],
  ['2000000', '0.15'],
  ['10000000', '0.2'],
  ['50000000', '0.3'],
].map(([volume, discount], level) => ({
  level,
  volume: parseMoney(volume as string) as Money,
  feeDiscount: parseRate(discount as string) as Rate,
}))

/** The highest level whose volume is reached; they stand in the order of their volumes. */
export function decideVipLevel(levels: readonly VipLevel[], volume: Rational): VipLevel {
  let reached = levels[0] as VipLevel
  for (const level of levels) {
    if (compareRational(moneyAsRational(level.volume), volume) > 0n) break
    reached = level
  }
  return reached
}
