// Why no salary can be moved just now, by the first reason; undefined when it can.

import { useSyncExternalStore } from 'react'
import type { TextKey } from '../../platform/i18n.ts'
import { useMaintenance } from '../../platform/maintenance.ts'
import { isOnline, subscribeOnline } from '../../platform/online.ts'

export function useSettleStop(): TextKey | undefined {
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const maintenance = useMaintenance()
  if (maintenance) return 'shell.maintenance'
  return online ? undefined : 'salary.offline'
}
