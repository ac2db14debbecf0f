// The server's time, for what is shown of it: looks again every so often, and when it is known.

import { useEffect, useState } from 'react'
import { useStreamHealth } from '../../live/use-queues.ts'
import { serverClock } from '../../platform/office-clock.ts'

export function useNow(everyMs: number): number {
  const health = useStreamHealth()
  const [nowMs, setNowMs] = useState(serverClock.nowMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that begins tells the time
  useEffect(() => {
    setNowMs(serverClock.nowMs())
    const timer = setInterval(() => setNowMs(serverClock.nowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, health])
  return nowMs
}
