// How often the engine is started again: a fault that comes at once each time keeps it down.

import { InvariantBroken } from '@fairtick/core/numbers/invariant'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sleep, supervise } from './supervise.ts'

const FAULTS = 5

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Whether each of its faults was the last one; each life takes work for so long. */
async function faultsOfLives(lifeMs: number, fault: () => Error): Promise<readonly boolean[]> {
  const faults: boolean[] = []
  const ended = supervise({
    live: async (onReady) => {
      onReady()
      await sleep(lifeMs)
      throw fault()
    },
    isStopping: () => faults.length === FAULTS,
    onFault: (_, isFinal) => faults.push(isFinal),
  })
  await vi.runAllTimersAsync()
  await ended
  return faults
}

const broken = () => new InvariantBroken('broken')

it('keeps down what breaks three times in a row', async () => {
  expect(await faultsOfLives(1_000, broken)).toEqual([false, false, true])
})

it('starts again what was well for a while each time', async () => {
  expect(await faultsOfLives(60_000, broken)).toEqual(Array(FAULTS).fill(false))
})

it('starts again whatever is no broken invariant', async () => {
  const lost = () => new Error('the database is away')
  expect(await faultsOfLives(1_000, lost)).toEqual(Array(FAULTS).fill(false))
})
