// Rare shocks on top of the simulated market, for tests and demonstrations; off by default.

import type { SimulatedInstrument } from './simulator-instruments.ts'
import type { MinutePath } from './simulator-prices.ts'
import { createRandom } from './simulator-random.ts'

export type ShockSettings = {
  /** Mean number of jumps a day and instrument, of 5 to 15 deviations of a minute. */
  readonly jumpsPerDay: number
  /** The minute since the start in which a crash of the group begins; undefined: none. */
  readonly crashAtMinute: number | undefined
}

export const NO_SHOCKS: ShockSettings = { jumpsPerDay: 0, crashAtMinute: undefined }

/** Adds the shocks of the next minute to its paths, in place. */
export type Shocks = (paths: readonly MinutePath[]) => void

const MINUTES_PER_DAY = 1_440

export function createShocks(
  instruments: readonly SimulatedInstrument[],
  { jumpsPerDay, crashAtMinute }: ShockSettings,
  key: Uint8Array,
): Shocks {
  const random = createRandom(key, 'shocks')
  const crash = crashMinutes()
  let minute = 0
  return (paths) => {
    for (const [place, { logMoves }] of paths.entries()) {
      const instrument = instruments[place] as SimulatedInstrument
      if (jumpsPerDay > 0 && random.uniform() < jumpsPerDay / MINUTES_PER_DAY) {
        const size = (5 + 10 * random.uniform()) * instrument.sigmaBp * 1e-4
        const second = Math.floor(random.uniform() * (logMoves.length - 1))
        addFrom(logMoves, second + 1, random.uniform() < 0.5 ? size : -size)
      }
      const fall = crashAtMinute === undefined ? undefined : crash[minute - crashAtMinute]
      if (fall !== undefined) addEvenly(logMoves, fall * strengthOf(instrument))
    }
    minute += 1
  }
}

/**
 * Log moves of the group's leader, a minute each: from 38 700 to 30 000 in 70 minutes, three of
 * them of about 8 %, and most of it back 35 minutes later (shaped on 2021-05-19).
 */
export function crashMinutes(): readonly number[] {
  const bottom = Math.log(30_000 / 38_700)
  const top = Math.log(37_000 / 30_000)
  const plunges = [-0.08, -0.085, -0.08]
  const plunged = plunges.reduce((sum, plunge) => sum + plunge, 0)
  const rebounds = [0.05, 0.04]
  const rebounded = rebounds.reduce((sum, rebound) => sum + rebound, 0)
  const fall = Array.from({ length: 70 }, () => (bottom - plunged) / 67)
  for (const [place, plunge] of plunges.entries()) fall[54 + place * 6] = plunge
  const rise = Array.from({ length: 35 }, () => (top - rebounded) / 33)
  for (const [place, rebound] of rebounds.entries()) rise[1 + place * 3] = rebound
  return [...fall, ...rise]
}

/** Who moves more, and more with the group, falls deeper; who moves alone does not fall. */
function strengthOf({ share, sigmaBp }: SimulatedInstrument): number {
  return share * Math.min(1.5, sigmaBp / 10)
}

function addFrom(logMoves: Float64Array, second: number, move: number): void {
  for (let place = second; place < logMoves.length; place += 1) {
    logMoves[place] = (logMoves[place] as number) + move
  }
}

function addEvenly(logMoves: Float64Array, move: number): void {
  const last = logMoves.length - 1
  for (let place = 1; place <= last; place += 1) {
    logMoves[place] = (logMoves[place] as number) + (move * place) / last
  }
}
