// The same ticks for every server: which instrument ticks when, known to the client as well.

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
  const next = createChance(SEED)
  const count = Math.floor((durationMs * TICKS_PER_SECOND) / 1_000)
  return Array.from({ length: count }, (_, place) => ({
    instrument: next(INSTRUMENTS),
    offsetMs: Math.floor((place * 1_000) / TICKS_PER_SECOND),
  }))
}

/** The instruments of one client: `sets` different sets are dealt out in turn. */
export function instrumentsOf(client: number, sets: number): readonly number[] {
  const next = createChance(SEED + 1 + (client % sets))
  const all = Array.from({ length: INSTRUMENTS }, (_, instrument) => instrument)
  return Array.from({ length: CHANNELS }, () => all.splice(next(all.length), 1)[0] ?? 0)
}

/** Whole numbers in [0, below) from a linear congruential generator: good enough to deal cards. */
function createChance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
