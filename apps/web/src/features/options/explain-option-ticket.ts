// What the figures of an option ticket are made of: stake and payout rate (TR-5.4, TR-5.5).

import {
  changeResult,
  type Explanation,
  input,
  moneyResult,
} from '../../shell/explanation/explanation.ts'
import type { TicketPreview } from './ticket-form.ts'

export type OptionTicketFigure = 'ifRight' | 'ifWrong' | 'ifEqual' | 'breakEven'

/** What a break-even rate is rounded to: a fraction of 12 decimals, in percent. */
const RATE_STEP = '0.0000000001%'

/** In the order in which the ticket has them. */
export function explainOptionTicket({
  stake,
  payoutRate,
  profit,
  breakEvenRate,
}: TicketPreview): Readonly<Record<OptionTicketFigure, Explanation>> {
  const inputs = [input('stake', stake), input('payoutRate', payoutRate)]
  const shared = { rule: 'TR-5.4', decimals: 2 }
  return {
    ifRight: { ...shared, formula: 'explain.payoutFormula', inputs, result: changeResult(profit) },
    ifWrong: {
      ...{ ...shared, formula: 'explain.lossFormula' },
      inputs: [input('stake', stake)],
      result: changeResult(`-${stake}`),
    },
    ifEqual: {
      ...{ ...shared, formula: 'explain.refundFormula' },
      inputs: [input('stake', stake)],
      result: moneyResult('0'),
    },
    breakEven: {
      ...{ ...shared, rule: 'TR-5.5', formula: 'explain.breakEvenRateFormula' },
      inputs: [input('payoutRate', payoutRate)],
      result: { unit: 'percent', value: breakEvenRate, step: RATE_STEP },
    },
  }
}
