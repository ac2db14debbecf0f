// Lengths of time in words: ages, durations of options, countdowns.

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { Say } from './i18n.ts'

const HOUR_SECONDS = HOUR_MS / SECOND_MS
const DAY_SECONDS = DAY_MS / SECOND_MS

/** An age in its largest unit: `34 s`, `5 min`, `2 h`, `3 d`. */
export function ageText(ageMs: number, t: Say): string {
  if (ageMs < MINUTE_MS) return t('shell.secondsShort', { count: Math.floor(ageMs / SECOND_MS) })
  if (ageMs < HOUR_MS) return t('shell.minutesShort', { count: Math.floor(ageMs / MINUTE_MS) })
  if (ageMs < DAY_MS) return t('shell.hoursShort', { count: Math.floor(ageMs / HOUR_MS) })
  return t('shell.daysShort', { count: Math.floor(ageMs / DAY_MS) })
}

/**
 * How long something took, up to the next minute, so that it never looks shorter: `2 d 3 h 20 min`;
 * below a minute up to the next second.
 */
export function elapsedText(ms: number, t: Say): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  if (seconds < 60) return t('shell.secondsShort', { count: seconds })
  const minutes = Math.ceil(ms / MINUTE_MS)
  const [dayMinutes, hourMinutes] = [DAY_MS / MINUTE_MS, HOUR_MS / MINUTE_MS]
  const parts = [
    ['shell.daysShort', Math.floor(minutes / dayMinutes)],
    ['shell.hoursShort', Math.floor((minutes % dayMinutes) / hourMinutes)],
    ['shell.minutesShort', minutes % hourMinutes],
  ] as const
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(unit, { count }))
    .join(' ')
}

/** The duration of an option in the unit that divides it: `30 s`, `5 min`, `1 wk`, `30 d`. */
export function durationText(seconds: number, t: Say): string {
  if (seconds % DAY_SECONDS === 0) {
    const days = seconds / DAY_SECONDS
    if (days % 7 === 0) return t('shell.weeksShort', { count: days / 7 })
    return t('shell.daysShort', { count: days })
  }
  if (seconds % HOUR_SECONDS === 0) return t('shell.hoursShort', { count: seconds / HOUR_SECONDS })
  if (seconds % 60 === 0) return t('shell.minutesShort', { count: seconds / 60 })
  return t('shell.secondsShort', { count: seconds })
}

/** What is left, as a clock: `0:39`, `12:05`, `1:02:03`; with days in front `2d 3:04:05`. */
export function countdownText(leftMs: number, t: Say): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const days = Math.floor(seconds / DAY_SECONDS)
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS)
  const minutes = Math.floor((seconds % HOUR_SECONDS) / 60)
  const tail = String(seconds % 60).padStart(2, '0')
  if (days > 0) {
    const clock = `${hours}:${String(minutes).padStart(2, '0')}:${tail}`
    return `${t('shell.daysShort', { count: days })} ${clock}`
  }
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, '0')}:${tail}`
  return `${minutes}:${tail}`
}
