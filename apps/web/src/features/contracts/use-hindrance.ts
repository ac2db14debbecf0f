// What stands against ordering whatever the order is: no server, no network, no live price.

import { useSyncExternalStore } from 'react'
import { useMaintenance } from '../../platform/maintenance.ts'
import { isOnline, subscribeOnline } from '../../platform/online.ts'
import { usePacedQuote } from '../trade/use-paced-quote.ts'

export type Hindrance = 'maintenance' | 'offline' | 'stale' | 'waiting'

/** The first of them; undefined when orders are possible. */
export function useHindrance(symbol: string): Hindrance | undefined {
  const quote = usePacedQuote(symbol)
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const maintenance = useMaintenance()
  if (maintenance) return 'maintenance'
  if (!online) return 'offline'
  if (quote?.freshness === 'stale') return 'stale'
  return quote?.freshness === 'live' ? undefined : 'waiting'
}
