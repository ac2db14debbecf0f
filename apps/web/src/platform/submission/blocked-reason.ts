// Why nothing can be sent just now, whatever it is: no server, no network; an order also needs a
// live price.

import { useSyncExternalStore } from 'react'
import type { TextKey } from '../i18n.ts'
import { useMaintenance } from '../maintenance.ts'
import { isOnline, subscribeOnline } from '../online.ts'

export type BlockedReason = 'maintenance' | 'offline'
export type OrderBlockedReason = BlockedReason | 'stale' | 'waiting'

/** The first reason; undefined when it can be sent. */
export function useBlockedReason(): BlockedReason | undefined {
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const maintenance = useMaintenance()
  if (maintenance) return 'maintenance'
  return online ? undefined : 'offline'
}

/** Of an order at the price that is shown; `freshness` undefined while there is none. */
export function useOrderBlockedReason(
  freshness: 'live' | 'stale' | 'waiting' | undefined,
): OrderBlockedReason | undefined {
  const reason = useBlockedReason()
  if (reason !== undefined) return reason
  if (freshness === 'stale') return 'stale'
  return freshness === 'live' ? undefined : 'waiting'
}

/** Said at the button that then cannot be pressed; without a network as `offline` says. */
export function useBlockedText(offline: TextKey): TextKey | undefined {
  const reason = useBlockedReason()
  if (reason === undefined) return undefined
  return reason === 'maintenance' ? 'shell.maintenance' : offline
}
