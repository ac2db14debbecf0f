// What a figure is made of, as data: formula, rule, inputs with their values, and what follows.

import { formatMoney, MONEY_DECIMALS, type Money } from '@fairtick/core/numbers/money'
import { type Rational, roundRational } from '@fairtick/core/numbers/rational'
import type { TextKey } from '../../platform/i18n.ts'
import type { INPUT_KINDS, Unit } from './input-kinds.ts'

export type InputKind = keyof typeof INPUT_KINDS

/** A recorded price that plays a part: anybody can look it up by its number. */
export type NamedTick = {
  readonly symbol: string
  readonly seq: number
  readonly timeMs: number
}

export type FigureInput = {
  readonly kind: InputKind
  /** Decimal text with every digit that counts; of a word its key, of a time its milliseconds. */
  readonly value: string
  /** Only of kind `tick` and the like. */
  readonly tick?: NamedTick
  /** So many lots were closed at this price. */
  readonly lots?: string
  /** Where there are several of a kind: the pair that it is of, and the decimals of its prices. */
  readonly of?: string
  readonly decimals?: number
}

export type Explanation = {
  /** In words; each part of it is an input of the same name. */
  readonly formula: TextKey
  /** Of the trading rules: `TR-4`. */
  readonly rule: string
  readonly inputs: readonly FigureInput[]
  /** Undefined: it is told in words alone. */
  readonly result?: FigureResult
  /** Of prices. */
  readonly decimals: number
  /** Of a figure that moves: when its inputs were taken, by the server's clock. */
  readonly takenMs?: number
  /** Hidden while the amounts of the account are. */
  readonly hides?: 'with-amounts'
}

export type FigureResult = {
  readonly unit: Unit
  readonly value: string
  /** What it is rounded to, half to even: `0.000001 USD`. */
  readonly step?: string
  /** Of a record, which tells what was charged or credited; else worked out on this device. */
  readonly by?: 'charge' | 'credit'
}

/** One of several, each under its name. */
export type NamedExplanation = {
  readonly name: string
  readonly explanation: Explanation
}

/** Of one figure, for what stands behind its ⓘ. */
export type ExplainedProps = {
  /** What is said where there are no values yet. */
  formula: TextKey
  /** Asked when it opens, and when somebody wants newer values. */
  explain: () => Explanation | undefined
}

export function input(kind: InputKind, value: string): FigureInput {
  return { kind, value }
}

const MONEY_STEP = '0.000001 USD'
/** Of ratios that the server rounds to 6 decimals, in percent. */
const RATIO_STEP = '0.0001%'

export function moneyResult(value: string): FigureResult {
  return { unit: 'money', value, step: MONEY_STEP }
}

/** Of amounts that are added up: nothing is rounded. */
export function sumResult(sum: Money): FigureResult {
  return { unit: 'money', value: formatMoney(sum) }
}

/** With its sign. */
export function changeResult(value: string): FigureResult {
  return { unit: 'change', value, step: MONEY_STEP }
}

export function ratioResult(value: string): FigureResult {
  return { unit: 'percent', value, step: RATIO_STEP }
}

export function stepOfDecimals(decimals: number): string {
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`
}

/** More digits than any sum of money needs, so that what is shown adds up before it is rounded. */
const EXACT_DECIMALS = 2 * MONEY_DECIMALS

/** An amount of USD with every digit: one without an end is rounded to 12 decimals. */
export function exactText(amount: Rational): string {
  const scaled = roundRational(amount, EXACT_DECIMALS)
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(EXACT_DECIMALS + 1, '0')
  const point = digits.length - EXACT_DECIMALS
  const text = `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0+$/, '')
  return scaled < 0n ? `-${text}` : text
}
