// The chat channel beside the account's: serials of its own, for the user alone.

import { expect, test } from 'vitest'
import { startFixture } from './gateway-fixture.ts'

test('chat and account of one socket go on by serials of their own', async () => {
  const fixture = await startFixture()
  const [ann, bob] = [await fixture.open(), await fixture.open()]
  ann.send({ op: 'auth', token: 'ann-1' })
  bob.send({ op: 'auth', token: 'bob-1' })
  for (const client of [ann, bob]) client.subscribe(['account', 'chat'])
  await Promise.all([ann.settled(), bob.settled()])
  expect(await ann.find((f) => f.event === 'snapshot' && f.account === undefined)).toEqual({
    ...{ event: 'snapshot', conversation: null, unread: 0, serial: 0 },
  })
  const body = { event: 'deleted', conversation: 'c', number: 1 }
  fixture.bus.publish('chat', { userId: 'ann', account: 'practice', serial: 1, body })
  fixture.event('ann')
  expect(await ann.find((f) => f.event === 'deleted')).toEqual({ ...body, serial: 1 })
  expect(await ann.find((f) => f.event === 'message')).toMatchObject({ serial: 1 })
  ann.send({ op: 'unsubscribe', channels: ['chat'] })
  await ann.settled()
  fixture.bus.publish('chat', { userId: 'ann', account: 'practice', serial: 2, body })
  fixture.event('ann')
  await ann.find((f) => f.serial === 2 && f.account !== undefined)
  expect(ann.frames.filter((f) => f.event === 'deleted')).toHaveLength(1)
  expect(bob.frames.filter((f) => f.event === 'deleted')).toEqual([])
  await fixture.close()
})

test('nobody hears of a chat without a session', async () => {
  const fixture = await startFixture()
  const client = await fixture.open()
  client.subscribe(['chat'])
  expect(await client.find((f) => f.for === 'chat')).toMatchObject({ error: 'unauthorized' })
  await fixture.close()
})
