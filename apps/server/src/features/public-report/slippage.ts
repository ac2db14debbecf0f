// How far fills were from the prices that customers were shown, summed up order by order (H4).

import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import type { Lots } from '@fairtick/core/numbers/lots'
import {
  addMoney,
  formatMoney,
  type Money,
  roundToMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { Slippage, SlippageSide } from './figures.ts'

/** Each ratio is rounded to so many decimals: exact ones of many prices cannot be added up. */
const RATIO_DECIMALS = 12
const RATIO_ONE = 10n ** BigInt(RATIO_DECIMALS)
/** Of a mean: a tenth of a millionth. */
const MEAN_DECIMALS = 7
const MEAN_STEP = 10n ** BigInt(RATIO_DECIMALS - MEAN_DECIMALS)

/** Who buys pays more at a higher price; so does who bets on a rise. */
export type Side = 'long' | 'short' | 'up' | 'down'

export type ShownFill = { readonly side: Side; readonly shown: Price; readonly fill: Price }

/** What is sold or bought of an instrument: what a move of its price is worth in USD. */
export type Size = {
  readonly instrument: Pick<Instrument, 'contractSize' | 'quote'>
  readonly lots: Lots
}

export type SlippageCounter = {
  readonly add: (fill: ShownFill, size?: Size) => void
  readonly addUnnamed: () => void
  readonly total: () => Slippage
}

export function createSlippageCounter(): SlippageCounter {
  const [better, worse] = [createSide(), createSide()]
  let [equal, unnamed] = [0, 0]
  return {
    add: (fill, size) => {
      if (fill.fill === fill.shown) equal += 1
      else (isBetter(fill) ? better : worse).add(fill, size)
    },
    addUnnamed: () => {
      unnamed += 1
    },
    total: () => ({ better: better.total(), worse: worse.total(), equal, unnamed }),
  }
}

function isBetter({ side, shown, fill }: ShownFill): boolean {
  return side === 'long' || side === 'up' ? fill < shown : fill > shown
}

function createSide() {
  let [orders, ratios, usd] = [0, 0n, ZERO_MONEY]
  return {
    add: ({ shown, fill }: ShownFill, size?: Size) => {
      const move = fill > shown ? fill - shown : shown - fill
      orders += 1
      ratios += roundHalfEven(move * RATIO_ONE, shown)
      if (size) usd = addMoney(usd, worthOf(size, shown, fill))
    },
    total: (): SlippageSide => ({
      orders,
      meanRatio:
        orders === 0
          ? null
          : formatDecimal(roundHalfEven(ratios, BigInt(orders) * MEAN_STEP), MEAN_DECIMALS),
      usd: formatMoney(usd),
    }),
  }
}

/** What a move between two prices is worth, whichever way it goes: at the later of them. */
export function worthOf({ instrument, lots }: Size, earlier: Price, later: Price): Money {
  const trade = { direction: later > earlier ? 'long' : 'short', lots, openPrice: earlier } as const
  return roundToMoney(calculateProfit(instrument, trade, later))
}
