// Compares expected figures with got ones, field by field; decimals as exact numbers.

import { parseDecimal } from '@fairtick/core/numbers/decimal-text'

const COMPARED_DECIMALS = 30

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
    const [a, b] = [expected, got].map((text) => parseDecimal(text, COMPARED_DECIMALS))
    if (a !== undefined && b !== undefined) return a === b
  }
  return expected === got
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
