// Browsers: of one session and one person, with an end, a bound, and no hostile place.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_AN_HOUR } from './add-notifications.ts'
import {
  choose,
  type NotificationFixture,
  openNotificationFixture,
  PASSWORD,
} from './notification-fixture.ts'
import { MAX_SUBSCRIPTIONS } from './subscribe-push.ts'

let told: NotificationFixture
beforeAll(async () => {
  told = await openNotificationFixture()
})
beforeEach(() => told.clear())
afterAll(() => told.close())

describe('a browser', () => {
  test('of a session that ended gets nothing: log-out, others logged out, password, idle', async () => {
    const { context, userId, phone } = await told.newUser()
    const again = () => told.logInAgain(phone)
    await told.subscribe(context)
    const second = await again()
    await told.subscribe(second)
    await told.marginCall(userId)
    await told.auth.calls.logout({ query: {}, body: {} }, context)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    const third = await again()
    await told.subscribe(third)
    await told.auth.calls.revokeSessions({ query: {}, body: { id: 'others' } }, third)
    const body = {
      ...{
        oldPassword: PASSWORD,
        newPassword: 'maple window 73',
        repeatPassword: 'maple window 73',
      },
    }
    await told.auth.calls.changePassword({ query: {}, body }, third)
    expect(
      await told.database.query('SELECT FROM push_subscription WHERE user_id = $1', [userId]),
    ).toEqual([])
    const other = await told.newUser()
    await told.subscribe(other.context)
    await told.marginCall(other.userId)
    await told.database.query('UPDATE session SET last_seen_time = 0 WHERE user_id = $1', [
      other.userId,
    ])
    told.loopback.received.length = 0
    await told.send()
    expect([told.loopback.received, told.ends.at(-1)]).toEqual([[], 'dropped'])
  })

  test('is who subscribed in it last, with what waited for the one before', async () => {
    const [one, other] = [await told.newUser(), await told.newUser()]
    const browser = await told.subscribe(one.context)
    await told.marginCall(one.userId)
    await told.calls.subscribePush({ query: {}, body: browser.subscription }, other.context)
    await told.send()
    expect(told.loopback.received).toEqual([])
    expect((await told.read(one.context)).push).toMatchObject({ subscribed: false, devices: 0 })
    await told.marginCall(one.userId)
    await told.marginCall(other.userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
  })

  test('that is new is told to its owner: by message, by mail and on those of before', async () => {
    const { context, phone, email, userId } = await told.newUser()
    const first = await told.subscribe(context)
    const titles = () =>
      told.database.query('SELECT template FROM message WHERE user_id = $1', [userId])
    expect(await titles()).toEqual([{ template: 'security-push' }])
    const mails = await told.mailedTo(email)
    expect(mails).toMatchObject([{ subject: 'Pushes turned on – Fairtick' }])
    expect(mails[0]?.text).toContain('change your login password')
    expect(told.events.at(-1)).toMatchObject({ userId, body: { title: 'Pushes turned on' } })
    await told.send()
    expect(told.loopback.received).toEqual([])

    // As an app does at each start.
    await told.calls.subscribePush({ query: {}, body: first.subscription }, context)
    expect(await titles()).toHaveLength(1)
    const again = await told.logInAgain(phone)
    await told.subscribe(again)
    expect(await titles()).toHaveLength(2)
    expect(await told.mailedTo(email)).toHaveLength(1)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    const [push] = told.loopback.received
    expect(push && first.open(push).body).toContain('A setting that guards your account')
  })

  test('of a session that has ended meanwhile is none, and nobody is told of it', async () => {
    const { context, email, userId } = await told.newUser()
    await told.auth.calls.logout({ query: {}, body: {} }, context)
    const body = told.loopback.newBrowser().subscription
    const answer = await told.calls.subscribePush({ query: {}, body }, context)
    expect(answer).toEqual({ declined: 'not_found' })
    expect(await told.database.query('SELECT FROM message WHERE user_id = $1', [userId])).toEqual(
      [],
    )
    expect(await told.mailedTo(email)).toEqual([])
  })

  test('takes no more when it says so', async () => {
    const [one, other] = [await told.newUser(), await told.newUser()]
    await told.subscribe(one.context)
    await told.subscribe(other.context)
    await told.marginCall(one.userId)
    expect(await told.calls.unsubscribePush({ query: {}, body: {} }, one.context)).toMatchObject({
      push: { subscribed: false, devices: 0 },
    })
    await told.send()
    expect(told.loopback.received).toEqual([])
    expect((await told.read(other.context)).push).toMatchObject({ subscribed: true, devices: 1 })
  })

  test('of a session replaces the one before, and a person has a bounded number', async () => {
    const { context, phone, userId } = await told.newUser()
    await told.subscribe(context)
    await told.subscribe(context)
    expect((await told.read(context)).push?.devices).toBe(1)
    for (let place = 0; place < MAX_SUBSCRIPTIONS + 2; place += 1) {
      told.clock.advanceMs(1_000)
      await told.subscribe(await told.logInAgain(phone))
    }
    expect((await told.read(context)).push).toMatchObject({ subscribed: false, devices: 10 })
    // That there were new ones was told to those of before.
    await told.clear()
    await told.marginCall(userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(MAX_SUBSCRIPTIONS)
  })

  test.each([
    ['endpoint', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['endpoint', { endpoint: 'http://127.0.0.1:9/push' }],
    ['endpoint', { endpoint: 'https://localhost/push' }],
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['p256dh', { p256dh: 'AAAA' }],
    ['auth', { auth: 'AAAA' }],
  ])('with a hostile %s is refused: %o', async (field, hostile) => {
    const { context } = await told.newUser()
    const body = { ...told.loopback.newBrowser().subscription, ...hostile }
    const answer = await told.calls.subscribePush({ query: {}, body }, context)
    expect(answer).toMatchObject({ declined: 'invalid', fields: { [field]: ['invalid'] } })
    expect((await told.read(context)).push?.devices).toBe(0)
  })

  test('that others planted, or copied to a place of theirs, is removed and gets nothing', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    const { endpoint, p256dh, auth: secret } = told.loopback.newBrowser().subscription
    await told.database.query(
      `INSERT INTO push_subscription
       SELECT 'planted', session_id, user_id, $2, 'hash', $3, $4, created_time, seal
       FROM push_subscription WHERE user_id = $1`,
      [userId, endpoint, p256dh, secret],
    )
    await told.marginCall(userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    expect(told.loopback.received[0]?.path).not.toBe(new URL(endpoint).pathname)
    expect(told.logLines.join()).toContain('no session made')
    expect(await told.database.query("SELECT FROM push_subscription WHERE id = 'planted'")).toEqual(
      [],
    )
  })

  test('gets no push that others planted, of somebody else or of words of their own', async () => {
    const { context } = await told.newUser()
    const other = await told.newUser()
    await told.subscribe(context)
    const plant = (userId: string, name: string) =>
      told.database.query(
        `INSERT INTO push_outbox (cause, subscription_id, user_id, notification, created_time,
           next_time, expires_time)
         SELECT $2, id, $1, $2, 0, 0, 9000000000000 FROM push_subscription WHERE user_id = $3`,
        [userId, name, context.caller.userId],
      )
    await plant(other.userId, 'chat')
    await plant(context.caller.userId, 'Call +1 900 to keep your money')
    await plant(context.caller.userId, 'toString')
    await told.send()
    expect(told.loopback.received).toEqual([])
  })

  test('is told so much in an hour, and of what is urgent beyond it', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await told.change(context, choose('account', [true, true, false]))
    for (let place = 0; place < MOST_AN_HOUR + 5; place += 1) await told.reset(userId)
    await told.marginCall(userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(MOST_AN_HOUR + 1)
    told.clock.advanceMs(3_600_001)
    await told.reset(userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(MOST_AN_HOUR + 2)
  })
})
