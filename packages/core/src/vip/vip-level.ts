// VIP levels by the contract notional of the last 30 days, and the discount on fees (TR-9).

import { type Money, moneyAsRational, parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import { compareRational, type Rational } from '../numbers/rational.ts'

export type VipLevel = {
  readonly level: number
  /** Reached from this volume on, in USD. */
  readonly volume: Money
  readonly feeDiscount: Rate
}

/** The same as decimal text; the first is everybody's. */
export type VipLevelText = { readonly volume: string; readonly feeDiscount: string }

/** How many there are, level 0 among them. */
const VIP_LEVEL_COUNT = 6

/** As they ship; what stands is a part of the money terms. */
export const VIP_LEVEL_TEXTS: readonly VipLevelText[] = [
  { volume: '0', feeDiscount: '0' },
  { volume: '100000', feeDiscount: '0.05' },
  { volume: '500000', feeDiscount: '0.1' },
  { volume: '2000000', feeDiscount: '0.15' },
  { volume: '10000000', feeDiscount: '0.2' },
  { volume: '50000000', feeDiscount: '0.3' },
]

/** Reads levels: each further one for more volume and for no less. Throws where they are not so. */
export function parseVipLevels(texts: readonly VipLevelText[]): readonly VipLevel[] {
  const levels = texts.map(({ volume, feeDiscount }, level) => ({
    level,
    volume: parseMoney(volume),
    feeDiscount: parseRate(feeDiscount),
  }))
  const isPossible = levels.every(({ level, volume, feeDiscount }) => {
    const [before] = level === 0 ? [] : levels.slice(level - 1)
    if (volume === undefined || feeDiscount === undefined || feeDiscount >= RATE_ONE) return false
    if (before === undefined) return volume === ZERO_MONEY && feeDiscount === 0n
    return volume > (before.volume ?? volume) && feeDiscount >= (before.feeDiscount ?? feeDiscount)
  })
  if (!isPossible || levels.length !== VIP_LEVEL_COUNT) {
    throw new Error(`VIP levels cannot be ${JSON.stringify(texts)}`)
  }
  return levels as readonly VipLevel[]
}

export const VIP_LEVELS: readonly VipLevel[] = parseVipLevels(VIP_LEVEL_TEXTS)

/** What the highest of them takes off a fee. */
export function highestDiscountOf(levels: readonly VipLevel[]): Rate {
  return levels.map(({ feeDiscount }) => feeDiscount).reduce((a, b) => (a > b ? a : b), 0n as Rate)
}

/** The highest level whose volume is reached; they stand in the order of their volumes. */
export function decideVipLevel(levels: readonly VipLevel[], volume: Rational): VipLevel {
  let reached = levels[0] as VipLevel
  for (const level of levels) {
    if (compareRational(moneyAsRational(level.volume), volume) > 0n) break
    reached = level
  }
  return reached
}
