// A release does not overtake the claim before it, whose answer takes longer.

import { createGate } from '@fairtick/testkit/gate'
import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('each waits for the one before it, also for one that fails', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const gate = createGate()
  inTurn(async () => {
    await gate.pass()
    seen.push('claimed')
    throw new Error('no answer')
  })
  const released = new Promise<void>((resolve) => {
    inTurn(async () => {
      seen.push('released')
      resolve()
    })
  })
  await gate.reached
  expect(seen).toEqual([])
  gate.open()
  await released
  expect(seen).toEqual(['claimed', 'released'])
})
