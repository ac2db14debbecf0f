// Many seeds of the simulator: real core, engine and SQL; crashes and faults by chance (REL-24).

import { openTestDatabase } from '@fairtick/testkit/test-database'
import { expect, test } from 'vitest'
import { runSeed } from './run-seed.ts'

const SEEDS = process.env.CAMPAIGN === '1' ? 5_000 : 200
/** Worlds at once: an engine that fell waits before it starts again. */
const AT_ONCE = 4
/** One seed alone, to look at it: `SIMULATION_SEED=17`. */
const ONLY = process.env.SIMULATION_SEED

test('nothing is lost or doubled, whatever the seed', async () => {
  const seeds =
    ONLY === undefined ? Array.from({ length: SEEDS }, (_, place) => place + 1) : [Number(ONLY)]
  const total = seeds.length
  const runRest = async () => {
    const database = await openTestDatabase()
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const { steps, findings } = await runSeed(database, seed)
      expect(findings, `seed ${seed}:\n${steps.join('\n')}`).toEqual([])
    }
    await database.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runRest))
  console.log(`${total} seeds held`)
})
