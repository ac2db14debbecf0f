// Tells the engine what a customer has chosen as far as it concerns openings: of both accounts, by
// rows that it is asked after the commit, so that the last one is what the table says.

import type { ChosenLimits } from '@fairtick/core/account/own-limits'
import type { SetLimits } from '@fairtick/core/engine/command'
import { parseMoney } from '@fairtick/core/numbers/money'
import { instantFromMs } from '@fairtick/core/time/instant'
import { addToInbox } from '../../engine/inbox.ts'
import { endOfZoneDay, startOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadAccounts, loadBookedResults } from '../account/public.ts'
import { breakUntil, type LimitValues } from './read-limits.ts'

export type Asking = {
  readonly userId: string
  readonly values: LimitValues
  readonly nowMs: number
  readonly operatorTimeZone: string
}

/** The caller holds the lock of the user. */
export async function askLimits(
  tx: Queryable,
  { userId, values, nowMs, operatorTimeZone }: Asking,
): Promise<void> {
  const now = instantFromMs(nowMs)
  const dayStart = startOfZoneDay(now, operatorTimeZone)
  const endTime = endOfZoneDay(now, operatorTimeZone)
  const chosen = chosenOf(values, nowMs)
  for (const { id: accountId } of await loadAccounts(tx, userId)) {
    const { realised, untaxedGains } = await loadBookedResults(tx, accountId, dayStart)
    const booked = { endTime, untaxedGains }
    const command: SetLimits = {
      ...{ kind: 'set-limits', accountId, ...chosen },
      ...{ realisedToday: realised, booked },
    }
    await addToInbox(tx, { cause: `limits:${randomId()}`, command }, nowMs)
  }
}

function chosenOf(values: LimitValues, nowMs: number): ChosenLimits {
  const { dailyLoss, openPositions } = values
  const untilMs = breakUntil(values, nowMs)
  return {
    dailyLoss: dailyLoss === null ? undefined : parseMoney(dailyLoss),
    openPositions: openPositions === null ? undefined : Number(openPositions),
    excludedUntil: untilMs === undefined ? undefined : instantFromMs(untilMs),
  }
}
