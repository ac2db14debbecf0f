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
]

export function ownLimitsText(limits: OwnLimits | undefined): string | undefined {
  if (limits === undefined) return undefined
  const { dailyLoss, openPositions, excludedUntil, day, realised } = limits
  const loss = dailyLoss === undefined ? null : String(dailyLoss)
  return JSON.stringify([loss, openPositions ?? null, excludedUntil ?? null, day, String(realised)])
}

export function readOwnLimits(text: string | null): OwnLimits | undefined {
  if (text === null) return undefined
  const [loss, openPositions, untilMs, day, realised] = JSON.parse(text) as LimitsText
  return {
    dailyLoss: loss === null ? undefined : micros(loss),
    openPositions: openPositions ?? undefined,
    excludedUntil: untilMs === null ? undefined : instantFromMs(untilMs),
    day,
    realised: micros(realised),
  }
}

function micros(text: string): Money {
  return moneyFromMicros(BigInt(text))
}
