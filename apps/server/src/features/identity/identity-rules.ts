// What the rules of the installation ask of identities, as they ship: data with a source per line.

import { readFileSync } from 'node:fs'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'

export type IdentityRules = {
  /** USD of 24 hours that can be withdrawn without a verified identity; undefined: any. */
  readonly withdrawalMaxWithout: Money | undefined
  /** Two people verify where one withdrawal may be larger than this; undefined: nowhere. */
  readonly secondReviewerAbove: Money | undefined
  /** Real money comes in, and is traded, for who was verified. */
  readonly opensRealAccount: boolean
  /** A code of the day, written by hand, is photographed beside the document. */
  readonly asksDayCode: boolean
  /** What was declined, abandoned or replaced is erased after it. */
  readonly declinedKeptDays: number
}

type Line<Value> = { readonly value: Value; readonly source: string }

type Shipped = {
  readonly withdrawalMaxWithout: Line<string | null>
  readonly secondReviewerAbove: Line<string | null>
  readonly opensRealAccount: Line<boolean>
  readonly asksDayCode: Line<boolean>
  readonly declinedKeptDays: Line<number>
}

const SHIPPED_FILE = new URL('../../../catalogue/identity-rules.json', import.meta.url)

export function readIdentityRules(mode: 'practice' | 'live'): IdentityRules {
  const shipped = JSON.parse(readFileSync(SHIPPED_FILE, 'utf8')) as Record<typeof mode, Shipped>
  const rules = shipped[mode]
  return {
    withdrawalMaxWithout: moneyOf(rules.withdrawalMaxWithout.value),
    secondReviewerAbove: moneyOf(rules.secondReviewerAbove.value),
    opensRealAccount: rules.opensRealAccount.value,
    asksDayCode: rules.asksDayCode.value,
    declinedKeptDays: rules.declinedKeptDays.value,
  }
}

function moneyOf(text: string | null): Money | undefined {
  if (text === null) return undefined
  const money = parseMoney(text)
  if (money === undefined) throw new Error(`no amount: ${text}`)
  return money
}
