// The office's inbox of chats over real HTTP: claiming, answering, passing on, what is hidden.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import {
  type ChatFixture,
  customer,
  OWN_ADDRESS,
  openChatFixture,
  visitor,
} from '@fairtick/server/features/chat/chat-fixture'
import type { ChatNotice } from '@fairtick/server/features/chat/dependencies'
import { loadWaitingChats } from '@fairtick/server/features/chat/public'
import { createServiceHours } from '@fairtick/server/features/chat/service-hours'
import { addUser } from '@fairtick/server/features/files/files-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

/** A Thursday, noon in Tokyo. */
const NOON = Date.UTC(2026, 0, 15, 3)
const FOREIGN = '0x52908400098527886E0F7030069857D2E4169EE7'
const clock = createManualClock(NOON)
const told: ChatNotice[] = []
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1080 }))
const hours = createServiceHours({ timeZone: 'Asia/Tokyo', weekly, closedDates: [] })

let database: TestDatabase
let chat: ChatFixture
let office: OfficeFixture
let admin: Member
let rei: Member
let sam: Member
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  chat = openChatFixture(database, clock.wallMs)
  office = await openOffice(database, clock, {
    chat: {
      ...{ database, hours, ownAddresses: () => [OWN_ADDRESS] },
      publish: (notices) => told.push(...notices),
      typing: chat.dependencies.typing,
    },
  })
  admin = await office.setUp()
  rei = await office.hire(admin, 'rei@house.example', ['support'])
  sam = await office.hire(admin, 'sam@house.example', ['support'])
})
afterAll(async () => {
  await office.giveRoles(admin, ['auditor'])
  admin = await office.loginAgain(admin)
  expect((await admin.client.call('auditCheck')).findings).toEqual([])
  await office.stop()
  await database.close()
})

/** Of a new customer: their id and the conversation's. */
async function asked(text = 'Where is my deposit?') {
  people += 1
  const userId = `person ${people}`
  await addUser(database, userId)
  const { conversation } = await chat.send(customer(userId), { text })
  return { userId, id: conversation.id, me: customer(userId) }
}

const claim = ({ client }: Member, id: string, assignee: string | null = null) =>
  client.call('claimChat', { body: { id, assignee } })
const reply = ({ client }: Member, id: string, text: string) =>
  client.call('answerChat', { body: { id, text } })

