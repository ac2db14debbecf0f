// What becomes of a push: every answer of a service, a stop in between, and who has the app open.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addNotifications, notifyOfChat } from './add-notifications.ts'
import { type NotificationFixture, openNotificationFixture } from './notification-fixture.ts'
import { NOTIFICATIONS, type NotificationName } from './notifications.ts'
import { dropWaitingPushes } from './outbox-store.ts'
import type { PushService } from './push-transport.ts'
import { forgetOldPushes } from './send-pushes.ts'

let told: NotificationFixture
beforeAll(async () => {
  told = await openNotificationFixture()
})
beforeEach(() => told.clear())
afterAll(() => told.close())

describe('a push service', () => {
  test.each([404, 410])('that answers %i has no such browser any more', async (status) => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    told.loopback.answerWith({ status })
    await told.marginCall(userId)
    await told.send()
    expect(told.ends).toEqual(['gone'])
    expect((await told.read(context)).push).toMatchObject({ subscribed: false, devices: 0 })
  })

  test.each([413, 403, 302])('that answers %i is not asked again', async (status) => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    told.loopback.answerWith({ status })
    await told.marginCall(userId)
    await told.send()
    told.clock.advanceMs(120_000)
    await told.send()
    expect([told.ends, told.loopback.received.length]).toEqual([['refused'], 1])
    expect((await told.read(context)).push?.devices).toBe(1)
  })

  test('that is busy is asked again after its time, until nobody needs it', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    told.loopback.answerWith({ status: 429, headers: { 'retry-after': '100' } })
    await told.marginCall(userId)
    await told.send()
    told.clock.advanceMs(99_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    told.clock.advanceMs(1_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(2)
    told.clock.advanceMs(201_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(2)
    told.clock.advanceMs(3_600_000)
    await forgetOldPushes(told.senderParts())
    expect(await told.database.query('SELECT FROM push_outbox')).toEqual([])
  })

  test('a server that stopped while sending leaves it to the next, as the same push', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await told.marginCall(userId)
    const stopped: PushService = {
      send: async (target, push) => {
        await told.senderParts().service.send(target, push)
        throw new Error('the server stops')
      },
    }
    await expect(told.send({ service: stopped })).rejects.toThrow('the server stops')
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    told.clock.advanceMs(30_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(2)
    expect(new Set(told.loopback.received.map(({ headers }) => headers.topic)).size).toBe(1)
    told.clock.advanceMs(30_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(2)
  })
})

/** In seconds; those of chat, alert and margin call are of people.md §4. */
const LIVES = {
  ...{ marginCall: 300, alert: 600, chat: 3_600, stopOut: 3_600, levelReached: 3_600 },
  ...{ orderFilled: 3_600, orderCancelled: 3_600, copy: 3_600, option: 3_600 },
  copyClosed: 3_600,
  ...{ security: 86_400, identity: 86_400, linked: 86_400, deposit: 86_400, withdrawal: 86_400 },
  ...{ adjusted: 86_400, bankRefused: 86_400, overnight: 86_400, salary: 86_400 },
  ...{ leading: 86_400, practice: 86_400, terms: 86_400 },
} as const satisfies Record<NotificationName, number>

test('a service keeps each kind as long as it is worth saying, less what it waited here', async () => {
  const { context, userId } = await told.newUser()
  await told.subscribe(context)
  await told.clear()
  const names = Object.keys(NOTIFICATIONS) as NotificationName[]
  const choices = new Map(
    names.map((name) => [NOTIFICATIONS[name].kind, { app: true, push: true, mail: false }]),
  )
  const preferences = new Map([[userId, { choices, quietHours: undefined, devices: 1 }]])
  const ttls: Record<string, string | undefined> = {}
  const waited: Record<string, string | undefined> = {}
  for (const [into, waitsMs] of [
    [ttls, 0],
    [waited, 60_000],
  ] as const) {
    for (const name of names) {
      const one = { userId, name, cause: `${name} ${waitsMs}`, messageId: null }
      await addNotifications(told.database, [one], preferences, told.clock.wallMs())
      told.clock.advanceMs(waitsMs)
      await told.send()
      into[name] = String(told.loopback.received.pop()?.headers.ttl)
    }
  }
  const expected = (lessS: number) =>
    Object.fromEntries(Object.entries(LIVES).map(([name, s]) => [name, String(s - lessS)]))
  expect([ttls, waited]).toEqual([expected(0), expected(60)])
})

describe('who has the app open', () => {
  const isPresent = async () => true

  test('is told there first, and pushed to only what they did not read', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await told.marginCall(userId)
    await told.marginCall(userId)
    await told.send({ isPresent })
    await told.database.query(
      `UPDATE message SET read_time = 1 WHERE number =
         (SELECT min(number) FROM message WHERE user_id = $1 AND template = 'margin-call')`,
      [userId],
    )
    told.clock.advanceMs(4_999)
    await told.send({ isPresent })
    expect(told.loopback.received).toEqual([])
    told.clock.advanceMs(1)
    await told.send({ isPresent })
    expect(told.loopback.received).toHaveLength(1)
    expect(told.ends.toSorted()).toEqual(['dropped', 'sent'])
  })

  test('and reads the chat is not pushed to about it', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await notifyOfChat(told.database, { userId, cause: 'chat:read' }, told.clock.wallMs())
    await told.send({ isPresent })
    await dropWaitingPushes(told.database, userId, 'chat')
    told.clock.advanceMs(5_000)
    await told.send({ isPresent })
    expect(told.loopback.received).toEqual([])
  })

  test('nobody answers: it goes out at once', async () => {
    const { context, userId } = await told.newUser()
    const browser = await told.subscribe(context)
    await notifyOfChat(told.database, { userId, cause: 'chat:nobody' }, told.clock.wallMs())
    await told.send({ isPresent: () => Promise.reject(new Error('no socket server')) })
    const [push] = told.loopback.received
    expect(push && browser.open(push).path).toBe('/pages/user/kefu/chat')
  })
})
