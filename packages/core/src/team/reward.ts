// Team rewards: a part of the trading fees really paid, for the inviters of a member (TR-8.1).

import { type Money, ZERO_MONEY } from '../numbers/money.ts'
import { multiplyByRate, parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'

/** Levels that can earn from a member: the inviter, the inviter's inviter and one more. */
export const REWARD_LEVELS = 3

/** Accounts that earn from a member, level 1 first; undefined: nobody may (one person). */
export type Inviters = readonly (string | undefined)[]

/** What one inviter earns of one fee. */
export type Reward = {
  readonly beneficiaryId: string
  /** 1: this one invited the member. */
  readonly level: number
  /** What was really paid of the fee, the part of it that the level earns, and so much it is. */
  readonly fee: Money
  readonly rate: Rate
  readonly amount: Money
}

/** A reward with the day of the operator whose payroll pays it, counted as the tape counts them. */
export type AccruedReward = Reward & { readonly day: number }

/** Parts of the fee per level, as decimal text, where the profile allows rewards at all. */
export const REWARD_RATES: readonly string[] = ['0.1', '0.05', '0.02']

/** Reads the parts; throws an Error where they are not, or leave nothing of a discounted fee. */
export function parseRewardRates(texts: readonly string[], highestDiscount: Rate): readonly Rate[] {
  const rates = texts.map(parseRate)
  const sum = rates.reduce<bigint>((total, rate) => total + (rate ?? RATE_ONE), 0n)
  const isPossible = rates.every((rate) => rate !== undefined && rate >= 0n)
  if (!isPossible || rates.length > REWARD_LEVELS || sum + highestDiscount >= RATE_ONE) {
    throw new Error(`reward rates cannot be ${texts.join(', ')}`)
  }
  return rates as readonly Rate[]
}

/** Each level's part of `fee`, rounded; none where it is nothing. */
export function calculateRewards(
  fee: Money,
  rates: readonly Rate[],
  inviters: Inviters,
): readonly Reward[] {
  return rates.flatMap((rate, place) => {
    const beneficiaryId = inviters[place]
    const amount = multiplyByRate(fee, rate)
    if (beneficiaryId === undefined || amount === ZERO_MONEY) return []
    return [{ beneficiaryId, level: place + 1, fee, rate, amount }]
  })
}
