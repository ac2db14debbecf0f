// Runs many seeds, some worlds at a time, and adds up what they came upon.

import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { runSeed } from './run-seed.ts'

/** Worlds at once: an engine that fell waits before it starts again. */
const AT_ONCE = 3
const STEPS_PER_REPLAY = 6

export type SeedsResult = {
  readonly seeds: number
  readonly contracts: number
  /** Crashes in the middle of a record. */
  readonly cutInTheMiddle: number
  /** Of the first seed that did not hold, with its steps; undefined when all held. */
  readonly failure: string | undefined
}

/** Stops soon after the first seed that does not hold. */
export async function runSeeds(seeds: readonly number[]): Promise<SeedsResult> {
  const waiting = [...seeds]
  const total = { seeds: 0, contracts: 0, cutInTheMiddle: 0 }
  let failure: string | undefined
  const runRest = async () => {
    const database = await openTestDatabase()
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await runSeed(database, seed, STEPS_PER_REPLAY)
      total.seeds += 1
      total.contracts += result.contracts
      total.cutInTheMiddle += result.cutInTheMiddle
      if (result.findings.length === 0) continue
      failure ??= [`seed ${seed}:`, ...result.steps, ...result.findings].join('\n')
      waiting.length = 0
    }
    await database.close()
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, seeds.length) }, runRest))
  return { ...total, failure }
}

/** `count` seeds from `first` on. */
export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place)
}
