// Notices of own orders and records: those messages that are about one, by kind.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { memberContext, userOf } from '@fairtick/server/test/team-members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceMarketChange } from './announce-market-change.ts'
import { messageRoutes } from './routes.ts'
import { insertMessages } from './store.ts'

const marked: unknown[] = []
let database: TestDatabase
let calls: ReturnType<typeof messageRoutes>

beforeAll(async () => {
  database = await openTestDatabase()
  const announcements = {
    markRead: async (userId: string, ids: readonly string[] | undefined) =>
      void marked.push([userId, ids]),
    countUnread: async () => 2,
  }
  calls = messageRoutes({ database, nowMs: () => 1, announcements })
  const about = (kind: 'option' | 'deposit', id: string) => ({ kind, id })
  const message = (id: string, told: ReturnType<typeof about> | null, userId = userOf('a')) => ({
    ...{ id, userId, cause: id, about: told, isShownAsNew: true },
    ...{ template: 'welcome' as const, values: { amount: '1' } },
    ...(told === null
      ? {}
      : ({ accountKind: told.kind === 'option' ? 'real' : 'practice' } as const)),
  })
  const messages = [
    message('first', about('option', 'o1')),
    message('second', null),
    message('third', about('deposit', 'd1')),
    message('others', about('deposit', 'd2'), userOf('b')),
  ]
  await insertMessages(database, messages, 1)
})
afterAll(() => database.close())

async function ids(kind?: 'option' | 'deposit' | 'contract') {
  const query = kind === undefined ? {} : { kind }
  const page = await calls.notices({ query, body: {} }, memberContext('a'))
  return 'data' in page ? page.data.map(({ id, about, account }) => [id, about.id, account]) : page
}

test('own messages that are about something, newest first, each with what it is about and of which account', async () => {
  expect(await ids()).toEqual([
    ['third', 'd1', 'practice'],
    ['first', 'o1', 'real'],
  ])
})

test('of one kind alone', async () => {
  expect(await ids('option')).toEqual([['first', 'o1', 'real']])
  expect(await ids('contract')).toEqual([])
})

test('nothing about an order or record is stored without its account', async () => {
  const about = { kind: 'option', id: 'o2' } as const
  const lost = { id: 'lost', userId: userOf('a'), cause: 'lost', about, isShownAsNew: true }
  const message = { ...lost, template: 'welcome', values: { amount: '1' } } as const
  await expect(insertMessages(database, [message], 1)).rejects.toThrow('message_check')
})

test('marking as read reaches announcements too, and counts them', async () => {
  const mark = (body: { ids: string[] } | { all: true }) =>
    calls.readMessages({ query: {}, body }, memberContext('a'))
  expect(await mark({ ids: ['first'] })).toEqual({ unread: 2 + 2 })
  expect(await mark({ all: true })).toEqual({ unread: 2 })
  expect(marked).toEqual([
    [userOf('a'), ['first']],
    [userOf('a'), undefined],
  ])
})

test('a change of the market is announced to every user, once', async () => {
  await database.asOwner(`INSERT INTO app_user
    SELECT 'user' || n, n, n, n, n, '', '', '', '', 'en', NULL, NULL, NULL, 1, 'p' || n, 'r' || n,
      0, 1
    FROM generate_series(1, 450) AS n`)
  await announceMarketChange(database, 'replay', 1_000)
  await announceMarketChange(database, 'replay', 1_000)
  const [row] = await database.query(
    `SELECT count(*) AS sent, count(DISTINCT user_id) AS users FROM message
     WHERE template = 'market-changed'`,
  )
  expect(row).toEqual({ sent: 450n, users: 450n })
})
