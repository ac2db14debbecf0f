// What a beneficiary earned day by day and was not paid yet (TR-8.2).

import { addMoney, type Money, sumMoney, ZERO_MONEY } from '../numbers/money.ts'

/** Earned on one day of the operator, counted as VIP days are. */
export type DayReward = { readonly day: number; readonly amount: Money }

/** Oldest first; one for each day with rewards. */
export type PayableRewards = readonly DayReward[]

export const NO_REWARDS: PayableRewards = []

export function addReward(payable: PayableRewards, day: number, amount: Money): PayableRewards {
  const others = payable.filter((one) => one.day !== day)
  return [...others, { day, amount: addMoney(rewardOf(payable, day), amount) }]
}

/** What a day's payroll pays. */
export function rewardOf(payable: PayableRewards, day: number): Money {
  return payable.find((one) => one.day === day)?.amount ?? ZERO_MONEY
}

/** Without a day that is paid. */
export function removeReward(payable: PayableRewards, day: number): PayableRewards {
  return payable.filter((one) => one.day !== day)
}

export function sumRewards(payable: PayableRewards): Money {
  return sumMoney(payable.map(({ amount }) => amount))
}
