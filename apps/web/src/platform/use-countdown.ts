// Seconds left until an instant of this device's clock.

import { useEffect, useState } from 'react'
import type { Say } from './i18n.ts'

const SECOND_MS = 1_000

/** Counts down to 0 and then rests; 0 for no instant. */
export function useCountdown(untilMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const left = untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / SECOND_MS))
  const isRunning = left > 0
  useEffect(() => {
    if (untilMs === undefined) return
    setNowMs(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [untilMs, isRunning])
  return left
}

/** In words: `23 h 5 min`, `4 min 32 s`, `8 s`. */
export function waitText(seconds: number, t: Say): string {
  const rest = t('shell.secondsShort', { count: seconds % 60 })
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return rest
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${t('shell.minutesShort', { count: minutes })} ${rest}`
  return `${t('shell.hoursShort', { count: hours })} ${t('shell.minutesShort', { count: minutes % 60 })}`
}
