// Why no money can be moved just now, by the first reason; undefined when it can.

import { useSyncExternalStore } from 'react'
import type { TextKey } from './i18n.ts'
import { useMaintenance } from './maintenance.ts'
import { isOnline, subscribeOnline } from './online.ts'

/** Said at the button that then cannot be pressed. Needs the words of money. */
export function useMoneyStop(): TextKey | undefined {
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const maintenance = useMaintenance()
  if (maintenance) return 'shell.maintenance'
  return online ? undefined : 'wallet.offline'
}
