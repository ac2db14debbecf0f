// What a contract on one instrument costs me now: my fee, the overnight rates, the ceiling's use.

import type { CallResult } from '@fairtick/wire/api-contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export type ContractTerms = CallResult<'contractTerms'>

const FRESH_MS = 30_000

/** Under `contracts`, so that every event of my orders reads it anew. */
/** Of no instrument nothing is asked. */
export function useContractTerms(symbol: string | undefined) {
  return useQuery({
    queryKey: ['contracts', 'terms', symbol],
    staleTime: FRESH_MS,
    queryFn: symbol === undefined ? skipToken : () => call('contractTerms', { query: { symbol } }),
  })
}
