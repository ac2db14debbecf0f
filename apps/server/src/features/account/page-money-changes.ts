// All changes of a balance in a span, page by page: an account may have a hundred thousand.

import type { Queryable } from '../../platform/database.ts'
import { listMoneyChangeNumbers, loadMoneyChanges, type MoneyChangeRow } from './store.ts'

/** Numbers of entries in memory at once; each look for them goes through all of the account. */
const NUMBERS_MAX = 50_000

/** Both included. */
type Span = { readonly from: number; readonly to: number }

/** Returns at most `limit` entries at each call, oldest first; none behind the last. */
export function pageMoneyChanges(
  database: Queryable,
  accountId: string,
  span: Span,
): (limit: number) => Promise<readonly MoneyChangeRow[]> {
  let numbers: readonly bigint[] = []
  let place = 0
  let isLast = false
  const look = async (): Promise<void> => {
    const wanted = { ...span, behind: numbers.at(-1) ?? 0n, limit: NUMBERS_MAX }
    numbers = await listMoneyChangeNumbers(database, accountId, wanted)
    place = 0
    isLast = numbers.length < NUMBERS_MAX
  }
  return async (limit) => {
    if (place >= numbers.length && !isLast) await look()
    const page = numbers.slice(place, place + limit)
    place += page.length
    return page.length === 0 ? [] : await loadMoneyChanges(database, page)
  }
}
