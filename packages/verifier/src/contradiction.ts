// Two receipts of one act: the later one may say more, and nothing else.

import type { Receipt } from '@fairtick/proof/receipt'
import { type Check, compare } from './checks.ts'

/** What was fixed when the first of them was given, and is another in the second. */
export function compareReceipts(first: Receipt, second: Receipt): readonly Check[] {
  const [earlier, later] =
    first.issued <= second.issued ? [first, second] : ([second, first] as const)
  const text = (value: unknown) => JSON.stringify(value) ?? ''
  const of = `receipts ${earlier.id}`
  return [
    compare('tape', of, text([earlier.tape, earlier.id]), text([later.tape, later.id])),
    compare('terms', of, text(fixedOf(earlier)), text(fixedOf(later))),
    compare(
      'ledger',
      of,
      text(earlier.entries),
      text(later.entries.slice(0, earlier.entries.length)),
    ),
    ...endChecks(earlier, later),
  ]
}

/** What stands from the first moment on. */
function fixedOf({ order, account }: Receipt): unknown {
  if (order === null) return account
  if (order.kind === 'option') {
    const { settlement: _, ...bought } = order
    return { account, ...bought }
  }
  const { opening: _, closes: _closes, lotsOpen: _lots, ...ordered } = order
  return { account, ...ordered }
}

/** What had happened already. */
function endChecks({ order: earlier, id }: Receipt, { order: later }: Receipt): Check[] {
  const text = (value: unknown) => JSON.stringify(value) ?? ''
  const of = `receipts ${id}`
  if (earlier?.kind === 'option' && later?.kind === 'option' && earlier.settlement !== null) {
    return [compare('result', of, text(earlier.settlement), text(later.settlement))]
  }
  if (earlier?.kind !== 'contract' || later?.kind !== 'contract') return []
  const closes = later.closes.slice(0, earlier.closes.length)
  return [
    ...(earlier.opening === null
      ? []
      : [compare('price', of, text(earlier.opening), text(later.opening))]),
    compare('profit', of, text(earlier.closes), text(closes)),
  ]
}