describe('claiming', () => {
  it('is won by one of two at once, and the other is told', async () => {
    const { id } = await asked()
    const both = await Promise.all([outcome(claim(rei, id)), outcome(claim(sam, id))])
    expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  it('is needed before an answer, and another’s cannot be answered', async () => {
    const { id } = await asked()
    expect(await outcome(reply(rei, id, 'Hello'))).toBe('not_claimed')
    await claim(rei, id)
    expect(await outcome(reply(sam, id, 'Hello'))).toBe('not_claimed')
    await reply(rei, id, 'Hello')
  })

  it('ends after two minutes in which the customer waits unread', async () => {
    const { id } = await asked()
    await claim(rei, id)
    clock.advanceMs(2 * MINUTE_MS)
    const list = await sam.client.call('chatInbox', { query: { owner: 'nobody', size: '100' } })
    expect(list.data.map((row) => row.id)).toContain(id)
    await claim(sam, id)
    await sam.client.call('readChatCase', { body: { id, number: 1 } })
    clock.advanceMs(2 * MINUTE_MS)
    expect(await outcome(claim(rei, id))).toBe('changed_meanwhile')
  })
})

describe('a priority', () => {
  const give = ({ client }: Member, id: string, priority: 'high' | 'normal') =>
    client.call('prioritizeChat', { body: { id, priority } })
  const waiting = async () => {
    const { data } = await sam.client.call('chatInbox', { query: { size: '100' } })
    return data.map(({ id }) => id)
  }

  it('that is high comes before who waits longer, page by page, and is on record', async () => {
    const first = await asked('first')
    clock.advanceMs(MINUTE_MS)
    const second = await asked('second')
    expect(before(await waiting(), first.id, second.id)).toBe(true)
    expect(await give(sam, second.id, 'high')).toMatchObject({ priority: 'high' })
    expect(before(await waiting(), first.id, second.id)).toBe(false)
    const { data, next } = await sam.client.call('chatInbox', { query: { size: '1' } })
    expect(data[0]?.id).toBe(second.id)
    const query = { size: '100', after: next ?? '' }
    const behind = await sam.client.call('chatInbox', { query })
    expect(behind.data.map(({ id }) => id)).toEqual((await waiting()).slice(1))
    const { events } = await sam.client.call('chatCase', { query: { id: second.id } })
    expect(events).toMatchObject([{ kind: 'priority_high' }])
    await give(sam, second.id, 'normal')
    expect(before(await waiting(), first.id, second.id)).toBe(true)
  })

  it('is given to nothing that is resolved', async () => {
    const { id } = await asked()
    await claim(rei, id)
    await rei.client.call('resolveChat', { body: { id } })
    expect(await outcome(give(rei, id, 'high'))).toBe('not_found')
  })
})

const before = (ids: readonly string[], one: string, other: string) =>
  ids.indexOf(one) < ids.indexOf(other)

describe('an answer', () => {
  it('reaches the customer’s screens and counts as unread until they read it', async () => {
    const { id, me, userId } = await asked()
    await claim(rei, id)
    const row = await reply(rei, id, 'It is on its way.')
    expect(row).toMatchObject({ status: 'waiting_for_customer', waitingSince: null, unread: 1 })
    const notice = told.findLast(({ body }) => body.event === 'message')
    expect(notice).toMatchObject({ userId, body: { message: { from: 'agent' }, unread: 1 } })
    const { conversation, unread } = await chat.read(me)
    expect(unread).toBe(1)
    expect(conversation?.messages.at(-1)).toMatchObject({
      text: 'It is on its way.',
      from: 'agent',
    })
    expect(JSON.stringify(conversation)).not.toContain(rei.id)
  })

  it('is given once however often it is sent', async () => {
    const { id, me } = await asked()
    await claim(rei, id)
    const send = () =>
      rei.client.call(
        'answerChat',
        { body: { id, text: 'Once' } },
        { idempotencyKey: `once-${id}` },
      )
    const [one, two] = await Promise.all([send(), send()])
    expect(two).toEqual(one)
    expect((await chat.read(me)).conversation?.lastNumber).toBe(2)
  })

  it('with an address that is not of an open method is refused', async () => {
    const { id, me } = await asked()
    await claim(rei, id)
    expect(await outcome(reply(rei, id, `Send it to ${FOREIGN}`))).toBe('foreign_address')
    await reply(rei, id, `Send it to ${OWN_ADDRESS}`)
    expect((await chat.read(me)).conversation?.lastNumber).toBe(2)
    await reply(rei, id, `Here is the rest: ${FOREIGN.slice(0, 20)}`)
    expect(await outcome(reply(rei, id, FOREIGN.slice(20)))).toBe('foreign_address')
    await reply(rei, id, 'Anything else?')
    expect((await chat.read(me)).conversation?.lastNumber).toBe(4)
  })
})

it('waiting and first answer count business minutes', async () => {
  const { id } = await asked()
  // From 17:50 on a Thursday to 9:05 on Friday are 15.
  clock.advanceMs(NOON + 5 * 60 * MINUTE_MS + 50 * MINUTE_MS - clock.wallMs())
  const late = await asked()
  // Signing in takes half a minute each.
  clock.advanceMs(15 * 60 * MINUTE_MS + 14 * MINUTE_MS)
  rei = await office.loginAgain(rei)
  sam = await office.loginAgain(sam)
  const { data } = await rei.client.call('chatInbox', { query: { size: '100' } })
  expect(data.find((row) => row.id === late.id)).toMatchObject({ waitedMinutes: 15 })
  const places = data.map((row) => row.id)
  expect(places.indexOf(id)).toBeLessThan(places.indexOf(late.id))
  await claim(rei, late.id)
  expect(await reply(rei, late.id, 'Good morning')).toMatchObject({
    firstReplyMinutes: 15,
    waitedMinutes: null,
  })
})

describe('what staff say to each other', () => {
  it('is seen by who it was transferred to, and by no customer', async () => {
    const { id, me } = await asked()
    await claim(rei, id)
    const body = { id, to: sam.id, note: 'Angry since yesterday' }
    expect(await rei.client.call('transferChat', { body })).toMatchObject({
      assignee: { id: sam.id },
    })
    const seen = await sam.client.call('chatCase', { query: { id } })
    expect(seen.events.at(-1)).toMatchObject({ kind: 'transferred', note: body.note })
    expect(JSON.stringify([await chat.read(me), told])).not.toContain(body.note)
  })

  it('cannot be given to who may not answer', async () => {
    const { id } = await asked()
    await claim(rei, id)
    const body = { id, to: admin.id, note: '' }
    expect(await outcome(rei.client.call('transferChat', { body }))).toBe('not_found')
  })
})

it('put aside until a time, it comes back then, or when the customer writes', async () => {
  const [one, two] = [await asked(), await asked()]
  const until = clock.wallMs() + 10 * MINUTE_MS
  for (const { id } of [one, two]) {
    await claim(rei, id)
    await rei.client.call('readChatCase', { body: { id, number: 1 } })
    await rei.client.call('snoozeChat', { body: { id, until } })
  }
  const waiting = async () => {
    const { data } = await rei.client.call('chatInbox', { query: { size: '100' } })
    return [one, two].map(({ id }) => data.some((row) => row.id === id))
  }
  expect(await waiting()).toEqual([false, false])
  expect((await chat.read(two.me)).conversation).toMatchObject({ status: 'open' })
  await chat.send(two.me, { text: 'Hello?' })
  expect(await waiting()).toEqual([false, true])
  clock.advanceMs(10 * MINUTE_MS)
  expect(await waiting()).toEqual([true, true])
  const past = rei.client.call('snoozeChat', { body: { id: one.id, until: 1 } })
  expect(await outcome(past)).toBe(400)
})

it('resolved, it is rated once and answered no more', async () => {
  const { id, me } = await asked()
  await claim(rei, id)
  expect(await rei.client.call('resolveChat', { body: { id } })).toMatchObject({
    status: 'resolved',
  })
  expect(await outcome(reply(rei, id, 'One more thing'))).toBe('not_found')
  const before = await loadWaitingChats(database)
  await chat.calls.rateChat({ query: {}, body: { conversation: id, stars: 5 } }, me)
  // The screens of the staff see by it that they are to read again.
  expect((await loadWaitingChats(database)).digest).not.toBe(before.digest)
  const { data } = await rei.client.call('chatInbox', { query: { view: 'resolved' } })
  expect(data[0]).toMatchObject({ id, rating: 5 })
})

describe('deleting', () => {
  it('takes a message of the staff away for everyone, and keeps its text in the log', async () => {
    const { id, me } = await asked()
    await claim(rei, id)
    await reply(rei, id, 'A wrong word')
    await rei.act('deleteChatMessage', { body: { id, number: 2 } })
    const { conversation, unread } = await chat.read(me)
    expect(conversation?.messages.at(-1)).toMatchObject({ deleted: true, text: '' })
    expect(unread).toBe(0)
    const [entry] = await database.query<{ detail: string }>(
      `SELECT detail FROM audit_entry WHERE action = 'chat.delete_message' AND subject_id = $1`,
      [id],
    )
    expect(entry?.detail).toContain('A wrong word')
  })

  it('does not touch what a customer wrote', async () => {
    const { id, me } = await asked()
    await claim(rei, id)
    const given = { body: { id, number: 1 } }
    expect(await outcome(rei.act('deleteChatMessage', given))).toBe('not_found')
    expect((await chat.read(me)).conversation?.messages[0]).toMatchObject({ deleted: false })
  })
})

it('lists hide card numbers and passwords, and find by words and by customer', async () => {
  const { id, userId } = await asked('My card 4111 1111 1111 1111, 100%_sure')
  const listed = async (query: { search?: string; user?: string }) =>
    (await rei.client.call('chatInbox', { query })).data
  expect(await listed({ user: userId })).toMatchObject([
    { id, lastText: 'My card •••••••••••••••••••, 100%_sure' },
  ])
  expect((await listed({ search: '100%_SURE' })).map((row) => row.id)).toEqual([id])
  expect(await listed({ search: '%' })).toHaveLength(1)
})

it('a look is written down, with whose it was', async () => {
  const { id, userId } = await asked()
  const seen = await rei.client.call('chatCase', { query: { id } })
  expect(seen).toMatchObject({ customer: { id: userId }, messages: [{ from: 'customer' }] })
  // What they have is a section of its own, with a permission of its own.
  expect(seen).not.toHaveProperty('accounts')
  expect(seen).not.toHaveProperty('deposits')
  expect(seen.agents.map((one) => one.id).toSorted()).toEqual([rei.id, sam.id].toSorted())
  const [entry] = await database.query<{ detail: string; staff_id: string }>(
    `SELECT detail, staff_id FROM audit_entry WHERE action = 'chat.read' AND subject_id = $1`,
    [id],
  )
  expect(entry).toMatchObject({ staff_id: rei.id, detail: JSON.stringify({ userId }) })
})

it('of a visitor nothing is known; after the log-in a line says where it came from', async () => {
  const { conversation } = await chat.send(visitor('somebody'), { text: 'Hello' })
  const { id } = conversation
  const before = await rei.client.call('chatCase', { query: { id } })
  expect(before).toMatchObject({ userId: null, customer: null, fromVisitor: true })
  await addUser(database, 'newcomer')
  const context = { ...customer('newcomer'), visitorToken: visitor('somebody').visitorToken }
  await chat.calls.attachChat({ query: {}, body: {} }, context)
  const after = await rei.client.call('chatCase', { query: { id } })
  expect(after).toMatchObject({ userId: 'newcomer', events: [{ kind: 'attached' }] })
})

it('writing is told to the customer by who answers alone, at most every 3 s', async () => {
  const { id } = await asked()
  const typing = () => told.filter(({ body }) => body.event === 'typing').length
  const before = typing()
  await rei.client.call('typeChat', { body: { id } })
  expect(typing() - before).toBe(0)
  await claim(rei, id)
  await rei.client.call('typeChat', { body: { id } })
  await rei.client.call('typeChat', { body: { id } })
  expect(typing() - before).toBe(1)
  clock.advanceMs(3_000)
  await rei.client.call('typeChat', { body: { id } })
  expect(typing() - before).toBe(2)
})

it('canned replies are kept in six languages by who may, without foreign addresses', async () => {
  const texts = {
    ja: 'こんにちは',
    zh: '您好',
    en: 'Hello',
    ko: '안녕하세요',
    th: 'สวัสดี',
    ms: 'Helo',
  }
  const body = { id: null, name: 'Greeting', texts }
  expect(await outcome(rei.act('saveCannedReply', { body }))).toBe('not_permitted')
  admin = await office.loginAgain(admin)
  const { data } = await admin.act('saveCannedReply', { body })
  expect(data).toMatchObject([{ name: 'Greeting', texts }])
  const id = data[0]?.id ?? ''
  const foreign = { ...body, texts: { ...texts, ms: FOREIGN } }
  expect(await outcome(admin.act('saveCannedReply', { body: foreign }))).toBe('foreign_address')
  await admin.act('saveCannedReply', { body: { ...body, id, name: 'Hello' } })
  expect((await rei.client.call('cannedReplies')).data).toMatchObject([{ name: 'Hello' }])
  expect((await admin.act('removeCannedReply', { body: { id } })).data).toEqual([])
})
