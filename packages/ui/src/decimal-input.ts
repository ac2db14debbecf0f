// Decimal text as people type it, and steps on it; strings and bigints only, never floats.

/** Longest text a decimal field takes; more cannot be an amount. */
export const MAX_DECIMAL_LENGTH = 24

/**
 * Turns typed or pasted text into plain decimal text ("1234.5"), or null when it is not one number.
 * A comma alone is a decimal point, as phones of other regions send it: no thousands are guessed.
 * Only text with commas in groups of three and then one point ("1,234.50") has its commas dropped.
 * Unfinished text ("", ".", "12.") is kept as it is, so that typing can go on.
 */
export function parseTypedDecimal(typed: string): string | null {
  const narrow = typed.normalize('NFKC').replace(/[\s'_]/g, '')
  const ungrouped = /^\d{1,3}(,\d{3})+\.\d*$/.test(narrow) ? narrow.replaceAll(',', '') : narrow
  const text = ungrouped.replace(',', '.')
  if (text.length > MAX_DECIMAL_LENGTH) return null
  return /^\d*\.?\d*$/.test(text) ? text : null
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
