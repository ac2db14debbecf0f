// What a check says: what was looked at, what the rules give, and what the house said.

export const CHECK_NAMES = [
  'signature',
  'tape',
  'head',
  'tick',
  'frames',
  'venue',
  'in-force',
  'time',
  'terms',
  'price',
  'limit',
  'lots',
  'margin',
  'fee',
  'profit',
  'result',
  'outage',
  'spared',
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
  /** It could not be made. */
  readonly leftOut?: LeftOut
}

/** What it needs is too old to be kept, is not there, nobody tells, or is of others as well. */
export type LeftOut = 'expired' | 'missing' | 'untold' | 'private'

export function compare(name: CheckName, of: string, expected: string, found: string): Check {
  return { name, of, expected, found, isSame: expected === found }
}

/** One that was not made differs in nothing, and shows nothing either. */
export function leaveOut(name: CheckName, of: string, leftOut: LeftOut): Check {
  return { name, of, expected: '', found: '', isSame: true, leftOut }
}

/** Those that were made. */
export function madeOf(checks: readonly Check[]): readonly Check[] {
  return checks.filter(({ leftOut }) => leftOut === undefined)
}

/** The first that differs; undefined: all is as the rules say. */
export function firstDifference(checks: readonly Check[]): Check | undefined {
  return checks.find(({ isSame }) => !isSame)
}
