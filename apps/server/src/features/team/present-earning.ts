// How long a member's fees earn, as screens say it: the day on which core still pays, by date.

import { lastRewardDay } from '@fairtick/core/team/reward-months'
import type { CallResult } from '@fairtick/wire/api-contract'
import { dateOfDay, type Today } from '../salary/public.ts'

/** `invitedDay` as the tape counts days; null: nobody was ever named. */
export function presentEarning(
  today: Today,
  invitedDay: number | null,
  months: number | null,
): CallResult<'shareRecords'>['earningOfMine'] {
  if (invitedDay === null || months === null) return null
  const lastDay = lastRewardDay(today.epochDay - (today.day - invitedDay), months)
  return {
    lastDay: dateOfDay(today, today.day + lastDay - today.epochDay),
    hasEnded: today.epochDay > lastDay,
  }
}
