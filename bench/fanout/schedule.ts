// The same ticks for every server: which instrument ticks when, known to the client as well.

import { createSeededRandom } from '@fairtick/testkit/seeded-random'

export const INSTRUMENTS = 300
export const TICKS_PER_SECOND = 10_000
export const CHANNELS = 50
const SEED = 20_251_121

export type ScheduledTick = { readonly instrument: number; readonly offsetMs: number }

export function symbolOf(instrument: number): string {
  return `S${String(instrument).padStart(3, '0')}USDT`
}

/** Open loop: evenly spaced in time, instruments by chance from one seed. */
export function createSchedule(durationMs: number): readonly ScheduledTick[] {
  const { whole } = createSeededRandom(SEED)
  const count = Math.floor((durationMs * TICKS_PER_SECOND) / 1_000)
  return Array.from({ length: count }, (_, place) => ({
    instrument: whole(INSTRUMENTS),
    offsetMs: Math.floor((place * 1_000) / TICKS_PER_SECOND),
  }))
}

/** The instruments of one client: `sets` different sets are dealt out in turn. */
export function instrumentsOf(client: number, sets: number): readonly number[] {
  const { whole } = createSeededRandom(SEED + 1 + (client % sets))
  const all = Array.from({ length: INSTRUMENTS }, (_, instrument) => instrument)
  return Array.from({ length: CHANNELS }, () => all.splice(whole(all.length), 1)[0] ?? 0)
}
