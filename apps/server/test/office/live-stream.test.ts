// The stream of the back office over HTTP: whole states, by permission, ended with the session.

import { addUser } from '@fairtick/server/features/files/files-fixture'
import { READER_LIMITS } from '@fairtick/server/features/reviews/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createBarrier } from '@fairtick/testkit/barrier'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { type OfficeState, officeState } from '@fairtick/wire/admin/live'
import { LIVE_LOOK_MS, LIVE_PATH, SERVER_TIME_HEADER } from '@fairtick/wire/admin/live-queues'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
/** Sessions that were read for streams wait for it. */
let afterSessions: () => Promise<unknown>
let ann: Member
let rei: Member

beforeAll(async () => {
  database = await openTestDatabase()
  afterSessions = async () => {}
  const query: TestDatabase['query'] = async (sql, parameters) => {
    const rows = await database.query(sql, parameters)
    if (sql.includes('FROM staff_session o JOIN')) await afterSessions()
    return rows as never
  }
  office = await openOffice({ ...database, query }, createManualClock(Date.UTC(2026, 0, 15)))
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  await addUser(database, 'a')
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

async function open(token?: string) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return await fetch(office.office.url + LIVE_PATH, { headers })
}

/** The states as they come, one a `next`; undefined when the stream has ended. */
async function listen({ token }: Member) {
  const response = await open(token)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let rest = ''
  const next = async (): Promise<OfficeState | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n\n')
      if (end >= 0) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (line.startsWith('data: ')) return officeState.parse(JSON.parse(line.slice(6)))
        continue
      }
      const { value, done } = await reader.read()
      if (done) return undefined
      rest += decoder.decode(value, { stream: true })
    }
  }
  return { response, next, stop: () => reader.cancel() }
}

const ask = async (id: string) => {
  await database.query(
    `INSERT INTO bank_change (id, user_id, submitted_time, status, bank_way, account_name,
       bank_name, branch_name, branch_number, bank_code, card_number, ifsc, seal)
     VALUES ($1, 'a', 2, 'pending', 'jp', 'A', 'B', 'C', '001', '', '7654321', '', '')`,
    [id],
  )
}

it('every answer says the time of the server, also the stream and a refusal', async () => {
  const stream = await listen(rei)
  const address = `${office.office.url}/admin-api/me`
  const me = await fetch(address, { headers: { Authorization: `Bearer ${rei.token}` } })
  const answers = [stream.response, me, await fetch(address)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401])
  for (const { headers } of answers) {
    expect(Number(headers.get(SERVER_TIME_HEADER))).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 15))
    expect(Number(headers.get(SERVER_TIME_HEADER))).toBeLessThan(Date.UTC(2026, 0, 16))
  }
  await stream.stop()
})

it('opens for staff alone', async () => {
  expect([(await open()).status, (await open('x'.repeat(43))).status]).toEqual([401, 401])
})

