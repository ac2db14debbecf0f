// What a check says: what was looked at, what the rules give, and what the house said.

export const CHECK_NAMES = [
  'signature',
  'tape',
  'head',
  'tick',
  'in-force',
  'terms',
  'price',
  'margin',
  'fee',
  'profit',
  'result',
  'outage',
  'night',
  'ledger',
] as const

export type CheckName = (typeof CHECK_NAMES)[number]

export type Check = {
  readonly name: CheckName
  /** Which step of the order: `opened`, `closed 1` … */
  readonly of: string
  /** What follows from the records by the rule, as text. */
  readonly expected: string
  /** What the receipt says. */
  readonly found: string
  readonly isSame: boolean
}

export function compare(name: CheckName, of: string, expected: string, found: string): Check {
  return { name, of, expected, found, isSame: expected === found }
}

/** The first that differs; undefined: all is as the rules say. */
export function firstDifference(checks: readonly Check[]): Check | undefined {
  return checks.find(({ isSame }) => !isSame)
}
