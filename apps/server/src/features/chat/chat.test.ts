// The chat of customers and visitors: numbers, keys, read markers, limits, whose it is.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { CHAT_MESSAGES_A_MINUTE, CHAT_VISITOR_MESSAGES_A_MINUTE } from '@fairtick/wire/chat-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KeyReused } from '../../platform/idempotency.ts'
import { addUser } from '../files/files-fixture.ts'
import { type ChatFixture, customer, openChatFixture, visitor } from './chat-fixture.ts'
import { insertMessage } from './message-store.ts'
import { updateAnswered, updateReadByStaff, updateResolved } from './office/inbox-store.ts'
import { CHAT_KEPT_MS, purgeChats } from './purge-chats.ts'
import { createServiceHours } from './service-hours.ts'

let nowMs = Date.UTC(2026, 0, 15, 3)
let database: TestDatabase
let chat: ChatFixture
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  chat = openChatFixture(database, () => nowMs)
  await database.query(
    `INSERT INTO staff (id, email, email_key, name, created_time) VALUES ('rei', 'r', 'r', 'Rei', 1)`,
  )
})
afterAll(() => database.close())

async function newUser(): Promise<string> {
  people += 1
  const id = `person ${people}`
  await addUser(database, id)
  return id
}

async function answer(conversationId: string, text = 'An answer'): Promise<number> {
  const number = await updateAnswered(database, conversationId, nowMs)
  await insertMessage(database, {
    ...{ conversationId, number, clientId: `a${number}`, sender: 'agent', staffId: 'rei', text },
    ...{ imageFile: null, about: null, opensMs: null, timeMs: nowMs },
  })
  return number
}

async function upload(userId: string, purpose = 'chat'): Promise<string> {
  const id = `file of ${userId} ${purpose} ${people++}`
  await database.query(
    `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
     VALUES ($1, $2, $3, $1, 1, 1)`,
    [id, userId, purpose],
  )
  return id
}

test('messages are numbered from one without gaps, in one open conversation', async () => {
  const me = customer(await newUser())
  const first = await chat.send(me, { text: 'Hello' })
  const second = await chat.send(me, { text: 'Is somebody there?' })
  expect([first.message.number, second.message.number]).toEqual([1, 2])
  expect(second.conversation.id).toBe(first.conversation.id)
  expect(await chat.read(me)).toMatchObject({
    conversation: {
      status: 'open',
      lastNumber: 2,
      messages: [{ text: 'Hello', from: 'me', read: false }, { text: 'Is somebody there?' }],
    },
    unread: 0,
  })
})

