// What takes one column of a row of the engine as text: formatted here, and read again.

import type { SelfLimits } from '@fairtick/core/account/self-limits'
import type { OpenWindows, WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { Inviters } from '@fairtick/core/team/reward'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { DayVolumes } from '@fairtick/core/vip/day-volumes'

/** Day volumes of an account: `day:volume`, apart by spaces (TR-9). */
export function volumesText(volumes: DayVolumes): string {
  return volumes.map(({ day, volume }) => `${day}:${volume}`).join(' ')
}

export function readVolumes(text: string): DayVolumes {
  if (text === '') return []
  return text.split(' ').map((one) => {
    const [day, volume] = one.split(':') as [string, string]
    return { day: Number(day), volume: BigInt(volume) }
  })
}

const NOBODY = '-'

/** Who earns of an account's fees: ids apart by spaces, `-`: nobody (TR-8.1). */
export function invitersText(inviters: Inviters): string {
  return inviters.map((id) => id ?? NOBODY).join(' ')
}

export function readInviters(text: string): Inviters {
  if (text === '') return []
  return text.split(' ').map((id) => (id === NOBODY ? undefined : id))
}

type LimitsText = readonly [
  dailyLoss: string | null,
  openPositions: number | null,
  excludedUntil: number | null,
  day: number,
  realised: string,
]

/** What a customer has chosen for the own account and what counts against it, as a JSON array. */
export function selfLimitsText(limits: SelfLimits | undefined): string | undefined {
  if (limits === undefined) return undefined
  const { dailyLoss, openPositions, excludedUntil, day, realised } = limits
  const loss = dailyLoss === undefined ? null : String(dailyLoss)
  const chosen = [loss, openPositions ?? null, excludedUntil ?? null] as const
  const text: LimitsText = [...chosen, day, String(realised)]
  return JSON.stringify(text)
}

export function readSelfLimits(text: string | null): SelfLimits | undefined {
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

/** The open withdrawal windows of the installation, apart by spaces (TR-6.5). */
export function windowsText(windows: OpenWindows): string {
  return [...windows].toSorted().join(' ')
}

export function readWindows(text: string): OpenWindows {
  return new Set(text === '' ? [] : (text.split(' ') as WithdrawalSource[]))
}

/** Of a column that always holds one. */
export function readPrice(text: string): Price {
  const price = parsePrice(text)
  if (price === undefined) throw new Error(`no price: ${text}`)
  return price
}
