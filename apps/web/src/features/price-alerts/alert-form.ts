// A price as it is typed: which way the price has to go to reach it, and what is wrong with it.

import { parsePrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/api-contract'
import { findDecimalProblem } from '../../platform/decimal-field-check.ts'

export type PriceAlert = CallResult<'priceAlerts'>['data'][number]
export type AlertDirection = PriceAlert['direction']

export type AlertForm = {
  readonly price: string
  /** As it was when the price was typed: what one has read is what is set. */
  readonly direction: AlertDirection | undefined
}

/** Prefilled with the price now. */
export function startForm(priceNow: string | null): AlertForm {
  return { price: priceNow ?? '', direction: undefined }
}

export function typePrice(price: string, priceNow: string | null): AlertForm {
  return { price, direction: directionTo(price, priceNow) }
}

/** Undefined while the two are the same, or one of them is no price. */
export function directionTo(price: string, priceNow: string | null): AlertDirection | undefined {
  const [level, mark] = [parsePrice(price), parsePrice(priceNow ?? '')]
  if (level === undefined || mark === undefined || level === mark) return undefined
  return level > mark ? 'above' : 'below'
}

export type AlertProblem = 'required' | 'invalid' | 'tooManyDecimals' | 'noPrice' | 'sameAsNow'

/** Undefined when it can be set; it then has a direction. */
export function findAlertProblem(
  { price, direction }: AlertForm,
  { priceNow, decimals }: { readonly priceNow: string | null; readonly decimals: number },
): AlertProblem | undefined {
  const problem = findDecimalProblem(price, { decimals, min: '0', max: price })
  if (problem === 'required') return 'required'
  if (problem === 'too_many_decimals') return 'tooManyDecimals'
  const level = parsePrice(price)
  if (problem !== undefined || level === undefined || level <= 0n) return 'invalid'
  if (direction !== undefined) return undefined
  return priceNow === null ? 'noPrice' : 'sameAsNow'
}