test('many at once get different numbers, and none is lost', async () => {
  const id = await newUser()
  const texts = Array.from({ length: 12 }, (_, place) => `message ${place}`)
  await Promise.all(texts.map((text, key) => chat.send(customer(id, { key: `k${key}` }), { text })))
  const { conversation } = await chat.read(customer(id))
  expect(conversation?.messages.map(({ number }) => number)).toEqual(texts.map((_, n) => n + 1))
  expect(conversation?.messages.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
})

describe('a message that is sent again', () => {
  test('under its key is the same one, with its key as the client id', async () => {
    const id = await newUser()
    const before = chat.told.length
    const first = await chat.send(customer(id, { key: 'k' }), { text: 'Once' })
    const again = await chat.send(customer(id, { key: 'k' }), { text: 'Once' })
    expect(again.message).toEqual(first.message)
    expect(first.message.clientId).toBe('k')
    expect(chat.told.length - before).toBe(1)
  })

  test('with another text under its key is refused', async () => {
    const id = await newUser()
    await chat.send(customer(id, { key: 'k' }), { text: 'Once' })
    const other = chat.send(customer(id, { key: 'k', bodyHash: 'other' }), { text: 'Twice' })
    await expect(other).rejects.toThrow(KeyReused)
  })

  test('is the same one after its key was forgotten', async () => {
    const id = await newUser()
    const first = await chat.send(customer(id, { key: 'k' }), { text: 'Once' })
    await database.query('DELETE FROM idempotency')
    const again = await chat.send(customer(id, { key: 'k' }), { text: 'Once' })
    expect(again.message.number).toBe(first.message.number)
  })
})

test('history is read behind a number and before one', async () => {
  const me = customer(await newUser())
  for (let place = 1; place <= 5; place += 1) await chat.send(me, { text: `${place}` })
  const textsOf = async (query: { afterNumber?: number; beforeNumber?: number }) =>
    (await chat.read(me, query)).conversation?.messages.map(({ text }) => text)
  expect(await textsOf({ afterNumber: 3 })).toEqual(['4', '5'])
  expect(await textsOf({ beforeNumber: 3 })).toEqual(['1', '2'])
  expect(await textsOf({ afterNumber: 5 })).toEqual([])
})

test('unread are answers behind the marker, which never goes back nor beyond the end', async () => {
  const me = customer(await newUser())
  const { conversation } = await chat.send(me, { text: 'Hello' })
  const last = await answer(conversation.id)
  await answer(conversation.id)
  const mark = (number: number) =>
    chat.calls.readChat({ query: {}, body: { conversation: conversation.id, number } }, me)
  expect((await chat.read(me)).unread).toBe(2)
  expect(await mark(last)).toEqual({ unread: 1 })
  expect(await mark(1)).toEqual({ unread: 1 })
  expect(await mark(999)).toEqual({ unread: 0 })
  await answer(conversation.id)
  expect((await chat.read(me)).unread).toBe(1)
})

test('what staff read shows as read', async () => {
  const me = customer(await newUser())
  const { conversation } = await chat.send(me, { text: 'Hello' })
  await updateReadByStaff(database, conversation.id, 1)
  expect((await chat.read(me)).conversation?.messages[0]).toMatchObject({ read: true })
})

describe('limits', () => {
  test('a customer sends 20 a minute, and again when the minute is over', async () => {
    const me = customer(await newUser())
    for (let sent = 0; sent < CHAT_MESSAGES_A_MINUTE; sent += 1) await chat.send(me, { text: 'x' })
    const refused = await chat.calls.sendChat({ query: {}, body: { text: 'x' } }, me)
    expect(refused).toMatchObject({ declined: 'too_many', retryAfterMs: MINUTE_MS })
    nowMs += MINUTE_MS
    await chat.send(me, { text: 'x' })
  })

  test('of many at once no more come through than of as many one by one', async () => {
    const id = await newUser()
    await chat.send(customer(id), { text: 'first' })
    const together = Array.from({ length: CHAT_MESSAGES_A_MINUTE + 5 }, (_, place) =>
      chat.calls.sendChat({ query: {}, body: { text: `${place}` } }, customer(id)),
    )
    const answers = await Promise.all(together)
    const declined = answers.filter((answer) => 'declined' in answer)
    expect(declined).toHaveLength(6)
    expect((await chat.read(customer(id))).conversation?.lastNumber).toBe(CHAT_MESSAGES_A_MINUTE)
  })

  test('a visitor sends 5 a minute', async () => {
    const me = visitor('quick')
    for (let sent = 0; sent < CHAT_VISITOR_MESSAGES_A_MINUTE; sent += 1) {
      await chat.send(me, { text: 'x' })
    }
    const refused = await chat.calls.sendChat({ query: {}, body: { text: 'x' } }, me)
    expect(refused).toMatchObject({ declined: 'too_many' })
  })

  test('30 pictures a day', async () => {
    const id = await newUser()
    for (let sent = 0; sent < 30; sent += 1) {
      await chat.send(customer(id), { image: await upload(id) })
      nowMs += MINUTE_MS
    }
    const body = { image: await upload(id) }
    const refused = await chat.calls.sendChat({ query: {}, body }, customer(id))
    expect(refused).toMatchObject({ declined: 'too_many' })
    await chat.send(customer(id), { text: 'Text still goes' })
    nowMs += DAY_MS
    await chat.send(customer(id), body)
  })
})

describe('what is not theirs', () => {
  test('neither another customer nor a visitor reads, marks or rates a conversation', async () => {
    const { conversation } = await chat.send(customer(await newUser()), { text: 'Mine' })
    const others = [customer(await newUser()), visitor('curious')]
    for (const other of others) {
      const query = { conversation: conversation.id }
      const body = { ...query, number: 1 }
      const gone = { declined: 'not_found' }
      expect(await chat.calls.chat({ query, body: {} }, other)).toEqual(gone)
      expect(await chat.calls.readChat({ query: {}, body }, other)).toEqual(gone)
      const rating = { ...query, stars: 5 }
      expect(await chat.calls.rateChat({ query: {}, body: rating }, other)).toEqual(gone)
    }
  })

  test("another's picture, one of another purpose, another's record are not found", async () => {
    const [id, other] = [await newUser(), await newUser()]
    const bodies = [
      { image: await upload(other) },
      { image: await upload(id, 'voucher') },
      { about: { kind: 'deposit', id: 'nowhere' } },
      { about: { kind: 'contract', id: 'nowhere' } },
      { about: { kind: 'option', id: 'nowhere' } },
      { about: { kind: 'withdrawal', id: 'nowhere' } },
    ] as const
    for (const body of bodies) {
      const refused = await chat.calls.sendChat({ query: {}, body }, customer(id))
      expect(refused).toEqual({ declined: 'not_found' })
    }
    expect((await chat.read(customer(id))).conversation).toBeNull()
  })

  test('a visitor sends neither pictures nor records, and nobody without a token anything', async () => {
    const image = await chat.calls.sendChat({ query: {}, body: { image: 'x' } }, visitor('v'))
    expect(image).toMatchObject({ declined: 'invalid' })
    const nobody = { ...visitor('v'), visitorToken: undefined }
    const refused = await chat.calls.sendChat({ query: {}, body: { text: 'x' } }, nobody)
    expect(refused).toEqual({ declined: 'unauthorized' })
    expect(await chat.calls.chat({ query: {}, body: {} }, nobody)).toEqual({
      declined: 'unauthorized',
    })
  })
})

test('an own record goes along with its name', async () => {
  const id = await newUser()
  const file = await upload(id, 'voucher')
  await database.query(
    `INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
       amount, voucher_file, voucher_hash, submitted_time)
     VALUES ('d1', $1, $2, 'practice', 'yen', 'JPY', 'bank', 5000.00, $3, 'h', 1)`,
    [id, `practice ${id}`, file],
  )
  const about = { kind: 'deposit', id: 'd1' } as const
  const { message } = await chat.send(customer(id), { about })
  expect(message.about).toEqual({ ...about, label: 'JPY 5000' })
})

describe('what a visitor wrote', () => {
  test('is attached once after the log-in, and is no longer the visitor’s', async () => {
    const id = await newUser()
    const me = visitor('newcomer')
    const { conversation } = await chat.send(me, { text: 'How do I register?' })
    await answer(conversation.id)
    expect((await chat.read(me)).unread).toBe(1)
    const attach = () =>
      chat.calls.attachChat({ query: {}, body: {} }, { ...customer(id), ...tokenOf(me) })
    expect(await attach()).toEqual({ attached: true })
    expect(await attach()).toEqual({ attached: false })
    expect((await chat.read(me)).conversation).toBeNull()
    expect(await chat.read(customer(id))).toMatchObject({
      conversation: { id: conversation.id, fromVisitor: true, status: 'waiting_for_customer' },
      unread: 1,
    })
  })

  test('is never attached to an account with another visitor’s', async () => {
    const id = await newUser()
    const [one, two] = [visitor('one'), visitor('two')]
    await chat.send(one, { text: 'One' })
    await chat.send(two, { text: 'Two' })
    const attach = (from: typeof one) =>
      chat.calls.attachChat({ query: {}, body: {} }, { ...customer(id), ...tokenOf(from) })
    expect(await attach(one)).toEqual({ attached: true })
    expect(await attach(two)).toEqual({ attached: false })
    expect((await chat.read(two)).conversation?.messages).toHaveLength(1)
  })

  test('stands beside an open conversation of the account, and ends', async () => {
    const id = await newUser()
    const own = await chat.send(customer(id), { text: 'Mine' })
    const before = await chat.send(visitor('late'), { text: 'Before' })
    const context = { ...customer(id), ...tokenOf(visitor('late')) }
    expect(await chat.calls.attachChat({ query: {}, body: {} }, context)).toEqual({
      attached: true,
    })
    const ended = await chat.read(customer(id), { conversation: before.conversation.id })
    expect(ended.conversation).toMatchObject({ status: 'resolved' })
    const next = await chat.send(customer(id), { text: 'Still mine' })
    expect(next.conversation.id).toBe(own.conversation.id)
  })
})

const tokenOf = ({ visitorToken }: { readonly visitorToken: string }) => ({ visitorToken })

test('a resolved conversation is rated once; what is written then begins another', async () => {
  const me = customer(await newUser())
  const { conversation } = await chat.send(me, { text: 'Hello' })
  const rate = (stars: number) =>
    chat.calls.rateChat({ query: {}, body: { conversation: conversation.id, stars } }, me)
  expect(await rate(5)).toEqual({ declined: 'not_found' })
  await updateResolved(database, conversation.id, nowMs)
  expect(await rate(4)).toMatchObject({ rating: 4, status: 'resolved' })
  expect(await rate(1)).toEqual({ declined: 'not_found' })
  const next = await chat.send(me, { text: 'Another thing' })
  expect(next.conversation).toMatchObject({ status: 'open', previousId: conversation.id })
  expect(next.message.number).toBe(1)
})

test('whoever writes out of hours is told once when somebody is back', async () => {
  const timeZone = 'Asia/Tokyo'
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1080 }))
  const hours = createServiceHours({ timeZone, weekly, closedDates: [] })
  // A Friday, 19:00 in Tokyo; then Monday at 9.
  let time = Date.UTC(2026, 0, 16, 10)
  const back = Date.UTC(2026, 0, 19, 0)
  const late = openChatFixture(database, () => time, { hours })
  const me = customer(await newUser())
  await late.send(me, { text: 'Anybody?' })
  time += HOUR_MS
  await late.send(me, { text: 'Hello?' })
  const { conversation, hours: told } = await late.read(me)
  expect(told).toEqual({ isOpen: false, changesAt: back })
  expect(conversation?.messages.map(({ from, opensAt }) => [from, opensAt])).toEqual([
    ['me', null],
    ['system', back],
    ['me', null],
  ])
  expect((await late.read(me)).unread).toBe(0)
  time = back + 10 * HOUR_MS
  await late.send(me, { text: 'Another evening' })
  expect((await late.read(me)).conversation?.lastNumber).toBe(5)
})

