// The lists of contracts by their status, and the words of their tabs.

import type { TextKey } from '../../../platform/i18n.ts'

export type ContractList = 'pending' | 'trading' | 'closed' | 'cancelled'

export const LIST_WORDS = {
  pending: 'positions.tabPending',
  trading: 'orders.tabRunning',
  closed: 'orders.tabClosed',
  cancelled: 'positions.tabCancelled',
} as const satisfies Record<ContractList, TextKey>

/** The list that the query names, or the first one. */
export function listNamed(
  lists: readonly [ContractList, ...ContractList[]],
  name: string | undefined,
): ContractList {
  return lists.find((list) => list === name) ?? lists[0]
}
