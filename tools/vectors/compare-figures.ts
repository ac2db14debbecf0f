// Compares expected figures with got ones, field by field; decimals as exact numbers.

import { parseDecimal } from '@fairtick/core/numbers/decimal-text'

/** An exact fraction may have no end: further decimals are not compared. */
export const COMPARED_DECIMALS = 24

/** Lines `path: expected …, got …`; every expected field must be there, and no other. */
export function compareFigures(path: string, expected: unknown, got: unknown): readonly string[] {
  if (isRecord(expected) && isRecord(got)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(got)])
    return [...keys].flatMap((key) => compareFigures(`${path}.${key}`, expected[key], got[key]))
  }
  if (isSame(expected, got)) return []
  return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`]
}

function isSame(expected: unknown, got: unknown): boolean {
  if (typeof expected === 'string' && typeof got === 'string') {
    const [a, b] = [expected, got].map(readDecimal)
    if (a !== undefined && b !== undefined) return a === b
  }
  return expected === got
}

function readDecimal(text: string): bigint | undefined {
  const point = text.indexOf('.')
  const compared = point < 0 ? text : text.slice(0, point + 1 + COMPARED_DECIMALS)
  return parseDecimal(compared, COMPARED_DECIMALS)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
