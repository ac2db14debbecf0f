// Decimal text as people type it, and steps on it; strings and bigints only, never floats.

import { plainDigits } from './plain-digits.ts'

export type DecimalProblem = 'comma' | 'unreadable'

export type TypedDecimal = {
  /** Plain decimal text ("1234.5"); with a problem the text itself, which is no number. */
  readonly value: string
  /** `comma`: ten and ten thousand are both written "10,000". */
  readonly problem: DecimalProblem | undefined
}

/** Thousands parted by commas, where they can be nothing else; or all by one kind of gap. */
const BY_COMMAS = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/
const BY_GAPS = /^[1-9]\d{0,2}([ '])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/
const UNCLEAR = /^[1-9]\d{0,2}(,\d{3})+(,\d{0,2})?$/

/**
 * Reads all of what stands in a field, however it came there: nothing of it is left out. A comma is
 * a decimal point, as phones of other regions send it, or parts the thousands; text that may mean
 * either is no number. Text on its way to one is one ("12." is 12), but for "" and ".".
 */
export function readTypedDecimal(typed: string): TypedDecimal {
  const plain = ungrouped(plainMarks(typed))
  if (UNCLEAR.test(plain)) return { value: typed, problem: 'comma' }
  const decimal = plain.replace(',', '.')
  if (!/^\d*\.?\d*$/.test(decimal)) return { value: typed, problem: 'unreadable' }
  return { value: finished(decimal), problem: undefined }
}

function ungrouped(text: string): string {
  if (BY_COMMAS.test(text)) return text.replaceAll(',', '')
  return BY_GAPS.test(text) ? text.replace(/[ ']/g, '').replace(',', '.') : text
}

/** `12.` and `.5` are typed on the way to a number. */
function finished(decimal: string): string {
  return decimal.replace(/^\.(?=\d)/, '0.').replace(/^(\d+)\.$/, '$1')
}

/** Digits, points, commas and gaps of all keyboards as plain ones; what cannot be seen is gone. */
function plainMarks(typed: string): string {
  return plainDigits(typed)
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .trim()
    .replace(/[．。｡]/g, '.')
    .replace(/[，、､]/g, ',')
    .replace(/\s/g, ' ')
    .replace(/[’＇]/g, "'")
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
