// Registering: what is needed, what is told to whom, and what a crash in the middle leaves.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessionFixture, type SessionFixture } from './session-fixture.ts'

const START_MS = Date.UTC(2026, 0, 15)
const clock = createManualClock(START_MS)
let database: TestDatabase
let auth: SessionFixture
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
})
afterAll(() => database.close())

test('a user has a practice account of 10 000 and a real one of 0 (TR-12.1)', async () => {
  const { user } = await auth.enter({ phone: '+819000000001', email: 'One@a.example' })
  expect(user.accounts).toEqual([
    { kind: 'practice', balance: '10000', salary: '0' },
    { kind: 'real', balance: '0', salary: '0' },
  ])
  expect(user).toMatchObject({ phone: '+819000000001', email: 'one@a.example', language: 'en' })
  expect(user.inviteCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  expect(user.id).toHaveLength(22)
})

test('the same phone with or without plus, the same mail in any case, is taken', async () => {
  const phone = await auth.register({ phone: '819000000001', email: 'other@a.example' })
  expect(phone).toMatchObject({ declined: 'refused', code: 'already_registered' })
  clock.advanceMs(60_000)
  const mail = await auth.register({ phone: '09000000002', email: 'oNe@a.example' })
  expect(mail).toMatchObject({ code: 'already_registered' })
})

test('what is taken or unknown is told only to who has the code (REL-49)', async () => {
  const form = { phone: '819000000001', email: 'x@a.example', code: '000000' }
  expect(await auth.register(form)).toMatchObject({ code: 'code_wrong' })
  expect(
    await auth.register({ ...form, phone: '09099999999', inviteCode: 'NOBODY' }),
  ).toMatchObject({ code: 'code_wrong' })
})

test('a code that told of a taken phone tells of no other', async () => {
  const email = 'prober@a.example'
  const code = await auth.codeFor(email)
  const taken = await auth.register({ phone: '819000000001', email, code })
  expect(taken).toMatchObject({ code: 'already_registered' })
  const again = await auth.register({ phone: '09012312312', email, code })
  expect(again).toMatchObject({ code: 'code_wrong' })
})

test('a wrong invitation code leaves the mail code to be used again', async () => {
  const email = 'typo@a.example'
  const code = await auth.codeFor(email)
  const form = { phone: '09000000003', email, code }
  expect(await auth.register({ ...form, inviteCode: 'WRONG234' })).toMatchObject({
    code: 'invite_code_unknown',
  })
  const lower = auth.inviteCode.toLowerCase()
  expect(await auth.register({ ...form, inviteCode: ` ${lower} ` })).toHaveProperty('token')
})

test('the chain of inviters is kept, nearest first, three at most', async () => {
  let inviteCode = auth.inviteCode
  const ids: string[] = []
  for (const digit of [1, 2, 3, 4]) {
    const form = { phone: `0901000000${digit}`, email: `chain${digit}@a.example`, inviteCode }
    const { user } = await auth.enter(form)
    ids.unshift(user.id)
    inviteCode = user.inviteCode
  }
  const [row] = await database.query(
    'SELECT inviter_id, second_inviter_id, third_inviter_id FROM app_user WHERE id = $1',
    [ids[0]],
  )
  expect(Object.values(row ?? {})).toEqual(ids.slice(1, 4))
})

test('who invites themselves from one place earns nothing of it (REL-12, TR-8.1)', async () => {
  const invitersOf = async (id: string) => {
    const sql = `SELECT inviters FROM account WHERE user_id = $1 AND kind = 'practice'`
    return (await database.query<{ inviters: string }>(sql, [id]))[0]?.inviters
  }
  const first = await auth.enter({
    ...{ phone: '09020000001', email: 'self1@a.example', fullName: 'Ren Mori' },
  })
  const { inviteCode } = first.user
  const again = { phone: '09020000002', email: 'self2@a.example', fullName: 'MORI Ren' }
  const second = await auth.enter({ ...again, inviteCode })
  expect(await invitersOf(second.user.id)).toBe('-')
  const other = { phone: '09020000003', email: 'self3@a.example', fullName: 'Aoi Ueda' }
  const third = await auth.enter({ ...other, inviteCode })
  expect(await invitersOf(third.user.id)).toMatch(/^[\w-]{22}$/)
})

test('easy and personal passwords are refused before anything else', async () => {
  const problemOf = async (password: string) => {
    const form = { phone: '09055551234', email: 'momoko@a.example', fullName: 'Momoko Abe' }
    const answer = await auth.register({ ...form, password, code: '000000' })
    return 'declined' in answer && answer.declined === 'invalid' ? answer.fields.password : answer
  }
  for (const easy of ['password1', 'PASSWORD1', 'aaaaaaaa', '12345678', '98765432', 'abcabcabc']) {
    expect(await problemOf(easy), easy).toEqual(['password_common'])
  }
  for (const own of ['xx-momoko-xx', 'call 5551234 me', 'my fairtick key', 'ＭＯＭＯＫＯ99']) {
    expect(await problemOf(own), own).toEqual(['password_personal'])
  }
})

test('the engine is away: 503, and the same form goes on later', async () => {
  const email = 'patient@a.example'
  const form = { phone: '09000000004', email, code: await auth.codeFor(email) }
  auth.engine.become('away')
  await expect(auth.register(form)).rejects.toThrow('away')
  auth.engine.become('ready')
  expect(await auth.register({ ...form, password: 'another one 77' })).toMatchObject({
    code: 'code_wrong',
  })
  const answer = await auth.register(form)
  expect(answer).toHaveProperty('token')
  expect(await auth.register(form)).toMatchObject({ code: 'code_wrong' })
})

test('the server died between user and accounts: logging in opens them', async () => {
  const email = 'crashed@a.example'
  const form = { phone: '09000000005', email, code: await auth.codeFor(email) }
  auth.engine.become('away')
  await expect(auth.register(form)).rejects.toThrow()
  auth.engine.become('ready')
  const answer = await auth.login(form.phone, 'walnut bridge 52')
  expect(answer).toMatchObject({ user: { accounts: [{ balance: '10000' }, { balance: '0' }] } })
})

test('only half of the accounts were opened: the other half follows', async () => {
  const email = 'half@a.example'
  const form = { phone: '09000000006', email, code: await auth.codeFor(email) }
  auth.engine.become('away')
  await expect(auth.register(form)).rejects.toThrow()
  await database.asOwner(`INSERT INTO account
    SELECT practice_account_id, id, 'practice', 10000000000, 0, 0, 0 FROM app_user
    WHERE email_key = '${email}'`)
  auth.engine.become('ready')
  expect(await auth.login(form.phone, 'walnut bridge 52')).toMatchObject({
    user: { accounts: [{ balance: '10000' }, { balance: '0' }] },
  })
})

test('the first invitation stays the same over starts', async () => {
  const again = await createSessionFixture(database, clock)
  expect(again.inviteCode).toBe(auth.inviteCode)
})

test('registering keeps which agreement was read; one that is not there yet is the newest', async () => {
  const read = async (phone: string, agreementVersion?: number) => {
    const form = agreementVersion === undefined ? {} : { agreementVersion }
    const email = `agree${phone}@a.example`
    const { user } = await auth.enter({ phone, email, ...form })
    const rows = await database.query<{ version: number; answer: string }>(
      'SELECT version, answer FROM agreement_answer WHERE user_id = $1',
      [user.id],
    )
    return [user.agreement, ...rows]
  }
  const kept = [{ version: 1, answer: 'accepted' }]
  expect(await read('09055550001')).toEqual([kept[0], ...kept])
  expect(await read('09055550002', 1)).toEqual([kept[0], ...kept])
  expect(await read('09055550003', 9)).toEqual([kept[0], ...kept])
})