test('the export holds every message, escaped, and of nobody else', async () => {
  const id = await newUser()
  await chat.send(customer(id), { text: '<script>alert(1)</script>\nsecond line' })
  const exported = async (format: 'json' | 'html') => {
    const given = { query: { format }, body: {} }
    const file = await chat.calls.exportChat(given, customer(id))
    if ('declined' in file) throw new Error('declined')
    const parts: string[] = []
    for await (const part of file.parts) parts.push(part)
    return parts.join('')
  }
  expect(JSON.parse(await exported('json')).conversations).toMatchObject([
    { messages: [{ from: 'me', text: '<script>alert(1)</script>\nsecond line' }] },
  ])
  const page = await exported('html')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>second line')
  expect(page).not.toContain('<script>')
})

test('conversations go after 24 months, with their pictures, and a second run finds none', async () => {
  const id = await newUser()
  const image = await upload(id)
  const { conversation } = await chat.send(customer(id), { image })
  await answer(conversation.id)
  await purgeChats(database, nowMs + CHAT_KEPT_MS - DAY_MS)
  expect((await chat.read(customer(id))).conversation).not.toBeNull()
  expect(await purgeChats(database, nowMs + CHAT_KEPT_MS + DAY_MS)).toBeGreaterThan(0)
  expect(await purgeChats(database, nowMs + CHAT_KEPT_MS + DAY_MS)).toBe(0)
  expect((await chat.read(customer(id))).conversation).toBeNull()
  const [file] = await database.query('SELECT used_time FROM file WHERE id = $1', [image])
  expect(file).toEqual({ used_time: null })
})
