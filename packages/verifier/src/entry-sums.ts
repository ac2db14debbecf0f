// What the postings of an entry come to.

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import type { EntryFacts } from '@fairtick/proof/receipt'
import { readMoney } from './read-texts.ts'

/** Of one ledger account, or of all of them. */
export function sumLegs({ legs }: EntryFacts, of?: string): Money {
  const some = of === undefined ? legs : legs.filter(([ledger]) => ledger === of)
  return some.reduce((total, [, amount]) => total + readMoney(amount), 0n) as Money
}

/** What the account's cash gained by it, as text; of no entry nothing. */
export function cashOf(entry: EntryFacts | undefined): string {
  return formatMoney((entry === undefined ? 0n : sumLegs(entry, 'cash')) as Money)
}
