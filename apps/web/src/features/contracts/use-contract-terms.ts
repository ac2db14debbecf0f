// What a contract on one instrument costs me now: my fee, the overnight rates, the ceiling's use.

import type { CallResult } from '@fairtick/wire/api-contract'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export type ContractTerms = CallResult<'contractTerms'>

const FRESH_MS = 30_000

/** Under `contracts`, so that every event of my orders reads it anew. */
export const contractTermsQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['contracts', 'terms', symbol],
    staleTime: FRESH_MS,
    queryFn: () => call('contractTerms', { query: { symbol } }),
  })

/** Of no instrument nothing is asked. */
export function useContractTerms(symbol: string | undefined) {
  const query = contractTermsQuery(symbol ?? '')
  return useQuery(symbol === undefined ? { ...query, queryFn: skipToken } : query)
}
