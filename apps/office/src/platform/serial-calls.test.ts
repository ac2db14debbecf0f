// A release does not overtake the claim before it, whose answer takes longer.

import { createBarrier } from '@fairtick/testkit/barrier'
import { expect, test } from 'vitest'
import { createSerialCalls } from './serial-calls.ts'

test('each waits for the one before it, also for one that fails', async () => {
  const inSeries = createSerialCalls()
  const seen: string[] = []
  const barrier = createBarrier()
  inSeries(async () => {
    await barrier.pass()
    seen.push('claimed')
    throw new Error('no answer')
  })
  const released = new Promise<void>((resolve) => {
    inSeries(async () => {
      seen.push('released')
      resolve()
    })
  })
  await barrier.reached
  expect(seen).toEqual([])
  barrier.open()
  await released
  expect(seen).toEqual(['claimed', 'released'])
})
