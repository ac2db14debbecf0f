// The hours in which withdrawals are paid out, in the operator's time and in one's own.

import type { Language } from '@fairtick/wire/languages'
import { localeOf } from '../../platform/formats.ts'
import { zoneName } from '../../platform/zone-name.ts'

export type WindowSpan = {
  readonly day: string
  readonly from: string
  readonly to: string
  /** The time zone as people call it. */
  readonly zone: string
}

export type WindowTimes = {
  readonly operator: WindowSpan
  /** undefined where both clocks show the same. */
  readonly own: WindowSpan | undefined
}

type PayoutWindow = {
  readonly opensAt: number
  readonly closesAt: number
  readonly timeZone: string
}

export function windowTimes(
  window: PayoutWindow,
  language: Language,
  ownZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): WindowTimes {
  const operator = spanOf(window, language, window.timeZone)
  const own = spanOf(window, language, ownZone)
  const isSame = operator.day === own.day && operator.from === own.from
  return { operator, own: isSame ? undefined : own }
}

function spanOf(
  { opensAt, closesAt }: PayoutWindow,
  language: Language,
  timeZone: string,
): WindowSpan {
  const text = (options: Intl.DateTimeFormatOptions, timeMs: number) =>
    new Intl.DateTimeFormat(localeOf(language), {
      ...options,
      ...{ timeZone, hourCycle: 'h23' },
    }).format(timeMs)
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  return {
    day: text({ weekday: 'short', month: 'numeric', day: 'numeric' }, opensAt),
    from: text(clock, opensAt),
    to: text(clock, closesAt),
    zone: zoneName(language, timeZone),
  }
}