it('tells at first how it stands, then each time that it is otherwise', async () => {
  const line = await listen(rei)
  expect(line.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(line.response.headers.get('cache-control')).toBe('no-store')
  const first = await line.next()
  expect(first?.queues.map(({ queue, pending }) => [queue, pending])).toEqual([
    ['deposit', 0],
    ['withdrawal', 0],
    ['bank_change', 0],
    ['account_link', 0],
    ['identity', 0],
    ['recovery', 0],
    ['leader', 0],
    ['signal', 0],
  ])
  await ask('c')
  const second = await line.next()
  expect(second?.queues[2]).toMatchObject({ pending: 1, oldestTime: 2, claims: {} })
  expect(second?.queues[2]?.version).not.toBe(first?.queues[2]?.version)
  await rei.client.call('claimBankChange', { body: { id: 'c' } })
  const third = await line.next()
  expect(third?.queues[2]?.claims).toMatchObject({ c: { staffId: rei.id, name: 'Somebody' } })
  await line.stop()
})

it('names the chats in which a customer is writing, to who reads chats, until they stop', async () => {
  const [reader, other] = [await listen(ann), await listen(rei)]
  expect(chatOf(await reader.next())).toEqual([])
  await other.next()
  office.parts.chat.typing.note('a chat')
  expect(chatOf(await reader.next())).toEqual(['a chat'])
  office.parts.chat.typing.forget('a chat')
  expect(chatOf(await reader.next())).toEqual([])
  await rei.client.call('releaseBankChange', { body: { id: 'c' } })
  expect(JSON.stringify(await other.next())).not.toContain('a chat')
  for (const line of [reader, other]) await line.stop()
})

const chatOf = (state: OfficeState | undefined) =>
  state?.queues.find(({ queue }) => queue === 'chat')?.typing

/** Of customers the chats alone. */
const OF_AN_ADMIN = ['chat', 'change', 'role_request', 'content']
const queuesOf = (state: OfficeState | undefined) => state?.queues.map(({ queue }) => queue)

it('shows nothing of what a role does not allow, at once when it is taken away (REL-57)', async () => {
  const other = await listen(ann)
  expect(queuesOf(await other.next())).toEqual(OF_AN_ADMIN)
  await other.stop()
  const line = await listen(rei)
  expect((await line.next())?.queues).toHaveLength(8)
  await office.giveRoles(rei, ['finance'])
  expect(queuesOf(await line.next())).toEqual(['deposit', 'withdrawal', 'change'])
  await line.stop()
})

it('says how the house stands to whom their roles show it (REL-57)', async () => {
  const shown: unknown[] = []
  for (const roles of [['reviewer'], ['risk'], ['finance']] as const) {
    await office.giveRoles(rei, roles)
    const line = await listen(rei)
    const { operation, books } = (await line.next()) ?? {}
    shown.push([operation?.engine.problem, books])
    await line.stop()
  }
  const books = { isClean: true, checkedTime: null, cover: null }
  expect(shown).toEqual([
    [undefined, undefined],
    [null, undefined],
    [null, books],
  ])
  await office.giveRoles(rei, ['reviewer'])
})

it('tells again when nothing changed, so that an old state is known for one', async () => {
  const line = await listen(rei)
  const first = await line.next()
  office.clock.advanceMs(LIVE_LOOK_MS)
  expect((await line.next())?.asOf).toBe((first?.asOf ?? 0) + LIVE_LOOK_MS)
  await line.stop()
})

it('is opened as well while the sessions of others are looked at', async () => {
  const early = await listen(rei)
  await early.next()
  const barrier = createBarrier()
  afterSessions = barrier.pass
  await barrier.reached
  const late = await listen(ann)
  barrier.open()
  expect(queuesOf(await late.next())).toEqual(OF_AN_ADMIN)
  for (const line of [early, late]) await line.stop()
})

it('ends with the session, and listening does not prolong one (REL-52)', async () => {
  const line = await listen(rei)
  await line.next()
  office.clock.advanceMs(31 * 60_000)
  expect(await line.next()).toBeUndefined()
  const back = await office.login(rei.email, rei.factor)
  const again = await listen(back)
  await again.next()
  await back.client.call('logout')
  expect(await again.next()).toBeUndefined()
})

/** Opens streams until there are `count` more; how to close them. */
async function openMany(member: Member, count: number) {
  const lines: Awaited<ReturnType<typeof listen>>[] = []
  while (lines.length < count) lines.push(await listen(member))
  return lines
}

it('REL-31: so many streams of one of the staff, freed when one closes', async () => {
  const [back, other] = [await office.login(rei.email, rei.factor), await loginAgain(ann)]
  const lines = await openMany(back, READER_LIMITS.ofStaff)
  expect(lines.map(({ response }) => response.status)).toEqual(lines.map(() => 200))
  const refused = await open(back.token)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ code: 'too_many' })
  const others = await listen(other)
  expect(others.response.status).toBe(200)
  // Whoever was there hears on.
  expect(await lines[0]?.next()).toHaveProperty('queues')
  await lines[0]?.stop()
  const again = await openOnceFree(back)
  expect(again.response.status).toBe(200)
  for (const line of [...lines.slice(1), others, again]) await line.stop()
})

it('HEAD tells what a stream would, and holds no place', async () => {
  const back = await office.login(rei.email, rei.factor)
  const headers = { Authorization: `Bearer ${back.token}` }
  const url = office.office.url + LIVE_PATH
  for (let asked = 0; asked <= READER_LIMITS.ofStaff; asked += 1) {
    const head = await fetch(url, { method: 'HEAD', headers })
    expect([head.status, head.headers.get('content-type')]).toEqual([
      ...[200, 'text/event-stream; charset=utf-8'],
    ])
  }
  const line = await openOnceFree(back)
  expect(await line.next()).toHaveProperty('queues')
  await line.stop()
})

it('REL-31: so many streams of one network, whoever signed in from it', async () => {
  const members = [await loginAgain(ann)]
  const [first] = members as [Member]
  const places = READER_LIMITS.ofNetwork / READER_LIMITS.ofStaff
  for (let one = 1; one <= places; one += 1) {
    members.push(await office.hire(first, `staff${one}@house.example`))
  }
  const lines = []
  for (const member of members.slice(1)) {
    lines.push(openOnceFree(member), ...(await openMany(member, READER_LIMITS.ofStaff - 1)))
  }
  const opened = await Promise.all(lines)
  expect(opened.map(({ response }) => response.status)).toEqual(opened.map(() => 200))
  expect((await open(first.token)).status).toBe(429)
  for (const line of opened) await line.stop()
})

const loginAgain = ({ email, factor }: Member) => office.login(email, factor)

/** The server hears a little later that a stream was closed. */
async function openOnceFree(member: Member) {
  for (;;) {
    const line = await listen(member)
    if (line.response.status !== 429) return line
    await line.stop()
  }
}
