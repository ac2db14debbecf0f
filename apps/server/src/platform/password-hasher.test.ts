// Argon2id in a bounded pool (REL-48, REL-49).

import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { TooBusy } from './too-busy.ts'

test('a right password is right, a wrong one and nobody’s are not', async () => {
  const hasher = createPasswordHasher(() => {})
  const stored = await hasher.hash('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.isRight('correct horse', stored)).toBe(true)
  expect(await hasher.isRight('wrong horse', stored)).toBe(false)
  expect(await hasher.isRight('nobody has this password', undefined)).toBe(false)
})

test('what exceeds two at once and 50 waiting is refused at once (REL-48)', async () => {
  const hasher = createPasswordHasher(() => {})
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => hasher.isRight('x', undefined)),
  )
  const refusals = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof TooBusy,
  )
  expect(refusals).toHaveLength(8)
})

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
