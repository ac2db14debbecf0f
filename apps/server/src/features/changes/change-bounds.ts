// How far two people may ever go; how far at once says `step-bounds.ts`. More is a typing error, or
// takes back what customers were promised: a way in at a fair price, and a way out (H1, H6).

import type { WithdrawalTerms } from '@fairtick/core/cash/withdrawal-terms'
import { type InstrumentText, parseInstrument } from '@fairtick/core/market/instrument'
import { formatMoney, moneyFromMicros, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate, multiplyByRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import type { FieldComplaint } from '@fairtick/wire/field-rules'

export type Problems = Readonly<Record<string, readonly FieldComplaint[]>>

/** No fee, also of a withdrawal, and no charge of a night above it: 1 %. */
export const HIGHEST_RATE = (RATE_ONE / 100n) as Rate
/** No payout rate below it: of a stake that wins half the time three quarters come back. */
export const LOWEST_PAYOUT = (RATE_ONE / 2n) as Rate
/** Where there is a tax at all. */
const HIGHEST_TAX = (RATE_ONE / 2n) as Rate
/** So often the spread that ships (TR, table of instruments). */
const SPREAD_TIMES = 10n
const USD = 1_000_000n
/** USD of one withdrawal; 1 ships (TR-6.1). */
const HIGHEST_FIXED_FEE = moneyFromMicros(20n * USD)
/** USD; 10 and 20 ship. Less than it nobody could take out (H6). */
const HIGHEST_MINIMUM = moneyFromMicros(100n * USD)
/** USD; 50 000 ship. */
const LOWEST_MAXIMUM = moneyFromMicros(1_000n * USD)
/** USD that one reviewer may credit alone; 10 000 ship. */
export const HIGHEST_CREDIT_BY_ONE = moneyFromMicros(50_000n * USD)
/** USD of one account's open positions, where there is a ceiling; 2 000 000 ship. */
export const LOWEST_CEILING = moneyFromMicros(10_000n * USD)

export function tooMuch(maximum: string): readonly FieldComplaint[] {
  return [{ problem: 'above_maximum', values: { maximum } }]
}

export function tooLittle(minimum: string): readonly FieldComplaint[] {
  return [{ problem: 'below_minimum', values: { minimum } }]
}

export function offStep(step: string): readonly FieldComplaint[] {
  return [{ problem: 'not_a_step', values: { step } }]
}

/** The widest that an instrument's spread may become, as text of its decimals. */
export function widestSpread(shipped: InstrumentText): { spread: Price; text: string } {
  const spread = (parseInstrument(shipped).spread * SPREAD_TIMES) as Price
  return { spread, text: formatPrice(spread, shipped.priceDecimals) }
}

/**
 * What no terms of withdrawals may be, by method and field. Tax ≤ 50 %, fee rate ≤ 1 %, fixed fee
 * ≤ 20 USD, smallest amount > 0 and ≤ 100 USD, largest ≥ 1 000 USD; of the smallest amount
 * something must be left after fee and tax. Undefined: they can be.
 */
export function findMoneyProblems({ methods, taxRate }: WithdrawalTerms): Problems | undefined {
  const problems: Record<string, readonly FieldComplaint[]> = {}
  if (taxRate > HIGHEST_TAX) problems.taxRate = tooMuch(formatRate(HIGHEST_TAX))
  for (const [code, { feeRate, feeFixed, min, max }] of methods) {
    const left = min - multiplyByRate(min, (feeRate + taxRate) as Rate) - feeFixed
    if (left <= 0n) problems[`${code} min`] = tooLittle(formatMoney(feeFixed))
    if (feeRate > HIGHEST_RATE) problems[`${code} feeRate`] = tooMuch(formatRate(HIGHEST_RATE))
    if (feeFixed > HIGHEST_FIXED_FEE)
      problems[`${code} feeFixed`] = tooMuch(formatMoney(HIGHEST_FIXED_FEE))
    if (min > HIGHEST_MINIMUM) problems[`${code} min`] = tooMuch(formatMoney(HIGHEST_MINIMUM))
    if (min <= ZERO_MONEY) problems[`${code} min`] = tooLittle('0.01')
    if (max < LOWEST_MAXIMUM) problems[`${code} max`] = tooLittle(formatMoney(LOWEST_MAXIMUM))
  }
  return Object.keys(problems).length === 0 ? undefined : problems
}
