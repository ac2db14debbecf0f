// The server's time in components.

import { useEffect, useState } from 'react'
import { serverClock } from './clock.ts'
import { onServerTime } from './server-time.ts'

/** Anew every `everyMs`, and when the server was asked; for countdowns, ages and days. */
export function useServerNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(serverClock.nowMs)
  useEffect(() => {
    const look = () => setNowMs(serverClock.nowMs())
    const stop = onServerTime(look)
    const timer = setInterval(look, everyMs)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [everyMs])
  return nowMs
}
