// Finding a customer by parts of what they are called and reached by, and by the ids of what is
// theirs: short pieces of an index, no pattern, not too often.

import {
  createSessionFixture,
  type SessionFixture,
} from '@fairtick/server/features/auth/session-fixture'
import { updateNickname, updatePhone } from '@fairtick/server/features/profile/store'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let auth: SessionFixture
let office: OfficeFixture
let ann: Member
let hanaId: string
let jiroId: string

beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  auth = await createSessionFixture(database, clock)
  const enter = async (fullName: string, phone: string, email: string) =>
    (await auth.enter({ fullName, phone, email })).user.id
  hanaId = await enter('Hana Sato', '+819012345678', 'hana.sato@mail.example')
  jiroId = await enter('佐藤次郎', '+81 90 7777 8888', 'jiro@mail.example')
  office = await openOffice(database, clock)
  ann = await office.setUp()
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const search = async (text: string) =>
  (await ann.client.call('users', { query: { search: text } })).data.map(({ id }) => id)

it.each([
  ['a word of their name', () => 'SATO'],
  ['both, the other way round', () => ' sato  hana '],
  ['a part of their number', () => '345-6'],
  ['a part as it is dialled at home', () => '090 1234'],
  ['the beginning of their id', () => hanaId.slice(0, 8)],
  ['the end of their id', () => hanaId.slice(-7).toLowerCase()],
])('finds by %s', async (_, text) => {
  expect(await search(text())).toEqual([hanaId])
})

it('finds a given name behind a family name without a space', async () => {
  expect(await search('次郎')).toEqual([jiroId])
  expect(await search('佐')).toEqual([jiroId])
})

it.each(['%', '_', '____', 'h%o', 'h_na', "' OR true --", 'h', '345', 'mail.example'])(
  'finds nobody by %j',
  async (text) => {
    expect(await search(text)).toEqual([])
  },
)

it('finds by the whole id of an account, order, deposit or withdrawal, not by less', async () => {
  const [account] = await database.query<{ id: string }>(
    "SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'",
    [hanaId],
  )
  const accountId = account?.id ?? ''
  await database.asOwner(recordsOf(hanaId, accountId))
  for (const id of [accountId, 'option-1', 'contract-1', 'deposit-1', 'withdrawal-1']) {
    expect([id, await search(id)]).toEqual([id, [hanaId]])
    expect([id, await search(id.slice(0, -1))]).toEqual([id, []])
  }
})

it('finds by what they are called and reached by now, not by what they were', async () => {
  await database.transaction((tx) => updateNickname(tx, jiroId, 'Maple99'))
  expect(await search('maple99')).toEqual([jiroId])
  await database.transaction((tx) => updateNickname(tx, jiroId, 'Birch77'))
  expect([await search('maple99'), await search('birch')]).toEqual([[], [jiroId]])
  const contact = { phone: '+819066665555', seal: '' }
  expect(await database.transaction((tx) => updatePhone(tx, jiroId, contact))).toBe(true)
  expect([await search('7777'), await search('6666')]).toEqual([[], [jiroId]])
})

it('finds nobody by a key that somebody planted', async () => {
  await database.query("INSERT INTO user_search_key VALUES ('nmallory', $1)", [hanaId])
  expect(await search('mallory')).toEqual([])
})

it('reads a short piece of the list, however many share a beginning', async () => {
  await database.asOwner(`
    INSERT INTO app_user (id, phone, phone_key, email, email_key, contact_seal, full_name, nickname,
      password_hash, language, created_time, practice_account_id, real_account_id, opening_until)
    SELECT 'many' || n, n, n, n, n, '', 'Kim ' || n, '', '', 'ko', n, 'mp' || n, 'mr' || n, 0
    FROM generate_series(1, 300) AS n;
    INSERT INTO user_search_key SELECT 'nkim', id FROM app_user WHERE id LIKE 'many%';
    INSERT INTO user_search_key SELECT 'n' || phone, id FROM app_user WHERE id LIKE 'many%'`)
  const { total, data, next } = await ann.client.call('users', {
    query: { search: 'kim', size: '60' },
  })
  expect([total, data.length]).toEqual([100, 60])
  const second = { search: 'kim', size: '60', after: next ?? '' }
  expect((await ann.client.call('users', { query: second })).data).toHaveLength(40)
  expect(await search('kim 77')).toEqual(['many77'])
})

