// For how long nothing happened to a user, as far as the gateway can tell.

import { expect, test } from 'vitest'
import { createHeardEvents } from './heard-events.ts'

function heardAt(startMs: number, usersMax?: number) {
  const clock = { ms: startMs }
  const heard = createHeardEvents(() => clock.ms, usersMax)
  const tell = (userId: string, serial: number) =>
    heard.hear({ userId, serial, account: 'practice', body: { event: 'message' } })
  return { ...heard, clock, tell }
}

test('quiet since the last event of the user, or since events are heard at all', () => {
  const { clock, begin, tell, quietMs } = heardAt(1_000)
  expect(quietMs('ann', 1)).toBe(undefined)
  begin()
  clock.ms = 3_000
  tell('ann', 7)
  clock.ms = 3_500.9
  expect([quietMs('ann', 7), quietMs('bob', 1)]).toEqual([500, 2_500])
})

test('a serial that was not heard of says nothing of the quiet', () => {
  const { begin, tell, quietMs } = heardAt(0)
  begin()
  tell('ann', 7)
  expect(quietMs('ann', 8)).toBe(undefined)
})

test('who was forgotten counts as told of something when the last one was forgotten', () => {
  const { clock, begin, tell, quietMs } = heardAt(0, 2)
  begin()
  for (const [place, user] of ['ann', 'bob', 'cyd', 'ann'].entries()) {
    clock.ms = 100 * (place + 1)
    tell(user, place)
  }
  clock.ms = 1_000
  expect([quietMs('ann', 3), quietMs('cyd', 2), quietMs('bob', 1)]).toEqual([600, 700, 800])
})
