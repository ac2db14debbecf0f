// What is routine gives no sign, and each message is in the lists that its kind belongs to.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overnightMessage, payrollMessage, welcomeMessage } from './account-messages.ts'
import { addMessages } from './add-messages.ts'
import { messageRoutes } from './routes.ts'
import { countUnread, type NewMessage } from './store.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
const OWNER = { userId: 'u', accountKind: 'practice' } as const
const CONTEXT: CustomerContext = {
  ...{ language: 'en', address: '192.0.2.7', device: '', key: undefined },
  caller: { userId: 'u', sessionId: 's' },
}
const ROUTINE: readonly NewMessage[] = [
  overnightMessage(OWNER, { accountId: 'a', instant: 1, positions: 2, charge: '0.12' }),
  payrollMessage(OWNER, { accountId: 'a', day: 9, date: '2026-01-08', amount: '12.5' }),
]

let database: TestDatabase
let calls: ReturnType<typeof messageRoutes>
beforeAll(async () => {
  database = await openTestDatabase()
  const announcements = { markRead: async () => {}, countUnread: async () => 0 }
  calls = messageRoutes({ database, nowMs: () => NOW_MS, announcements })
})
afterAll(() => database.close())

const add = (messages: readonly NewMessage[]) =>
  database.transaction((tx) => addMessages(tx, messages, NOW_MS))

test('of what is routine is no sign: it is there as read, and counts nowhere', async () => {
  expect(await add(ROUTINE)).toEqual([])
  expect(await countUnread(database, 'u')).toBe(0)
  expect(await add([welcomeMessage(OWNER, '10000')])).toHaveLength(1)
  expect(await countUnread(database, 'u')).toBe(1)
})

test.each([
  ['routine', ['payroll', 'overnight']],
  ['main', ['welcome']],
  ['account', ['welcome']],
  ['trade', []],
  ['money', []],
  [undefined, ['welcome', 'payroll', 'overnight']],
] as const)('the list %s has %s', async (list, templates) => {
  const page = await calls.messages({ query: { page: 1, size: 20, list }, body: {} }, CONTEXT)
  const stored = await database.query<{ id: string; template: string }>(
    'SELECT id, template FROM message',
  )
  const found = 'data' in page ? page.data : []
  const templateOf = (id: string) => stored.find((row) => row.id === id)?.template
  expect(found.map(({ id }) => templateOf(id))).toEqual(templates)
  expect(page).toMatchObject({ total: templates.length })
})
