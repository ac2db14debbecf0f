// The deductions that were quoted for a withdrawal: these are charged, or nothing is done.

import { formatMoney, type Money, parseMoney } from '../numbers/money.ts'
import { formatRate, parseRate, type Rate } from '../numbers/rate.ts'
import type { WithdrawalAmounts } from './withdrawal.ts'
import type { TaxBase, WithdrawalMethod, WithdrawalTerms } from './withdrawal-terms.ts'

/** By which the deductions were worked out; it is kept with the withdrawal (TR-6.1). */
export type DeductionBasis = Pick<WithdrawalMethod, 'feeRate' | 'feeFixed'> &
  Pick<WithdrawalTerms, 'taxRate' | 'taxBase'>

export type QuotedDeductions = {
  readonly basis: DeductionBasis
  /** In USD as the customer was shown them; undefined: the request names none. */
  readonly amounts: Pick<WithdrawalAmounts, 'fee' | 'tax'> | undefined
}

/** Whether exactly this is charged now. */
export function matchesQuote(
  { basis, amounts }: QuotedDeductions,
  now: DeductionBasis,
  charged: Pick<WithdrawalAmounts, 'fee' | 'tax'>,
): boolean {
  const isSameBasis =
    basis.feeRate === now.feeRate &&
    basis.feeFixed === now.feeFixed &&
    basis.taxRate === now.taxRate &&
    basis.taxBase === now.taxBase
  const { fee, tax } = amounts ?? charged
  return isSameBasis && fee === charged.fee && tax === charged.tax
}

type Fields = readonly [string, string, string, TaxBase, ...amounts: readonly string[]]

/** As the command log has it. */
export function quotedFields({ basis, amounts }: QuotedDeductions): Fields {
  const { feeRate, feeFixed, taxRate, taxBase } = basis
  const rates = [formatRate(feeRate), formatMoney(feeFixed), formatRate(taxRate), taxBase] as const
  return amounts === undefined
    ? rates
    : [...rates, formatMoney(amounts.fee), formatMoney(amounts.tax)]
}

/** Undefined: it cannot be read. */
export function readQuotedFields(fields: Fields): QuotedDeductions | undefined {
  const [feeRate, taxRate] = [parseRate(fields[0]), parseRate(fields[2])]
  const [feeFixed, fee, tax] = [fields[1], fields[4] ?? '0', fields[5] ?? '0'].map(parseMoney)
  const numbers = [feeRate, taxRate, feeFixed, fee, tax]
  if (numbers.includes(undefined)) return undefined
  const basis = { feeRate: feeRate as Rate, taxRate: taxRate as Rate, taxBase: fields[3] }
  const amounts = fields.length === 4 ? undefined : { fee: fee as Money, tax: tax as Money }
  return { basis: { ...basis, feeFixed: feeFixed as Money }, amounts }
}
