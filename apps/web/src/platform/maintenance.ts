// Whether the server last said that it is not ready (503), and until when.

import { useSyncExternalStore } from 'react'

export type Maintenance = { readonly untilMs: number | undefined }

let current: Maintenance | undefined
const listeners = new Set<() => void>()

export function noteMaintenance(maintenance: Maintenance | undefined): void {
  if (maintenance === undefined && current === undefined) return
  current = maintenance
  for (const listener of listeners) listener()
}

export function useMaintenance(): Maintenance | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
