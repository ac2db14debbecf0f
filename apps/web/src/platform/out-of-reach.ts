// What stands against any call that moves money: the server rests, or there is no network.

import { useSyncExternalStore } from 'react'
import type { TextKey } from './i18n.ts'
import { useMaintenance } from './maintenance.ts'
import { isOnline, subscribeOnline } from './online.ts'

export type OutOfReach = 'maintenance' | 'offline'

/** The first of them; undefined when the server can be reached. */
export function useOutOfReach(): OutOfReach | undefined {
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const maintenance = useMaintenance()
  if (maintenance) return 'maintenance'
  return online ? undefined : 'offline'
}

/** Said at the button that cannot be pressed. Needs the words of money. */
export const OUT_OF_REACH_WORDS: Readonly<Record<OutOfReach, TextKey>> = {
  maintenance: 'shell.maintenance',
  offline: 'wallet.offline',
}
