// Decimal text as people type it, and steps on it; strings and bigints only, never floats.

/** Longest text a decimal field takes; more cannot be an amount. */
export const MAX_DECIMAL_LENGTH = 24

export type TypedDecimal = {
  /** As it is typed, without spaces. */
  readonly text: string
  /** Plain decimal text ("1234.5"); empty when `isUnclear`. */
  readonly value: string
  /** Ten and ten thousand are both written "10,000". */
  readonly isUnclear: boolean
}

const GROUPED = /^\d{1,3}(,\d{3})+\.\d*$|^\d{1,3}(,\d{3}){2,}$/
const UNCLEAR = /^[1-9]\d{0,2}(,\d{3})+(,\d{0,2})?$/

/**
 * Reads typed or pasted text; null when it is not one number. A comma is a decimal point, as phones
 * of other regions send it, or parts the thousands; text that may mean either has no value.
 * Unfinished text ("", ".", "12.") is kept as it is, so that typing can go on.
 */
export function readTypedDecimal(typed: string): TypedDecimal | null {
  const text = typed.normalize('NFKC').replace(/[\s'_]/g, '')
  if (text.length > MAX_DECIMAL_LENGTH) return null
  if (GROUPED.test(text)) return { text, value: text.replaceAll(',', ''), isUnclear: false }
  if (UNCLEAR.test(text)) return { text, value: '', isUnclear: true }
  const value = text.replace(',', '.')
  return /^\d*\.?\d*$/.test(value) ? { text, value, isUnclear: false } : null
}

export type DecimalStep = {
  /** Size of one step, such as "0.01". */
  step: string
  /** How many steps, negative for down. */
  count: number
  min?: string | undefined
  max?: string | undefined
}

/**
 * Moves decimal text by whole steps. A value between two steps goes to the next one in the
 * direction of the move; the result stays within min and max. Empty text counts as zero.
 */
export function stepDecimal(value: string, { step, count, min, max }: DecimalStep): string {
  const places = Math.max(...[value, step, min ?? '', max ?? ''].map(countPlaces))
  const unit = toUnits(step, places)
  if (unit <= 0n) return value
  const from = toUnits(value, places)
  const onStep = from - (from % unit)
  const isBetween = from !== onStep
  const target = onStep + unit * BigInt(isBetween && count < 0 ? count + 1 : count)
  const lowest = min === undefined ? 0n : toUnits(min, places)
  const highest = max === undefined ? null : toUnits(max, places)
  const capped = highest !== null && target > highest ? highest : target
  return fromUnits(capped < lowest ? lowest : capped, places, countPlaces(step))
}

function countPlaces(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

function toUnits(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  const digits = `${whole}${fraction.padEnd(places, '0')}`
  return /^\d+$/.test(digits) ? BigInt(digits) : 0n
}

/** Keeps at least `shownPlaces` decimals, and more only where they are not zero. */
function fromUnits(units: bigint, places: number, shownPlaces: number): string {
  if (places === 0) return units.toString()
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, -places)
  let fraction = digits.slice(-places)
  while (fraction.length > shownPlaces && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
