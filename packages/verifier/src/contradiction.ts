// Two receipts of one act: the later one may say more, and nothing else.

import type { Receipt } from '@fairtick/proof/receipt'
import { type Check, compare } from './checks.ts'

/**
 * Of two answers that were under way at a time either may have been read first, whenever it was
 * signed; no answer of the house is under way for longer.
 */
const LONGEST_ANSWER_MS = 10_000

/** The earlier one first: it is the one that was signed before, or says less at the same time. */
export function inOrder(first: Receipt, second: Receipt): readonly [Receipt, Receipt] {
  const afterMs = second.issued - first.issued
  const isAtOnce = Math.abs(afterMs) <= LONGEST_ANSWER_MS
  const isAfter = isAtOnce ? second.entries.length >= first.entries.length : afterMs > 0
  return isAfter ? [first, second] : [second, first]
}

/** What was fixed when the earlier of them was given, and is another in the later. */
export function compareReceipts(first: Receipt, second: Receipt): readonly Check[] {
  const [earlier, later] = inOrder(first, second)
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
