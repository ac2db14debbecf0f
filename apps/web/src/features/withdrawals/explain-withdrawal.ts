// What the deductions of a withdrawal are made of, and what is received (TR-6.1, TR-6.3).

import {
  type Explanation,
  type FigureInput,
  input,
  moneyResult,
} from '../../shell/explanation/explanation.ts'
import type { MethodTerms, Preview, Terms } from './withdrawal-form.ts'

export type WithdrawalFigure = 'fee' | 'tax' | 'total' | 'receive'

export type ExplainedWithdrawal = {
  readonly preview: Preview
  readonly method: Pick<MethodTerms, 'feeRate' | 'feeFixed'>
  readonly taxRate: Terms['taxRate']
}

export function explainWithdrawal(
  figure: WithdrawalFigure,
  { preview, method, taxRate }: ExplainedWithdrawal,
): Explanation {
  const shared = { rule: 'TR-6.1', decimals: 2 }
  switch (figure) {
    case 'fee':
      return {
        ...{ ...shared, formula: 'explain.withdrawFeeFormula' },
        inputs: [
          input('amount', preview.amount),
          input('feeRate', method.feeRate),
          input('feeFixed', method.feeFixed),
        ],
        result: moneyResult(preview.fee),
      }
    case 'tax':
      return {
        ...{ ...shared, rule: 'TR-6.3', formula: 'explain.withdrawTaxFormula' },
        inputs: [input('taxable', preview.taxable), input('taxRate', taxRate)],
        result: moneyResult(preview.tax),
      }
    case 'total':
      return {
        ...{ ...shared, formula: 'explain.withdrawTotalFormula' },
        inputs: deductions(preview),
        result: moneyResult(preview.total),
      }
    case 'receive':
      return {
        ...{ ...shared, formula: 'explain.withdrawReceiveFormula' },
        inputs: [input('amount', preview.amount), ...deductions(preview)],
        result: moneyResult(preview.received),
      }
    default:
      return figure satisfies never
  }
}

const deductions = ({ fee, tax }: Preview): readonly FigureInput[] => [
  input('fee', fee),
  input('tax', tax),
]
