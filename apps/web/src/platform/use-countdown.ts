// Seconds left until a deadline.

import { SECOND_MS } from '@fairtick/core/time/duration'
import { useEffect, useReducer } from 'react'
import type { Deadline } from './deadline.ts'
import type { Say } from './i18n.ts'

/** Counts down to 0 and then rests; 0 for no deadline. Keep the deadline's identity. */
export function useCountdown(deadline: Deadline | undefined): number {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const left = deadline === undefined ? 0 : Math.max(0, Math.ceil(deadline() / SECOND_MS))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(lookAgain, SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
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
