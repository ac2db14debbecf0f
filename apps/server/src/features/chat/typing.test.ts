// Who of the customers is writing: told at most every three seconds, gone after six, never a row.

import { createTestBus } from '@fairtick/server/test/test-bus'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { TYPING_EVERY_MS, TYPING_LIFE_MS } from '@fairtick/wire/chat-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts'
import { addUser } from '../files/files-fixture.ts'
import { type ChatFixture, customer, openChatFixture, visitor } from './chat-fixture.ts'
import { createTypingCustomers, TYPING_MOST } from './typing.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 3))
let database: TestDatabase
let chat: ChatFixture

beforeAll(async () => {
  database = await openTestDatabase()
  chat = openChatFixture(database, clock.wallMs)
  for (const id of ['ann', 'bob']) await addUser(database, id)
})
afterAll(() => database.close())

const type = (context: Parameters<ChatFixture['calls']['typingChat']>[1], conversation: string) =>
  chat.calls.typingChat({ query: {}, body: { conversation } }, context)

test('people.md 3 is told of once in three seconds, and gone after six', () => {
  const typing = createTypingCustomers(clock.wallMs, createTestBus())
  let told = 0
  const stop = typing.onNote(() => (told += 1))
  typing.note('a')
  typing.note('a')
  expect([told, typing.list()]).toEqual([1, ['a']])
  clock.advanceMs(TYPING_EVERY_MS)
  typing.note('a')
  expect(told).toBe(2)
  clock.advanceMs(TYPING_LIFE_MS - 1)
  expect(typing.list()).toEqual(['a'])
  clock.advanceMs(1)
  expect(typing.list()).toEqual([])
  stop()
  typing.note('b')
  expect(told).toBe(2)
})

test('is of so many at once, whoever comes when', () => {
  const typing = createTypingCustomers(clock.wallMs, createTestBus())
  for (let place = 0; place < TYPING_MOST + 10; place += 1) typing.note(String(place))
  expect(typing.list()).toHaveLength(TYPING_MOST)
  clock.advanceMs(TYPING_LIFE_MS)
  typing.note('late')
  expect(typing.list()).toEqual(['late'])
})

test('is of an own open conversation alone, ends with the message, and changes no row', async () => {
  const { list } = chat.dependencies.typing
  const [ann, bob, stranger] = [customer('ann'), customer('bob'), visitor('stranger')]
  const { conversation } = await chat.send(ann, { text: 'Hello' })
  const { conversation: theirs } = await chat.send(stranger, { text: 'Hello' })
  const rows = () => database.query('SELECT * FROM chat_conversation ORDER BY number')
  const before = await rows()
  expect(await type(bob, conversation.id)).toEqual({ declined: 'not_found' })
  expect(await type(ann, theirs.id)).toEqual({ declined: 'not_found' })
  expect(await type(visitor('nobody'), theirs.id)).toEqual({ declined: 'not_found' })
  expect(await type({ ...ann, caller: undefined }, conversation.id)).toEqual({
    declined: 'unauthorized',
  })
  expect(list()).toEqual([])
  expect(await type(ann, conversation.id)).toEqual({})
  expect(await type(stranger, theirs.id)).toEqual({})
  expect(list()).toEqual([conversation.id, theirs.id].toSorted())
  expect(await rows()).toEqual(before)
  await chat.send(ann, { text: 'What I wrote' })
  expect(list()).toEqual([theirs.id])
  await database.query(
    `UPDATE chat_conversation SET status = 'resolved', resolved_time = 1 WHERE id = $1`,
    [conversation.id],
  )
  expect(await type(ann, conversation.id)).toEqual({ declined: 'not_found' })
})
