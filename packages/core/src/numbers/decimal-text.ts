// Decimal text of the wire (TR-1.3) to and from integers scaled by a power of ten.

import { approximate } from './approximate.ts'
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
  if (value === 0n && minDecimals === 0) return '0'
  const sign = value < 0n ? '-' : ''
  // Cut as text: that is quicker than to divide.
  const digits = digitsOf(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  let end = digits.length
  while (end > point + minDecimals && digits.charCodeAt(end - 1) === ZERO) end -= 1
  const whole = sign + digits.slice(0, point)
  return end === point ? whole : `${whole}.${digits.slice(point, end)}`
}

const ZERO = 0x30
const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** Up to 2^53 the nearest double is the number itself, and is written quicker. */
function digitsOf(value: bigint): string {
  return String(value <= SAFE ? approximate(value) : value)
}
