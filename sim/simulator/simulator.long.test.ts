// Many seeds of the simulator: real core, engine and SQL; crashes and faults by chance (REL-24).

import { expect, test } from 'vitest'
import { runInThreads } from './run-in-threads.ts'
import { seedsFrom } from './run-seeds.ts'

const SEEDS = process.env.CAMPAIGN === '1' ? 5_000 : 500

test('nothing is lost or doubled, whatever the seed (REL-24)', async () => {
  const { seeds, contracts, cutInTheMiddle, failure } = await runInThreads(seedsFrom(1, SEEDS))
  expect(failure).toBeUndefined()
  console.log(`${seeds} seeds held: ${contracts} contracts, ${cutInTheMiddle} crashes in a record`)
  // Crashes that never hit a record in its middle would prove nothing of slices.
  expect(cutInTheMiddle).toBeGreaterThan(0)
})
