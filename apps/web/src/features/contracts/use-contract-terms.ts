// What a contract on one instrument costs me now: my fee, the overnight rates, the ceiling's use.

import type { CallResult } from '@fairtick/wire/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export type ContractTerms = CallResult<'contractTerms'>

const FRESH_MS = 30_000

/** Under `contracts`, so that every event of my orders reads it anew. */
export function useContractTerms(symbol: string) {
  return useQuery({
    queryKey: ['contracts', 'terms', symbol],
    staleTime: FRESH_MS,
    queryFn: () => call('contractTerms', { query: { symbol } }),
  })
}
