// My open positions and waiting orders in components.

import { useSyncExternalStore } from 'react'
import type { ContractsView } from './contract-store.ts'
import { contractStore } from './live.ts'

export function useOpenContracts(): ContractsView {
  return useSyncExternalStore(contractStore.subscribe, contractStore.get)
}
