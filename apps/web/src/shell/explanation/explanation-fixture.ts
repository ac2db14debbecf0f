// Reckons with what an explanation shows, by school arithmetic that shares nothing with the core.

import {
  compare,
  type Fraction,
  fraction,
  over,
  plus,
  rounded,
  textOf,
  ZERO,
} from '@fairtick/testkit/fraction'
import type { Explanation, InputKind } from './explanation.ts'

export type Shown = {
  /** The only input of its kind. */
  readonly one: (kind: InputKind) => Fraction
  /** In their order. */
  readonly all: (kind: InputKind) => readonly Fraction[]
  readonly lots: () => readonly Fraction[]
}

export function shownOf({ inputs }: Explanation): Shown {
  const all = (kind: InputKind) =>
    inputs.flatMap((input) => (input.kind === kind ? [fraction(input.value)] : []))
  return {
    all,
    one: (kind) => {
      const [only, ...more] = all(kind)
      if (only === undefined || more.length > 0) throw new Error(`not one ${kind}`)
      return only
    },
    lots: () => inputs.flatMap(({ lots }) => (lots === undefined ? [] : [fraction(lots)])),
  }
}

export const ONE = fraction('1')

export const sum = (amounts: readonly Fraction[]) => amounts.reduce(plus, ZERO)
export const half = (amount: Fraction) => over(amount, fraction('2'))
export const smaller = (a: Fraction, b: Fraction) => (compare(a, b) < 0 ? a : b)
export const larger = (a: Fraction, b: Fraction) => (compare(a, b) > 0 ? a : b)

/** To six decimals, as money and ratios are. */
export const micros = (amount: Fraction) => rounded(amount, 6)

/** Decimal text of what is shown as the result, without needless zeros. */
export function resultOf(explanation: Explanation | undefined): string {
  return textOf(fraction(explanation?.result?.value ?? ''))
}
