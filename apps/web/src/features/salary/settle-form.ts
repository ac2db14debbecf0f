// Moving salary to the balance: the amount as it is typed or dragged, and what follows (TR-8.3).

import {
  addMoney,
  formatMoney,
  type Money,
  parseMoney,
  subtractMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'

export type SettleProblem = 'required' | 'too_many_decimals' | 'insufficient'

/** Both as they are before, and as they will be after. */
export type SettlePreview = {
  readonly salary: { readonly before: Money; readonly after: Money }
  readonly balance: { readonly before: Money; readonly after: Money }
}

/** What is wrong with a typed amount; undefined: nothing. */
export function findSettleProblem(typed: string, salary: Money): SettleProblem | undefined {
  const amount = parseMoney(typed)
  if (amount === undefined) return /\.\d{7,}$/.test(typed) ? 'too_many_decimals' : 'required'
  if (amount <= 0n) return 'required'
  return amount > salary ? 'insufficient' : undefined
}

/** Undefined while the amount cannot be moved. */
export function previewSettling(
  typed: string,
  { salary, balance }: { readonly salary: Money; readonly balance: Money },
): SettlePreview | undefined {
  const amount = parseMoney(typed)
  if (amount === undefined || findSettleProblem(typed, salary) !== undefined) return undefined
  return {
    salary: { before: salary, after: subtractMoney(salary, amount) },
    balance: { before: balance, after: addMoney(balance, amount) },
  }
}

/** A part of the salary as decimal text: whole cents, but all of it at 100. */
export function amountOfShare(salary: Money, percent: number): string {
  const exact = (salary * BigInt(percent)) / 100n
  const isWhole = percent >= 100 || exact < CENT
  return formatMoney((isWhole ? exact : exact - (exact % CENT)) as Money)
}

/** Where the slider stands, 0 to 100. */
export function shareOf(typed: string, salary: Money): number {
  const amount = parseMoney(typed) ?? ZERO_MONEY
  if (salary <= 0n || amount <= 0n) return 0
  return amount >= salary ? 100 : Number((amount * 100n) / salary)
}

const CENT = 10_000n
