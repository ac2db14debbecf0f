// What a customer has chosen for himself and what counts against it, as a column has it.

import type { OwnLimits } from '@fairtick/core/account/own-limits'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { instantFromMs } from '@fairtick/core/time/instant'

type LimitsText = readonly [
  dailyLoss: string | null,
  openPositions: number | null,
  excludedUntil: number | null,
  day: number,
  realised: string,
  /** Not there in rows of before: they count no stakes. */
  countsStakes?: 1,
]

export function ownLimitsText(limits: OwnLimits | undefined): string | undefined {
  if (limits === undefined) return undefined
  const { dailyLoss, openPositions, excludedUntil, day, realised, countsStakes } = limits
  const loss = dailyLoss === undefined ? null : String(dailyLoss)
  const chosen = [loss, openPositions ?? null, excludedUntil ?? null] as const
  const counted = [day, String(realised)] as const
  const text: LimitsText = countsStakes ? [...chosen, ...counted, 1] : [...chosen, ...counted]
  return JSON.stringify(text)
}

export function readOwnLimits(text: string | null): OwnLimits | undefined {
  if (text === null) return undefined
  const [loss, openPositions, untilMs, day, realised, counts] = JSON.parse(text) as LimitsText
  return {
    dailyLoss: loss === null ? undefined : micros(loss),
    openPositions: openPositions ?? undefined,
    excludedUntil: untilMs === null ? undefined : instantFromMs(untilMs),
    day,
    realised: micros(realised),
    countsStakes: counts === 1,
  }
}

function micros(text: string): Money {
  return moneyFromMicros(BigInt(text))
}
