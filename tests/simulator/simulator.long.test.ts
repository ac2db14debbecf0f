// Many seeds of the simulator: real core, engine and SQL; crashes and faults by chance (REL-24).

import { sampleSome } from '@fairtick/testkit/drawn-sample'
import { expect, test } from 'vitest'
import { runInThreads } from './run-in-threads.ts'
import { seedsFrom } from './run-seeds.ts'

const SEEDS = seedsFrom(1, 5_000)
const PARTS = { fixed: 30, drawn: 30 }

test('nothing is lost or doubled, whatever the seed (REL-24)', async () => {
  const sample = sampleSome('seeds of the simulator', SEEDS, PARTS)
  const { seeds, contracts, cutInTheMiddle, failure } = await runInThreads(sample)
  expect(failure).toBeUndefined()
  console.log(`${seeds} seeds held: ${contracts} contracts, ${cutInTheMiddle} crashes in a record`)
  expect(seeds).toBe(sample.length)
  // Crashes that never hit a record in its middle would prove nothing of slices.
  expect(cutInTheMiddle).toBeGreaterThan(0)
})
