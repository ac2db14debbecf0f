// What takes one column of a row of the engine as text: formatted here, and read again.

import type { SelfLimits } from '@fairtick/core/account/self-limits'
import type { OpenWindows, WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { UNKNOWN_HEALTH } from '@fairtick/core/market/source-health'
import type { FeedState } from '@fairtick/core/market/source-kind'
import { invariant } from '@fairtick/core/numbers/invariant'
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

type HealthText = readonly [
  state: FeedState | null,
  faultTime: number | null,
  sparedUntil: number | null,
  isOwn: boolean,
]

/** What the tape said of the sources of each instrument, by symbol, as a JSON object (TR-5.3). */
export function healthText({ markets }: Pick<EngineState, 'markets'>): string {
  const known = [...markets].filter(([, { health }]) => health !== UNKNOWN_HEALTH)
  const texts = known
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbol, { health }]) => {
      const { state = null, faultTime = null, sparedUntil = null, isOwn } = health
      const text: HealthText = [state, faultTime, sparedUntil, isOwn]
      return [symbol, text] as const
    })
  return JSON.stringify(Object.fromEntries(texts))
}

/** Sets it in the markets, which must be there. */
export function readHealth({ markets }: Pick<EngineState, 'markets'>, text: string): void {
  const texts = Object.entries(JSON.parse(text) as Record<InstrumentSymbol, HealthText>)
  for (const [symbol, [state, faultTime, sparedUntil, isOwn]] of texts) {
    const market = markets.get(symbol)
    invariant(market, 'health of an unknown instrument', symbol)
    market.health = {
      state: state ?? undefined,
      faultTime: faultTime === null ? undefined : instantFromMs(faultTime),
      sparedUntil: sparedUntil === null ? undefined : instantFromMs(sparedUntil),
      isOwn,
    }
  }
}

/** Of a column that always holds one. */
export function readPrice(text: string): Price {
  const price = parsePrice(text)
  if (price === undefined) throw new Error(`no price: ${text}`)
  return price
}
