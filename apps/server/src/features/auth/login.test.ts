// Logging in (REL-48, 49): throttled by account and network, alike for known and unknown phones.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitTry } from '../../platform/attempt-throttle.ts'
import { networkOf } from '../../platform/caller-network.ts'
import { createSessionFixture, type SessionFixture, VISITOR } from './session-fixture.ts'

const PASSWORD = 'walnut bridge 52'
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
  for (const digit of [1, 2, 3]) {
    await auth.enter({ phone: `0900000000${digit}`, email: `p${digit}@a.example` })
  }
})
afterAll(() => database.close())

describe('a login', () => {
  test('with the right password begins a session with a token of its own', async () => {
    const first = await auth.login('09000000001', PASSWORD)
    const second = await auth.login('09000000001', PASSWORD)
    if (!('token' in first) || !('token' in second)) throw new Error('not logged in')
    expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(second.token).not.toBe(first.token)
    expect(await auth.sessions.check(first.token)).toMatchObject({ userId: first.user.id })
  })

  test('is refused alike for a wrong password and an unknown phone (REL-49)', async () => {
    const wrong = await auth.login('09000000001', 'wrong password')
    const unknown = await auth.login('09077777777', 'wrong password')
    expect(wrong).toEqual({ declined: 'refused', code: 'login_failed', detail: {} })
    expect(unknown).toEqual(wrong)
  })

  test('leaves no phone, password or token in the log (REL-61)', async () => {
    const answer = await auth.login('09000000001', PASSWORD)
    const log = auth.logLines.join()
    expect(log).toContain('logged in')
    expect(log).not.toMatch(/09000000001|walnut|wrong password/)
    expect(log).not.toContain('token' in answer ? answer.token : 'no token')
  })
})

describe('misses (REL-48)', () => {
  const miss = (phone: string, address: string) =>
    auth.login(phone, 'wrong password', { address, device: 'Attacker' })

  test('five from one network, then a wait that doubles, known phone or not', async () => {
    for (const phone of ['09000000002', '09066666666']) {
      for (let count = 0; count < 5; count += 1) {
        expect(await miss(phone, `198.51.100.${count}`)).toMatchObject({ code: 'login_failed' })
      }
      const blocked = await miss(phone, '198.51.100.9')
      expect(blocked).toEqual({ declined: 'too_many', retryAfterMs: 30_000 })
      // A right password does not help either: otherwise the wait would tell.
      const right = await auth.login(phone, PASSWORD, { address: '198.51.100.9' })
      expect(right).toMatchObject({ declined: 'too_many' })
    }
    clock.advanceMs(30_000)
    expect(await miss('09000000002', '198.51.100.1')).toMatchObject({ code: 'login_failed' })
    expect(await miss('09000000002', '198.51.100.1')).toEqual({
      declined: 'too_many',
      retryAfterMs: 60_000,
    })
  })

  test('another network is not held up, and misses are forgotten after 15 minutes', async () => {
    expect(await auth.login('09000000002', PASSWORD, { address: '203.0.113.5' })).toHaveProperty(
      'token',
    )
    clock.advanceMs(15 * MINUTE_MS)
    for (let count = 0; count < 5; count += 1) {
      expect(await miss('09000000002', '198.51.100.1')).toMatchObject({ code: 'login_failed' })
    }
  })

  test('a right password forgets the misses of its network', async () => {
    const there = { address: '192.0.2.200', device: 'Browser 2' }
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        const answer = await auth.login('09000000003', 'wrong password', there)
        expect(answer).toMatchObject({ code: 'login_failed' })
      }
      expect(await auth.login('09000000003', PASSWORD, there)).toHaveProperty('token')
    }
  })

  test('1 000 guesses from everywhere: at most 100 an hour are looked at', async () => {
    let admitted = 0
    const startMs = clock.wallMs()
    for (let guess = 0; guess < 1_000; guess += 1) {
      const network = `10.${guess >> 8}.${guess & 255}`
      const nowMs = startMs + Math.floor((guess * 3_600_000) / 1_000)
      const tried = { subject: '+819000000003', place: network, device: 'new' } as const
      if ((await admitTry(database, tried, nowMs)) === undefined) admitted += 1
    }
    expect(admitted).toBeGreaterThan(50)
    expect(admitted).toBeLessThanOrEqual(100)
  })

  test('meanwhile the owner gets in from their own device', async () => {
    clock.advanceMs(60 * MINUTE_MS - 1)
    expect(await auth.login('09000000003', PASSWORD, { address: '203.0.113.9' })).toMatchObject({
      declined: 'too_many',
    })
    expect(await auth.login('09000000003', PASSWORD, VISITOR)).toHaveProperty('token')
  })

  test('of a stranger in the same network do not hold up the owner’s own device', async () => {
    const stranger = { ...VISITOR, device: 'Attacker' }
    for (let count = 0; count < 6; count += 1) {
      await auth.login('09000000001', 'wrong password', stranger)
    }
    expect(await auth.login('09000000001', PASSWORD, stranger)).toMatchObject({
      declined: 'too_many',
    })
    expect(await auth.login('09000000001', PASSWORD, VISITOR)).toHaveProperty('token')
    // Its own misses count all the same.
    for (let count = 0; count < 5; count += 1) {
      expect(await auth.login('09000000001', 'wrong', VISITOR)).toMatchObject({
        code: 'login_failed',
      })
    }
    expect(await auth.login('09000000001', PASSWORD, VISITOR)).toMatchObject({
      declined: 'too_many',
    })
  })

  test('the counters survive a restart', async () => {
    for (let count = 0; count < 5; count += 1) await miss('09055555555', '198.51.100.1')
    const restarted = await createSessionFixture(database, clock)
    const context = { address: '198.51.100.1', device: 'Attacker' }
    expect(await restarted.login('09055555555', 'x', context)).toMatchObject({
      declined: 'too_many',
    })
  })

  test('tries at once all count', async () => {
    const guesses = Array.from({ length: 20 }, () => miss('09044444444', '198.51.100.1'))
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => 'code' in answer)).toHaveLength(5)
  })
})

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['::1', '0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
