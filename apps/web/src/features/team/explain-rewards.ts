// What rewards are made of: those of a level of the fees of a day, those of a day of its levels,
// and all of them of what is paid and what waits (TR-8.1, TR-8.2).

import {
  addMoney,
  formatMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { multiplyByRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { readMoney } from '../../platform/read-money.ts'
import {
  type Explanation,
  input,
  moneyResult,
  sumResult,
} from '../../shell/explanation/explanation.ts'
import type { Invitation, RewardDay } from './use-share-records.ts'

type RewardLevel = RewardDay['levels'][number]

const SHARED = { decimals: 2, hides: 'with-amounts' } as const

/** Each fee's part is rounded by itself, so that together they may be some millionths off. */
export function explainLevel({ rate, feesPaid, amount }: RewardLevel): Explanation {
  const together = multiplyByRate(readMoney(feesPaid), parseRate(rate) ?? NO_RATE)
  const off = subtractMoney(readMoney(amount), together)
  return {
    ...{ ...SHARED, formula: 'explain.rewardFormula', rule: 'TR-8.1' },
    inputs: [
      input('feesPaid', feesPaid),
      input('rewardRate', rate),
      ...(off === ZERO_MONEY ? [] : [input('partsRounded', formatMoney(off))]),
    ],
    result: { ...moneyResult(amount), by: 'credit' },
  }
}

const NO_RATE = 0n as Rate

/** `nameOf` names a level. */
export function explainDay(
  { levels }: Pick<RewardDay, 'levels'>,
  nameOf: (level: RewardLevel) => string,
): Explanation {
  return {
    ...{ ...SHARED, formula: 'explain.rewardDayFormula', rule: 'TR-8.2' },
    inputs: levels.map((level) => ({ ...input('reward', level.amount), of: nameOf(level) })),
    result: sumResult(sumMoney(levels.map(({ amount }) => readMoney(amount)))),
  }
}

export function explainEarned({
  paid,
  pending,
}: Pick<Invitation['totals'], 'paid' | 'pending'>): Explanation {
  return {
    ...{ ...SHARED, formula: 'team.earnedFormula', rule: 'TR-8.2' },
    inputs: [input('rewardsPaid', paid), input('rewardsPending', pending)],
    result: sumResult(addMoney(readMoney(paid), readMoney(pending))),
  }
}
