// A day of the simulated market: all that its prices follow from. Its hash is published before its
// first price, itself after its last (H9): nobody can choose prices, and anybody can check them.

import { createHash } from 'node:crypto'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { SimulatedInstrument } from './simulator-instruments.ts'
import type { VolatilityState } from './simulator-prices.ts'
import type { ShockSettings } from './simulator-shocks.ts'

export type SimulatedDay = {
  /** Of the way from this to prices: another one needs another number. */
  readonly version: 1
  /** In ms: the first moment of the day, and the first one after it, a midnight of UTC. */
  readonly fromMs: number
  readonly untilMs: number
  /** 256 bits in hex. */
  readonly key: string
  /** With the prices at which the day begins. */
  readonly instruments: readonly DayInstrument[]
  readonly volatility: VolatilityState
  readonly shocks: ShockSettings
}

export type DayInstrument = SimulatedInstrument & { readonly priceDecimals: number }

/** Where days are kept secret until they have ended. */
export type SimulatedDays = {
  /** 32 bytes for the day that begins then. */
  readonly newKey: (fromMs: number) => Uint8Array
  /** The texts that were kept, oldest first. */
  readonly load: () => readonly string[]
  /** It is on the disk when this returns: a restart must go on with it. */
  readonly keep: (fromMs: number, text: string) => void
  readonly forget: (fromMs: number) => void
}

/** What is hashed, kept and revealed. */
export function writeDay(day: SimulatedDay): string {
  return JSON.stringify(day)
}

/** Throws where it is none of this version. */
export function readDay(text: string): SimulatedDay {
  const day = parse(text)
  if (day.version !== 1) throw new Error(`a simulated day of version ${day.version}`)
  return day
}

/** What JSON.parse says of a fault would show a part of the text, which is secret. */
function parse(text: string): SimulatedDay {
  try {
    return JSON.parse(text) as SimulatedDay
  } catch {
    throw new Error('it is not whole')
  }
}

/** SHA-256 of the text, as `sha256sum` says it. */
export function commitmentOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function midnightAfter(timeMs: number): number {
  return (Math.floor(timeMs / DAY_MS) + 1) * DAY_MS
}
