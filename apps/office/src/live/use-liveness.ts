// Whether what the stream told is of now: a line that stands while nothing new comes is not live.

import { LIVE_LOOK_MS } from '@fairtick/wire/admin/live-queues'
import { useEffect, useState } from 'react'
import { serverClock } from '../platform/office-clock.ts'
import type { StreamHealth } from './queue-stream.ts'
import { useOfficeState, useStreamHealth } from './use-queues.ts'

export type Liveness = StreamHealth | 'stale'

/** Three looks and a half, one of which may be under way. */
export const STALE_AFTER_MS = 3.5 * LIVE_LOOK_MS
const LOOK_AGAIN_MS = 5_000

export function judgeLiveness(
  health: StreamHealth,
  asOfMs: number | undefined,
  nowMs: number,
): Liveness {
  if (health !== 'live' || asOfMs === undefined) return health
  return nowMs - asOfMs > STALE_AFTER_MS ? 'stale' : 'live'
}

export function useLiveness(): Liveness {
  const health = useStreamHealth()
  const asOfMs = useOfficeState()?.asOf
  const [nowMs, setNowMs] = useState(serverClock.nowMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state that comes is judged at once
  useEffect(() => {
    setNowMs(serverClock.nowMs())
    const timer = setInterval(() => setNowMs(serverClock.nowMs()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [asOfMs])
  return judgeLiveness(health, asOfMs, nowMs)
}
