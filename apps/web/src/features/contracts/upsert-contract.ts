// An order for a contract as an answer told it: into the live list, and what else shows it anew.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { contractStore } from '../../live/live.ts'
import { queryClient } from '../../platform/query-client.ts'

export function upsertContract(order: WireContract): void {
  contractStore.upsert(order)
  void queryClient.invalidateQueries({ queryKey: ['contracts'] })
  void queryClient.invalidateQueries({ queryKey: ['summary'] })
}
