// The profit share worked out on an example, by the rate of a lead trader (TR-10.6).

import {
  addMoney,
  formatMoney,
  type Money,
  moneyFromMicros,
  subtractMoney,
} from '@fairtick/core/numbers/money'
import { multiplyByRate, parseRate } from '@fairtick/core/numbers/rate'

export type ShareExample = {
  readonly gain: string
  readonly gainShare: string
  readonly loss: string
  /** After it has gained again. */
  readonly total: string
  readonly above: string
  readonly aboveShare: string
}

const GAIN: Money = moneyFromMicros(100_000_000n)
const LOSS: Money = moneyFromMicros(40_000_000n)
const ABOVE: Money = moneyFromMicros(50_000_000n)

/** Gains, loses, gains again: the second share is of what is above the first mark alone. */
export function shareExample(profitShare: string): ShareExample | undefined {
  const rate = parseRate(profitShare)
  if (rate === undefined) return undefined
  const total = addMoney(GAIN, ABOVE)
  return {
    gain: formatMoney(GAIN),
    gainShare: formatMoney(multiplyByRate(GAIN, rate)),
    loss: formatMoney(LOSS),
    total: formatMoney(total),
    above: formatMoney(ABOVE),
    aboveShare: formatMoney(multiplyByRate(subtractMoney(total, GAIN), rate)),
  }
}
