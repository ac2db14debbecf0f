// What is handed to a push service: sealed for one browser, under our name, of one length, and what
// becomes of each answer.

import {
  createBrowser,
  type LoopbackPushService,
  readVapid,
  startPushService,
} from '@fairtick/server/test/loopback-push-host'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPushService, type Push } from './push-transport.ts'
import { vapidKeysOf } from './vapid-keys.ts'

const keys = vapidKeysOf(new Uint8Array(32).fill(7))
const contact = 'mailto:ops@fairtick.dev'
const PUSH: Push = {
  payload: { body: 'Margin call.' },
  ...{ lifeMs: 299_500, topic: 'a'.repeat(32), urgency: 'high' },
}
let loopback: LoopbackPushService
const service = (hosts = [loopback.origin]) => createPushService({ hosts, contact, keys })

beforeAll(async () => {
  loopback = await startPushService()
})
beforeEach(() => {
  loopback.received.length = 0
  loopback.answerWith({ status: 201 })
})
afterAll(() => loopback.stop())

test('goes out sealed for its browser, signed by us, with topic, life and urgency', async () => {
  const browser = loopback.newBrowser()
  expect(await service().send(browser.subscription, PUSH)).toEqual({ kind: 'sent' })
  const [push] = loopback.received
  if (push === undefined) throw new Error('nothing came')
  expect(push.headers).toMatchObject({
    ...{ ttl: '300', topic: PUSH.topic, urgency: 'high', 'content-encoding': 'aes128gcm' },
  })
  expect(readVapid(push, keys.publicKey)).toMatchObject({ aud: loopback.origin, sub: contact })
  expect(readVapid(push, vapidKeysOf(new Uint8Array(32).fill(8)).publicKey)).toBeUndefined()
  expect(browser.open(push)).toEqual(PUSH.payload)
  expect(() => createBrowser('').open(push)).toThrow()
  expect(push.body.includes('Margin')).toBe(false)
})

test('is as long whatever it says', async () => {
  const { subscription } = loopback.newBrowser()
  for (const body of ['a', 'マージンコールです。'.repeat(9)]) {
    await service().send(subscription, { ...PUSH, payload: { body } })
  }
  expect(new Set(loopback.received.map(({ body }) => body.length)).size).toBe(1)
})

test.each([
  [200, { kind: 'sent' }],
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [413, { kind: 'refused' }],
  [403, { kind: 'refused' }],
  [429, { kind: 'later', afterMs: 0 }],
  [503, { kind: 'later', afterMs: 0 }],
])('an answer %i means %o', async (status, outcome) => {
  loopback.answerWith({ status })
  expect(await service().send(loopback.newBrowser().subscription, PUSH)).toEqual(outcome)
})

test('a time to come back is kept, an hour at most', async () => {
  const { subscription } = loopback.newBrowser()
  loopback.answerWith({ status: 429, headers: { 'retry-after': '90' } })
  expect(await service().send(subscription, PUSH)).toEqual({ kind: 'later', afterMs: 90_000 })
  loopback.answerWith({ status: 503, headers: { 'retry-after': '999999' } })
  expect(await service().send(subscription, PUSH)).toEqual({ kind: 'later', afterMs: 3_600_000 })
})

test('a service that leads elsewhere is not followed', async () => {
  const other = await startPushService()
  for (const status of [301, 302, 303, 307, 308]) {
    loopback.answerWith({ status, headers: { location: `${other.origin}/latest/meta-data` } })
    const outcome = await service([loopback.origin, other.origin]).send(
      loopback.newBrowser().subscription,
      PUSH,
    )
    expect(outcome).toEqual({ kind: 'refused' })
  }
  expect(other.received).toEqual([])
  await other.stop()
})

test('nobody is asked who is not, or no longer, among those that are allowed', async () => {
  const { subscription } = loopback.newBrowser()
  expect(await service(['fcm.googleapis.com']).send(subscription, PUSH)).toEqual({ kind: 'gone' })
  expect(loopback.received).toEqual([])
})

test('a service that is away is asked again later', async () => {
  const away = await startPushService()
  const { subscription } = away.newBrowser()
  await away.stop()
  const outcome = await service([away.origin]).send(subscription, PUSH)
  expect(outcome).toEqual({ kind: 'later', afterMs: 0 })
})
