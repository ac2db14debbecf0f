// The formulas of a contract in words, reckoned on the inputs alone.

import { type Fraction, minus, over, plus, textOf, times, ZERO } from '@fairtick/testkit/fraction'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { Explanation } from '../../../shell/explanation/explanation.ts'
import {
  half,
  micros,
  type Shown,
  shownOf,
  sum,
} from '../../../shell/explanation/explanation-fixture.ts'
import type { ContractFigure } from './explain-contract.ts'

/** Those that are not told in words alone. */
export type WorkedOut = Exclude<ContractFigure, 'overnight' | 'liquidation'>

type Order = Pick<WireContract, 'direction'> & { readonly isInverse?: boolean }

/** As text, to be held against what is shown. */
export function reckonContract(
  figure: WorkedOut,
  explanation: Explanation | undefined,
  order: Order,
): string {
  if (explanation === undefined) throw new Error(`no ${figure}`)
  return textOf(FORMULAS[figure](shownOf(explanation), order, explanation))
}

type Formula = (shown: Shown, order: Order, explanation: Explanation) => Fraction

const FORMULAS: Readonly<Record<WorkedOut, Formula>> = {
  openPrice: priceOf,
  closePrice: priceOf,
  margin: (shown, { isInverse }) => {
    const { one, all } = shown
    const quantity = times(one('lots'), one('contractSize'))
    const value = isInverse ? quantity : times(quantity, one('openPrice'))
    const whole = { margin: micros(over(value, one('leverage'))), lots: one('lots') }
    return all('lotsClosed').reduce((before, closed) => {
      const lots = minus(before.lots, closed)
      return { margin: micros(over(times(before.margin, lots), before.lots)), lots }
    }, whole).margin
  },
  profit: (shown, { direction, isInverse }) =>
    sum(
      closesOf(shown).map(({ lots, price }) => {
        const move = minus(price, shown.one('openPrice'))
        const gained = direction === 'long' ? move : minus(ZERO, move)
        const inQuote = times(times(lots, shown.one('contractSize')), gained)
        return micros(isInverse ? over(inQuote, price) : inQuote)
      }),
    ),
  openingFee: (shown, { isInverse }) => {
    const { one } = shown
    const price = isInverse ? undefined : one('openPrice')
    const full = feeOf(shown, one('lots'), price)
    return charged(shown, full)
  },
  closingFee: (shown, { isInverse }) => {
    const fees = closesOf(shown).map(({ lots, price }) =>
      feeOf(shown, lots, isInverse ? undefined : price),
    )
    return charged(shown, sum(fees))
  },
  net: ({ one }) => minus(minus(one('profit'), one('fees')), one('overnight')),
}

export const WORKED_OUT = Object.keys(FORMULAS) as readonly WorkedOut[]

function priceOf({ one }: Shown, _order: Order, { formula }: Explanation): Fraction {
  const move = formula === 'explain.askFormula' ? plus : minus
  return move(one('tick'), half(one('spread')))
}

function closesOf({ all, lots }: Shown) {
  const prices = all('close')
  return lots().map((of, place) => ({ lots: of, price: prices[place] ?? ZERO }))
}

/** Without a discount. */
function feeOf({ one }: Shown, lots: Fraction, price: Fraction | undefined): Fraction {
  const quantity = times(lots, one('contractSize'))
  const value = price === undefined ? quantity : times(quantity, price)
  return micros(times(value, one('feeRate')))
}

/** What is told to be the fee before the discount must be what the formula gives. */
function charged({ one }: Shown, full: Fraction): Fraction {
  if (textOf(full) !== textOf(one('beforeDiscount'))) throw new Error('another fee than shown')
  return minus(full, one('notCharged'))
}
