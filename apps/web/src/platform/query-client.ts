// The cache of what was read over HTTP.

import { NoAnswer } from '@fairtick/wire/client'
import { QueryClient } from '@tanstack/react-query'

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
