// What a liquidation price is made of: the mark at which equity falls to the stop-out (TR-4.9).

import { calculateEquity } from '@fairtick/core/account/equity'
import type { LiquidationQuestion } from '@fairtick/core/account/liquidation-price'
import { equityAt } from '@fairtick/core/account/risk-rate'
import { calculateQuantity, QUANTITY_ONE } from '@fairtick/core/contracts/margin'
import { isQuotedInDollars } from '@fairtick/core/market/instrument'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import {
  type Explanation,
  exactText,
  type FigureInput,
  type FigureResult,
  input,
  stepOfDecimals,
} from './explanation.ts'

export type ExplainedLiquidation = {
  readonly question: LiquidationQuestion
  /** What core answers to it; undefined: no positive price does it. */
  readonly price: Price | undefined
  /** The price that it moves from. */
  readonly mark: FigureInput
  /** Whether its account is the one of now, or what it would be after an order. */
  readonly of: 'now' | 'after-order'
}

/** Of USD/XXX it is a root of a quadratic: there the equity that is met says that it is right. */
export function explainLiquidation(
  given: ExplainedLiquidation,
): Omit<Explanation, 'takenMs' | 'hides'> {
  const { question, price, mark, of } = given
  const { exposure, stopOut, instrument } = question
  const isNow = of === 'now'
  const inputs = [
    mark,
    input(isNow ? 'equity' : 'equityAfter', exactText(calculateEquity(exposure))),
    input(isNow ? 'usedMargin' : 'usedMarginAfter', formatMoney(exposure.usedMargin)),
    input('stopOut', formatRate(stopOut)),
  ]
  const shared = { rule: 'TR-4.9', decimals: instrument.priceDecimals, result: resultOf(given) }
  if (!isQuotedInDollars(instrument)) {
    const met = exactText(equityAt(exposure.usedMargin, stopOut))
    const inverse = [...inputs, input('equityThere', met)]
    return { ...shared, formula: 'explain.liquidationFormulaInverse', inputs: inverse }
  }
  const formula = price === undefined ? 'explain.liquidationNone' : 'explain.liquidationFormula'
  return { ...shared, formula, inputs: [...inputs, input('netQuantity', netQuantity(question))] }
}

function resultOf({ question, price }: ExplainedLiquidation): FigureResult {
  const { priceDecimals } = question.instrument
  return price === undefined
    ? { unit: 'word', value: 'contracts.none' }
    : {
        unit: 'price',
        value: formatPrice(price, priceDecimals),
        step: stepOfDecimals(priceDecimals),
      }
}

/** Base units of all longs less those of all shorts. */
function netQuantity({ instrument, trades }: LiquidationQuestion): string {
  const net = trades.reduce((sum, { direction, lots }) => {
    const quantity = calculateQuantity(instrument, lots)
    return direction === 'long' ? sum + quantity : sum - quantity
  }, 0n)
  return exactText({ numerator: net, denominator: QUANTITY_ONE })
}
