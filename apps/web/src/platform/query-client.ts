// The cache of what was read over HTTP.

import { NoAnswer } from '@fairtick/wire/client'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { endsWithVisit } from './session.ts'

const FRESH_MS = 30_000
const RETRIES_MAX = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays a refusal; only silence is worth another try.
      retry: (failures, problem) => problem instanceof NoAnswer && failures < RETRIES_MAX,
    },
  },
})

endsWithVisit(() => queryClient.clear())

/**
 * What was read under these keys is of before, and so is what is on its way: a first answer that
 * was asked for earlier would stand as fresh, since the library lets a first reading go on.
 */
export async function invalidate(...queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
