// The server's time, for what is shown of it: looks again every so often, and when it is known.

import { useEffect, useState } from 'react'
import { serverNowMs, useStreamHealth } from '../live/use-queues.ts'

export function useNow(everyMs: number): number {
  const health = useStreamHealth()
  const [nowMs, setNowMs] = useState(serverNowMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that begins tells the time
  useEffect(() => {
    setNowMs(serverNowMs())
    const timer = setInterval(() => setNowMs(serverNowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, health])
  return nowMs
}
