// What the parts of a screen show is asked for as the screen begins, in one go with its own reads:
// a part that comes later finds the answer under its key.

import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from './query-client.ts'

/** Runs `read` once, with the first reads of the screen. */
export function useReadAhead(read: () => void): void {
  const begin = useEffectEvent(read)
  useEffect(() => begin(), [])
}

/** Unless it is there and fresh. The part that shows it tells of a failure. */
export function readAhead<Data, Failure, Shown, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): void {
  void queryClient.prefetchQuery(query)
}
