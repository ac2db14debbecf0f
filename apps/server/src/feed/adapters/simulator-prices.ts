// The efficient price of the simulated market: three volatility processes and fat-tailed minutes.

import type { SimulatedInstrument } from './simulator-instruments.ts'
import { createRandom, type Random } from './simulator-random.ts'

/** How fast the three log-volatility processes forget, in minutes. */
const MEMORY_MINUTES = [4, 60, 1_440] as const

export const SECONDS_PER_MINUTE = 60

/** The moves of one minute of one instrument. */
export type MinutePath = {
  /** Log price at second 0, 1, … 60, counted from second 0. */
  readonly logMoves: Float64Array
  /** How lively the minute is against the mean of 1: scales the number of orders. */
  activity: number
}

export type PriceModel = {
  readonly instruments: readonly SimulatedInstrument[]
  /** The next minute of every instrument, in their order. The paths are used again next time. */
  readonly stepMinute: () => readonly MinutePath[]
  /** One step of many minutes at once: log move and mean activity of every instrument. */
  readonly stepCoarsely: (minutes: number) => readonly CoarseStep[]
  /** The processes as they stand: the same path goes on from them, or another one. */
  readonly state: () => VolatilityState
}

/** The three processes of the group and of each instrument alone. */
export type VolatilityState = {
  readonly group: readonly number[]
  readonly own: readonly (readonly number[])[]
}

export type CoarseStep = { readonly logMove: number; readonly activity: number }

/**
 * Log volatility is a sum of three mean-reverting processes of unit variance, scaled per
 * instrument; a minute's shock is Student-t: normal seconds times one common factor. Instruments
 * of the group share the group's processes and shocks by `share`. No drift.
 */
export function createPriceModel(
  instruments: readonly SimulatedInstrument[],
  start: VolatilityState,
  key: Uint8Array,
): PriceModel {
  const group = Float64Array.from(start.group)
  const own = start.own.map((processes) => Float64Array.from(processes))
  const groupRandom = createRandom(key, 'group')
  const randoms = instruments.map(({ symbol }) => createRandom(key, symbol))
  const groupSeconds = new Float64Array(SECONDS_PER_MINUTE)
  const paths = instruments.map(() => ({
    logMoves: new Float64Array(SECONDS_PER_MINUTE + 1),
    activity: 1,
  }))

  const age = (minutes: number) => {
    ageProcesses(group, minutes, groupRandom)
    for (const [place, processes] of own.entries()) {
      ageProcesses(processes, minutes, randoms[place] as Random)
    }
  }

  const logVolatility = (place: number): number => {
    const { share, spread } = instruments[place] as SimulatedInstrument
    const alone = Math.sqrt(1 - share * share)
    let sum = 0
    for (const [process, deviation] of spread.entries()) {
      const shared = share * (group[process] as number)
      sum += deviation * (shared + alone * (own[place]?.[process] as number))
    }
    return sum
  }

  return {
    instruments,
    stepMinute: () => {
      age(1)
      const groupShock = drawShock(GROUP_NU, groupRandom)
      for (let second = 0; second < SECONDS_PER_MINUTE; second += 1) {
        groupSeconds[second] = groupShock * groupRandom.normal()
      }
      for (const [place, instrument] of instruments.entries()) {
        const path = paths[place] as MinutePath
        const logVol = logVolatility(place)
        path.activity = activityAt(logVol, instrument)
        const perSecond = volatilityAt(logVol, instrument) / Math.sqrt(SECONDS_PER_MINUTE)
        walkMinute(path.logMoves, {
          instrument,
          perSecond,
          groupSeconds,
          random: randoms[place] as Random,
        })
      }
      return paths
    },
    stepCoarsely: (minutes) => {
      age(minutes)
      const groupMove = groupRandom.normal()
      return instruments.map((instrument, place) => {
        const { share } = instrument
        const logVol = logVolatility(place)
        const alone = Math.sqrt(1 - share * share) * (randoms[place] as Random).normal()
        const deviation = volatilityAt(logVol, instrument) * Math.sqrt(minutes)
        return {
          logMove: deviation * (share * groupMove + alone),
          activity: activityAt(logVol, instrument),
        }
      })
    },
    state: () => ({ group: [...group], own: own.map((processes) => [...processes]) }),
  }
}

/** Processes as they may stand at any time, where nothing is known of before. */
export function drawVolatility(
  instruments: readonly SimulatedInstrument[],
  key: Uint8Array,
): VolatilityState {
  const random = createRandom(key, 'start')
  const draw = () => MEMORY_MINUTES.map(() => random.normal())
  return { group: draw(), own: instruments.map(draw) }
}

/** The group's shocks are those of its leader. */
const GROUP_NU = 8

/** A factor of mean square 1 that makes a normal minute a Student-t one. */
function drawShock(nu: number, random: Random): number {
  return Math.sqrt((nu - 2) / random.chiSquared(nu))
}

/** Exact for any length of time: the unit processes keep their unit variance. */
function ageProcesses(processes: Float64Array, minutes: number, random: Random): void {
  for (const [process, memory] of MEMORY_MINUTES.entries()) {
    const kept = Math.exp(-minutes / memory)
    const fresh = Math.sqrt(1 - kept * kept)
    processes[process] = kept * (processes[process] as number) + fresh * random.normal()
  }
}

function varianceOf({ spread }: SimulatedInstrument): number {
  return spread.reduce((sum, deviation) => sum + deviation * deviation, 0)
}

/** Deviation of a minute's log return; its mean square is that of the configuration. */
function volatilityAt(logVol: number, instrument: SimulatedInstrument): number {
  return instrument.sigmaBp * 1e-4 * Math.exp(logVol - varianceOf(instrument))
}

function activityAt(logVol: number, instrument: SimulatedInstrument): number {
  return Math.exp(1.2 * (logVol - 0.6 * varianceOf(instrument)))
}

type Walk = {
  readonly instrument: SimulatedInstrument
  readonly perSecond: number
  readonly groupSeconds: Float64Array
  readonly random: Random
}

function walkMinute(
  logMoves: Float64Array,
  { instrument, perSecond, groupSeconds, random }: Walk,
): void {
  const { share, nu } = instrument
  const shared = share * perSecond
  const alone = Math.sqrt(1 - share * share) * perSecond
  const shock = alone === 0 ? 0 : alone * drawShock(nu, random)
  let sum = 0
  logMoves[0] = 0
  for (let second = 0; second < SECONDS_PER_MINUTE; second += 1) {
    sum += shared * (groupSeconds[second] as number)
    if (shock !== 0) sum += shock * random.normal()
    logMoves[second + 1] = sum
  }
}
