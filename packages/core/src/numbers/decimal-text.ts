// Decimal text of the wire (TR-1.3) to and from integers scaled by a power of ten.

import { invariant } from './invariant.ts'

/** At most 12 digits before the decimal point (TR-1.3). */
const DECIMAL = /^(-?)([0-9]{1,12})(?:\.([0-9]+))?$/

/**
 * Reads ASCII `[-]digits[.digits]` as an integer of `decimals` decimal places.
 * Returns undefined when the text has another shape, more than 12 integer digits, or a
 * non-zero digit beyond `decimals` (nothing is ever rounded while reading).
 */
export function parseDecimal(text: string, decimals: number): bigint | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign = '', integer = '', fraction = ''] = match
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined
  const magnitude = BigInt(integer + kept)
  return sign === '-' ? -magnitude : magnitude
}

/**
 * Writes `value` (scaled by 10^decimals) without trailing zeros, but with at least
 * `minDecimals` decimal places: 1500000n of 6 decimals is `1.5`.
 */
export function formatDecimal(value: bigint, decimals: number, minDecimals = 0): string {
  invariant(minDecimals <= decimals, 'minDecimals exceeds decimals')
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const integer = digits.slice(0, digits.length - decimals)
  let end = digits.length
  const floor = digits.length - decimals + minDecimals
  while (end > floor && digits[end - 1] === '0') end -= 1
  const fraction = digits.slice(digits.length - decimals, end)
  return `${value < 0n ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`
}
