// Who is told of what, and how: the choices, and what they leave no choice in.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMessages, marginCallMessage } from '../messages/public.ts'
import { notifyOfChat } from './add-notifications.ts'
import {
  choose,
  type NotificationFixture,
  openNotificationFixture,
} from './notification-fixture.ts'
import { notificationRoutes } from './routes.ts'

let told: NotificationFixture
beforeAll(async () => {
  told = await openNotificationFixture()
})
beforeEach(() => told.clear())
afterAll(() => told.close())

describe('the settings', () => {
  test('are the usual ones until somebody chooses, and are their own', async () => {
    const [one, other] = [await told.newUser(), await told.newUser()]
    const usual = await told.read(one.context)
    expect(usual.kinds.find(({ kind }) => kind === 'margin')).toEqual({
      ...{ kind: 'margin', app: true, push: true, mail: true },
    })
    expect(usual.kinds.find(({ kind }) => kind === 'routine')).toEqual({
      ...{ kind: 'routine', app: false, push: false, mail: false },
    })
    expect(usual).toMatchObject({ quietHours: null, push: { subscribed: false, devices: 0 } })
    const quietHours = { from: '22:30', until: '06:05', timeZone: 'Asia/Tokyo' }
    const body = { ...choose('account', [false, true, false]), quietHours }
    expect(await told.change(one.context, body)).toMatchObject({ quietHours })
    const changed = await told.read(one.context)
    expect(changed.kinds.find(({ kind }) => kind === 'account')).toEqual({
      ...{ kind: 'account', app: false, push: true, mail: false },
    })
    expect(await told.read(other.context)).toEqual(usual)
    expect(await told.change(one.context, { quietHours: null })).toMatchObject({ quietHours: null })
  })

  test.each([
    ['security', true, true, false],
    ['security', false, true, true],
    ['money', false, true, true],
    ['money', true, false, false],
    ['margin', true, false, false],
    ['terms', false, false, false],
    ['chat', true, true, true],
  ] as const)('leave no choice of %s: app %s, push %s, mail %s', async (kind, app, push, mail) => {
    const { context } = await told.newUser()
    const before = await told.read(context)
    const fine = { kind: 'orders', app: false, push: false, mail: false } as const
    const answer = await told.change(context, { kinds: [fine, { kind, app, push, mail }] })
    expect(answer).toMatchObject({ declined: 'invalid', fields: { kinds: ['invalid'] } })
    expect(await told.read(context)).toEqual(before)
  })

  test('quiet hours that never end are none', async () => {
    const { context } = await told.newUser()
    const quietHours = { from: '22:00', until: '22:00', timeZone: 'UTC' }
    expect(await told.change(context, { quietHours })).toMatchObject({ declined: 'invalid' })
  })
})

