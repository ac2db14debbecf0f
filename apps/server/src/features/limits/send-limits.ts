// Sends the engine the limits that a customer has chosen, as far as they concern openings: of both
// accounts, by rows of its inbox, so that the last one is what the table says.

import type { ChosenLimits } from '@fairtick/core/account/self-limits'
import type { SetLimits } from '@fairtick/core/engine/command'
import { parseMoney } from '@fairtick/core/numbers/money'
import { instantFromMs } from '@fairtick/core/time/instant'
import { addToInbox } from '../../engine/commands/inbox.ts'
import { endOfZoneDay, startOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { loadAccounts, loadBookedResults } from '../account/public.ts'
import { breakUntil, type LimitValues } from './read-limits.ts'

type LimitsToSend = {
  readonly userId: string
  readonly values: LimitValues
  readonly nowMs: number
  readonly operatorTimeZone: string
  readonly rowSeal: RowSeal
}

/** The caller holds the lock of the user. */
export async function sendLimits(
  tx: Queryable,
  { userId, values, nowMs, operatorTimeZone, rowSeal }: LimitsToSend,
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
    await addToInbox(tx, rowSeal, { cause: `limits:${randomId()}`, command, timeMs: nowMs })
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
