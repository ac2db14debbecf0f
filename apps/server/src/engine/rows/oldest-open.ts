// Where the open contracts of an account begin: what its row says of them, and finding them by it.

import type { Account } from '@fairtick/core/engine/state/state'

/** The place of the oldest one that waits or is open; null: it has none. */
export function oldestOpen({ positions, orders }: Pick<Account, 'positions' | 'orders'>) {
  let oldest: number | null = null
  for (const open of [positions, orders]) {
    for (const { placed } of open.values()) {
      if (oldest === null || placed < oldest) oldest = placed
    }
  }
  return oldest
}

/** The orders `o` of accounts `a` that wait or are open, read no farther back than need be. */
export const OPEN_OF_ACCOUNT = `account a
  JOIN contract_order o ON o.account_id = a.id AND o.placed >= a.oldest_open
    AND a.oldest_open IS NOT NULL AND o.status <> 'cancelled'
    AND NOT EXISTS (SELECT FROM contract_close e WHERE e.order_id = o.id AND e.lots_open = 0)`
