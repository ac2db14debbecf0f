// The user: what they may change, and the rights that the database leaves to the server.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'
import type { UserParts } from './read-user.ts'
import { profileRoutes } from './routes.ts'
import { insertUser, loadUser, type NewUser } from './store.ts'

const SATO: NewUser = {
  id: 'u1',
  phone: '+81900000001',
  email: 'a@b.example',
  contactSeal: 'seal',
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
}

let database: TestDatabase
let calls: ReturnType<typeof profileRoutes>
beforeAll(async () => {
  database = await openTestDatabase()
  const fixed = <Value>(value: Value) =>
    partOf(
      () => pieceOf('NULL AS nothing'),
      () => value,
    )
  const user: UserParts = {
    unread: fixed({ service: 1, system: 3, announcement: 2 }),
    agreement: fixed({ version: 1, answer: 'accepted' }),
    payoutSetup: fixed({
      hasFundPassword: true,
      hasSecondFactor: false,
      hasBank: true,
      wallets: 2,
    }),
    identityStatus: fixed({ verified: true, kycStatus: 'success' }),
  }
  calls = profileRoutes({ database, user, nowMs: () => 1 })
  await insertUser(database, SATO)
})
afterAll(() => database.close())

const ME: CustomerContext = {
  language: 'en',
  address: '192.0.2.7',
  device: '',
  key: undefined,
  caller: { userId: 'u1', sessionId: 's' },
}

test('the user is told without anything secret', async () => {
  const user = await calls.userDetail({ query: {}, body: {} }, ME)
  expect(user).toMatchObject({
    id: 'u1',
    unread: { service: 1, system: 3, announcement: 2 },
    inviteCode: 'ABCDEFGH',
    score: 70,
  })
  expect(user).toMatchObject({ verified: true, kycStatus: 'success' })
  expect(user).toMatchObject({ hasWithdrawPassword: true, hasBank: true, wallets: 2 })
  expect(JSON.stringify(user)).not.toContain('hash')
})

test('nickname and language are the user’s to change', async () => {
  const named = await calls.updateNickname({ query: {}, body: { nickname: 'はな花2' } }, ME)
  expect(named).toMatchObject({ nickname: 'はな花2' })
  const spoken = await calls.updateLanguage({ query: {}, body: { language: 'th' } }, ME)
  expect(spoken).toMatchObject({ language: 'th', nickname: 'はな花2' })
})

describe('the avatar', () => {
  const put = (file: string | null) => calls.updateAvatar({ query: {}, body: { file } }, ME)
  const addFile = async (id: string, more: { userId?: string; purpose?: string } = {}) => {
    await database.query(
      `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
       VALUES ($1, $2, $3, '', 1, 1)`,
      [id, more.userId ?? 'u1', more.purpose ?? 'avatar'],
    )
  }
  const used = async () => {
    const sql = 'SELECT id FROM file WHERE used_time IS NOT NULL ORDER BY id'
    return (await database.query<{ id: string }>(sql)).map(({ id }) => id)
  }

  test('is an own upload; the one before is let go, and none is possible too', async () => {
    await addFile('first')
    await addFile('second')
    expect(await put('first')).toMatchObject({ avatar: '/api/file?id=first' })
    expect(await put('first')).toMatchObject({ avatar: '/api/file?id=first' })
    expect(await put('second')).toMatchObject({ avatar: '/api/file?id=second' })
    expect(await used()).toEqual(['second'])
    expect(await put(null)).toMatchObject({ avatar: null })
    expect(await used()).toEqual([])
  })

  test('is not another’s file, not one of another purpose', async () => {
    await insertUser(database, {
      ...SATO,
      ...{ id: 'u2', phone: '1', email: '1', inviteCode: 'U2' },
      ...{ practiceAccountId: 'p2', realAccountId: 'r2' },
    })
    await addFile('others', { userId: 'u2' })
    await addFile('voucher', { purpose: 'voucher' })
    for (const id of ['others', 'voucher', 'missing']) {
      expect(await put(id), id).toEqual({ declined: 'not_found' })
    }
    expect((await loadUser(database, 'u1'))?.avatarFileId).toBe(null)
  })
})

test.each([
  ["UPDATE app_user SET full_name = 'x'"],
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