it('finds whom a rare word tells apart among more than are read of a common one', async () => {
  await database.asOwner(`
    INSERT INTO app_user (id, phone, phone_key, email, email_key, contact_seal, full_name, nickname,
      password_hash, language, created_time, practice_account_id, real_account_id, opening_until)
    SELECT 'k' || n, n, 'k' || n, n, 'k' || n, '',
      CASE n WHEN 9999 THEN 'Kimura Zed' ELSE 'Kimura Jun' END, '', '', 'ja', n,
      'kp' || n, 'kr' || n, 0
    FROM generate_series(4001, 9999) AS n;
    INSERT INTO user_search_key SELECT 'nkimura', id FROM app_user WHERE full_name LIKE 'Kimura %';
    INSERT INTO user_search_key VALUES ('nzed', 'k9999')`)
  expect(await search('kimura zed')).toEqual(['k9999'])
})

it('lists all up to a page by its number, and behind it by a cursor alone', async () => {
  const page = (number: string) => outcome(ann.client.call('users', { query: { page: number } }))
  expect([await page('500'), await page('501')]).toEqual(['done', 400])
})

it('answers one of the staff 120 times in a minute, and the others all the same', async () => {
  const hurried = await office.hire(ann, 'hurried@house.example', ['support'])
  const askOnce = () => outcome(hurried.client.call('users', { query: { search: 'nobody' } }))
  const outcomes = []
  for (let time = 0; time < 121; time += 1) outcomes.push(await askOnce())
  expect(outcomes.filter((one) => one !== 'done')).toEqual(['too_many'])
  const section = { query: { id: hanaId, reason: 'complaint' } } as const
  expect(await outcome(hurried.client.call('userLimits', section))).toBe('too_many')
  expect(await outcome(hurried.client.call('user', { query: { id: hanaId } }))).toBe('too_many')
  expect(await outcome(hurried.client.call('users'))).toBe('too_many')
  expect(await search(hanaId)).toEqual([hanaId])
  office.clock.advanceMs(60_000)
  expect(await askOnce()).toBe('done')
})

function recordsOf(userId: string, accountId: string): string {
  return `
    INSERT INTO option_order (id, account_id, symbol, direction, stake, duration_seconds,
      payout_rate, strike, strike_seq, order_time, expiry_time, placed)
    VALUES ('option-1', '${accountId}', 'BTCUSDT', 'up', 5000000, 60, 0.8, 64000, 1, 7, 60007, 1);
    INSERT INTO contract_order (id, account_id, symbol, direction, order_type, lots, leverage,
      order_time, placed, status, reserved_margin, reserved_fee, overnight_fee, constants)
    VALUES ('contract-1', '${accountId}', 'BTCUSDT', 'long', 'limit', 1, 1, 7, 2, 'pending',
      1, 1, 0, '');
    INSERT INTO withdrawal (id, account_id, method, taken_from, amount, fee, taxable, tax, received,
      submitted_time, status)
    VALUES ('withdrawal-1', '${accountId}', 'bank', 'cash', 2, 1, 0, 0, 1, 7, 'pending');
    INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
    VALUES ('voucher-1', '${userId}', 'voucher', '', 1, 1);
    INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
      amount, voucher_file, voucher_hash, submitted_time)
    VALUES ('deposit-1', '${userId}', '${accountId}', 'practice', 'm', 'USDT', 'crypto', 1,
      'voucher-1', '', 7)`
}
