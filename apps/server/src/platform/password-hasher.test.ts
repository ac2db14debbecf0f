// Argon2id in a bounded pool (REL-48, REL-49).

import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'
import { createPasswordHasher, knownTurn, strangersTurn } from './password-hasher.ts'
import { createRowSeal } from './row-seal.ts'
import { sealPassword } from './sealed-password.ts'
import { TooBusy } from './too-busy.ts'

const TURN = knownTurn('hana')
const HANA = { of: 'customer', id: 'hana' } as const

test('a right password is right, a wrong one and nobody’s are not', async () => {
  const hasher = createPasswordHasher(TEST_ROW_SEAL, () => {})
  const stored = await hasher.hash('correct horse', HANA, TURN)
  const own = { ...HANA, stored }
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.isRight('correct horse', own, TURN)).toBe(true)
  expect(await hasher.isRight('wrong horse', own, TURN)).toBe(false)
  expect(await hasher.isRight('nobody has this password', undefined, TURN)).toBe(false)
})

test('what was sealed for one row opens no other, nor does what nobody sealed', async () => {
  const hasher = createPasswordHasher(TEST_ROW_SEAL, () => {})
  const stored = await hasher.hash('correct horse', HANA, TURN)
  const [bare = ''] = stored.split(' ')
  const elsewhere = createRowSeal(new Uint8Array(32).fill(1))
  for (const other of [
    { ...HANA, id: 'ken', stored },
    { ...HANA, of: 'fund', stored } as const,
    { ...HANA, of: 'staff', stored } as const,
    { ...HANA, stored: bare },
    { ...HANA, stored: sealPassword(elsewhere, HANA, bare) },
  ]) {
    expect(await hasher.isRight('correct horse', other, TURN)).toBe(false)
  }
})

test('what exceeds two at once and 50 waiting is refused at once (REL-48)', async () => {
  const hasher = createPasswordHasher(TEST_ROW_SEAL, () => {})
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, place) =>
      hasher.isRight('x', undefined, strangersTurn(`10.0.${place}.1`)),
    ),
  )
  expect(outcomes.filter(isTooBusy)).toHaveLength(8)
})

test('strangers that fill their lane keep nobody out who is known', async () => {
  const hasher = createPasswordHasher(TEST_ROW_SEAL, () => {})
  const strangers = Array.from({ length: 100 }, (_, place) =>
    hasher.isRight('x', undefined, strangersTurn(`10.0.${place}.1`)),
  )
  const known = Array.from({ length: 20 }, (_, place) =>
    hasher.isRight('x', undefined, knownTurn(`user ${place}`)),
  )
  const outcomes = await Promise.allSettled([...strangers, ...known])
  expect(outcomes.slice(0, 100).filter(isTooBusy)).toHaveLength(48)
  expect(outcomes.slice(100).filter(isTooBusy)).toHaveLength(0)
})

const isTooBusy = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof TooBusy

test('a queue runs its tasks in order, a few at a time', async () => {
  const queue = createBoundedQueue({ what: 'x', atOnce: 2, maxWaiting: 10, retryAfterMs: 1 })
  const order: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        order.push(number)
        running -= 1
      }),
    ),
  )
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
