// A flood of log-ins takes turns: few look at once, and customers go between (REL-48).

import { expect, test } from 'vitest'
import { createLoginLanes, lookTurn } from './login-lanes.ts'
import { VISITOR } from './session-fixture.ts'

const STRANGERS = 250
const strangerFrom = (number: number) => ({ ...VISITOR, address: `10.0.${number}.1` })

test('of 250 strangers at once four look, and one who brings a token is next', async () => {
  const { look } = createLoginLanes()
  const looked: string[] = []
  const gate = Promise.withResolvers<void>()
  let [running, most] = [0, 0]
  const lookAs = (name: string) => async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    looked.push(name)
    running -= 1
  }
  const strangers = Array.from({ length: STRANGERS }, (_, number) =>
    look(lookTurn(strangerFrom(number)), lookAs('stranger')),
  )
  const own = look(lookTurn({ ...VISITOR, deviceToken: 'a token' }), lookAs('own'))
  gate.resolve()
  await Promise.all([...strangers, own])
  expect(most).toBe(4)
  expect(looked.indexOf('own')).toBeLessThanOrEqual(4)
})
