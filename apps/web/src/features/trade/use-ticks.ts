// The newest ticks of one instrument: the last ones over HTTP, every further one by the socket.

import type { WireTick } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChannel } from '../../live/use-live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { newestTicks } from './newest-ticks.ts'

export const TICKS_SHOWN_MAX = 30

/** Newest first; undefined until the first ones are read. */
export function useTicks(symbol: string): readonly WireTick[] | undefined {
  const [live, setLive] = useState<readonly WireTick[]>([])
  const { data: read } = useQuery({
    queryKey: ['ticks', symbol],
    queryFn: async () => {
      const query = { symbol, before: String(FAR_FUTURE_MS), limit: String(TICKS_SHOWN_MAX) }
      return (await call('ticks', { query })).ticks
    },
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: ticks of another symbol do not count.
  useEffect(() => setLive([]), [symbol])
  useChannel(`tick:${symbol}`, (frame) => {
    if (!('command' in frame) || frame.command !== 'ticks' || frame.code !== symbol) return
    if ('ticks' in frame) setLive((before) => newestTicks(before, frame.ticks, TICKS_SHOWN_MAX))
    // Too many to send: they are read instead.
    else void queryClient.invalidateQueries({ queryKey: ['ticks', symbol] })
  })
  return read && newestTicks(read, live, TICKS_SHOWN_MAX)
}

/** Later than any tick, so that the newest ones are read. */
const FAR_FUTURE_MS = 8_000_000_000_000_000