describe('a message', () => {
  test('is pushed in the language of the account, without a figure, and leads to itself', async () => {
    const { context, userId } = await told.newUser()
    await told.database.query("UPDATE app_user SET language = 'en' WHERE id = $1", [userId])
    const browser = await told.subscribe(context)
    await told.marginCall(userId)
    await told.send()
    const [push] = told.loopback.received
    if (push === undefined) throw new Error('nothing came')
    const [message] = await told.database.query<{ id: string }>(
      'SELECT id FROM message WHERE user_id = $1',
      [userId],
    )
    const payload = browser.open(push)
    expect(payload).toEqual({
      ...{ title: 'Fairtick', body: 'Margin call. Open the app.', tag: push.headers.topic },
      path: `/pages/message/detail?id=${message?.id}`,
    })
    expect(payload.body).not.toMatch(/[0-9]/)
    expect(push.headers).toMatchObject({ ttl: '300', urgency: 'high' })
  })

  test('names its account where there are two: in the app, pushed and mailed', async () => {
    const { context, userId, email } = await told.newUser()
    await told.database.query("UPDATE app_user SET language = 'en' WHERE id = $1", [userId])
    const browser = await told.subscribe(context)
    await told.clear()
    const said = async (mode: 'live' | 'practice') => {
      await told.send({ mode })
      const [push] = told.loopback.received.splice(0)
      return push && browser.open(push).body
    }
    const [event] = await told.marginCall(userId, undefined, 'real')
    expect(event?.account).toBe('real')
    expect(await said('live')).toBe('Real account: Margin call. Open the app.')
    const [mail] = await told.mailedTo(email, 'live')
    expect(mail?.subject).toBe('Fairtick: Real account: Margin call.')
    expect(mail?.text).toMatch(/^Real account: Margin call\./)
    await told.marginCall(userId)
    expect(await said('live')).toBe('Practice account: Margin call. Open the app.')
    await told.marginCall(userId)
    expect(await said('practice')).toBe('Margin call. Open the app.')
    // What guards both is of neither.
    const guards = { userId, cause: 'a bank', template: 'security-bank', values: {} } as const
    await addMessages(told.database, [{ ...guards, about: null }], told.clock.wallMs())
    expect(await said('live')).toBe('A setting that guards your account was changed. Open the app.')
  })

  test('that comes to nothing pushes and mails nothing', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    const failing = told.database.transaction(async (tx) => {
      const message = marginCallMessage({ userId, accountKind: 'practice' }, 'never', {
        riskRate: '0.9',
        stopOut: '0.5',
      })
      await addMessages(tx, [message], told.clock.wallMs())
      throw new Error('the act fails')
    })
    await expect(failing).rejects.toThrow('the act fails')
    await told.send()
    expect(told.loopback.received).toEqual([])
    expect(await told.database.query('SELECT FROM message_mail')).toEqual([])
  })

  test('goes once to each browser, however many send, and is not pushed twice', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    const message = marginCallMessage({ userId, accountKind: 'practice' }, 'once', {
      riskRate: '0.9',
      stopOut: '0.5',
    })
    await addMessages(told.database, [message], told.clock.wallMs())
    await addMessages(told.database, [message], told.clock.wallMs())
    await Promise.all(Array.from({ length: 4 }, () => told.send()))
    told.clock.advanceMs(60_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
  })

  test('by the usual choice is mailed once, with no figure in it', async () => {
    const { userId, email } = await told.newUser()
    await told.marginCall(userId)
    const [mail, ...more] = await told.mailedTo(email)
    expect(more).toEqual([])
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/[0-9]/)
    expect(await told.mailedTo(email)).toEqual([])
  })

  test('of money is mailed where push was chosen and no browser takes any', async () => {
    const { context, userId, email } = await told.newUser()
    await told.change(context, choose('margin', [true, true, false]))
    await told.marginCall(userId)
    expect(await told.mailedTo(email)).toHaveLength(1)
    await told.subscribe(context)
    // That there is one has a mail of its own.
    expect(await told.mailedTo(email)).toHaveLength(1)
    await told.marginCall(userId)
    expect(await told.mailedTo(email)).toEqual([])
  })

  test('that nobody wants a sign of is kept, as read', async () => {
    const { context, userId } = await told.newUser()
    await told.change(context, choose('account', [false, false, false]))
    expect(await told.reset(userId)).toEqual([])
    const rows = await told.database.query('SELECT read_time FROM message WHERE user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ read_time: BigInt(told.clock.wallMs()) }])
    await told.change(context, choose('account', [true, false, false]))
    expect(await told.reset(userId)).toMatchObject([{ body: { event: 'message', unread: 1 } }])
  })
})

describe('quiet hours', () => {
  const quietHours = { from: '00:00', until: '23:59', timeZone: 'UTC' }

  test('hold back what can wait, and no margin call', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await told.change(context, { ...choose('account', [true, true, false]), quietHours })
    await told.reset(userId)
    await told.marginCall(userId)
    await told.send()
    expect(told.loopback.received).toHaveLength(1)
    expect(told.loopback.received[0]?.headers.urgency).toBe('high')
    told.clock.advanceMs(21 * 3_600_000)
    await told.send()
    expect(told.loopback.received).toHaveLength(2)
  })

  test('end what nobody needs when they end', async () => {
    const { context, userId } = await told.newUser()
    await told.subscribe(context)
    await told.change(context, { quietHours })
    await notifyOfChat(told.database, { userId, cause: 'chat:quiet' }, told.clock.wallMs())
    expect(await told.database.query('SELECT FROM push_outbox')).toEqual([])
  })
})

test('without a contact nothing is pushed, and nobody is offered it', async () => {
  const { context } = await told.newUser()
  const off = notificationRoutes({ ...told.own, push: undefined })
  expect(await off.notificationSettings({ query: {}, body: {} }, context)).toMatchObject({
    push: null,
  })
  const { subscription } = told.loopback.newBrowser()
  expect(await off.subscribePush({ query: {}, body: subscription }, context)).toEqual({
    declined: 'not_found',
  })
})
