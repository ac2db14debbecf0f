// The user himself: what he may change, and the rights that the database leaves to the server.

import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileRoutes } from './routes.ts'
import { insertUser, loadUser } from './store.ts'

let database: TestDatabase
let calls: ReturnType<typeof profileRoutes>
beforeAll(async () => {
  database = await openTestDatabase()
  calls = profileRoutes({ database, countUnread: async () => 3 })
  await insertUser(database, {
    id: 'u1',
    phone: '+81900000001',
    email: 'a@b.example',
    fullName: 'Hana Sato',
    nickname: 'FTABCDEFGH',
    language: 'ja',
    inviteCode: 'ABCDEFGH',
    passwordHash: 'hash',
    practiceAccountId: 'p1',
    realAccountId: 'r1',
    openingUntilMs: 0,
    inviterIds: [],
    createdMs: 1,
  })
})
afterAll(() => database.close())

const ME: CustomerContext = {
  language: 'en',
  account: 'practice',
  address: '192.0.2.7',
  device: '',
  key: undefined,
  caller: { userId: 'u1', sessionId: 's' },
}

test('the user is told without anything secret', async () => {
  const user = await calls.userDetail({ query: {}, body: {} }, ME)
  expect(user).toMatchObject({ id: 'u1', unread: { system: 3 }, inviteCode: 'ABCDEFGH', score: 20 })
  expect(JSON.stringify(user)).not.toContain('hash')
})

test('nickname and language are his to change', async () => {
  const named = await calls.updateNickname({ query: {}, body: { nickname: 'はな花2' } }, ME)
  expect(named).toMatchObject({ nickname: 'はな花2' })
  const spoken = await calls.updateLanguage({ query: {}, body: { language: 'th' } }, ME)
  expect(spoken).toMatchObject({ language: 'th', nickname: 'はな花2' })
})

test.each([
  ["UPDATE app_user SET phone = 'x'"],
  ["UPDATE app_user SET inviter_id = 'u1'"],
  ["UPDATE app_user SET practice_account_id = 'x'"],
  ['DELETE FROM app_user'],
  ['DELETE FROM invitation'],
  ["UPDATE invitation SET user_id = 'u1'"],
  ["UPDATE message SET template = 'x'"],
  ['DELETE FROM message'],
])('the run-time role may not: %s (REL-60)', async (sql) => {
  await expect(database.query(sql)).rejects.toThrow(/permission denied/)
  expect(await loadUser(database, 'u1')).toBeDefined()
})
