// Sessions and login passwords (REL-52): how long a token opens, and what ends it.

import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_SESSIONS } from './begin-session.ts'
import { purgeExpired } from './purge-expired.ts'
import { createSessionFixture, type SessionFixture, VISITOR } from './session-fixture.ts'
import { listSignedIn } from './store.ts'

const PASSWORD = 'walnut bridge 52'
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
let people = 0
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
})
afterAll(() => database.close())

/** A new user with a token, and how to log in as them once more. */
async function newUser() {
  people += 1
  const phone = `0901234${String(people).padStart(4, '0')}`
  const email = `user${people}@a.example`
  const entered = await auth.enter({ phone, email })
  const again = async () => {
    const answer = await auth.login(phone, PASSWORD)
    if (!('token' in answer)) throw new Error('not logged in')
    return answer.token
  }
  return { ...entered, phone, email, again }
}

const isOpen = async (token: string) => (await auth.sessions.check(token)) !== undefined

test('a browser keeps the token that it was given; one that it made up is replaced', async () => {
  const { phone, device } = await newUser()
  const answers = [
    await auth.login(phone, PASSWORD, { deviceToken: device }),
    await auth.login(phone, PASSWORD, { deviceToken: 'made-up' }),
  ]
  expect(answers).toMatchObject([{ device }, { device: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(answers[1]).not.toMatchObject({ device })
})

describe('a session', () => {
  test('is stored as a hash alone', async () => {
    const { token } = await newUser()
    const rows = await database.query<{ token_hash: string }>('SELECT token_hash FROM session')
    expect(rows.map((row) => row.token_hash)).not.toContain(token)
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true)
  })

  test('that was ended is known as such to who asks by its id, past what is kept', async () => {
    const { token, again } = await newUser()
    const other = await again()
    const [one, two] = await Promise.all([token, other].map((each) => auth.sessions.check(each)))
    const sessionIds = [one?.sessionId ?? '', two?.sessionId ?? '', 'never was']
    // Behind the back of this process, as another one does it.
    await database.query('DELETE FROM session WHERE id = $1', [sessionIds[0]])
    expect(await isOpen(token)).toBe(true)
    expect(await auth.bus.ask('session.ended', { sessionIds })).toEqual({
      ended: [sessionIds[0], 'never was'],
    })
  })

  test('ends after 7 days without a call', async () => {
    const { token } = await newUser()
    clock.advanceMs(7 * DAY_MS - 1)
    expect(await isOpen(token)).toBe(true)
    clock.advanceMs(7 * DAY_MS)
    expect(await isOpen(token)).toBe(false)
  })

  test('ends after 30 days, however busy', async () => {
    const { token } = await newUser()
    for (let day = 1; day < 30; day += 1) {
      clock.advanceMs(DAY_MS)
      expect(await isOpen(token)).toBe(true)
    }
    clock.advanceMs(DAY_MS)
    expect(await isOpen(token)).toBe(false)
  })

  test('makes its user one of those who are signed in, page by page', async () => {
    const [first, second] = await Promise.all([newUser(), newUser()])
    await auth.calls.logout({ query: {}, body: {} }, second.context)
    const ids: string[] = []
    for (let page = await listSignedIn(database, '', 1); page[0]; ) {
      ids.push(page[0].userId)
      page = await listSignedIn(database, page[0].userId, 1)
    }
    expect(ids).toEqual([...new Set(ids)].toSorted())
    expect(ids).toContain(first.user.id)
    expect(ids).not.toContain(second.user.id)
  })

  test('a token of nobody opens nothing', async () => {
    expect(await isOpen('x'.repeat(43))).toBe(false)
  })

  test('logging out ends it at once, though it was looked up a moment ago', async () => {
    const { token, context } = await newUser()
    expect(await isOpen(token)).toBe(true)
    await auth.calls.logout({ query: {}, body: {} }, context)
    expect(await isOpen(token)).toBe(false)
    expect(auth.endings.at(-1)).toEqual({ sessionIds: [context.caller.sessionId] })
  })

  test('the gateway asks over the bus', async () => {
    const { token, user } = await newUser()
    expect(await auth.dependencies.bus.ask('session.check', { token })).toMatchObject({
      userId: user.id,
      endsAtMs: clock.wallMs() + 7 * DAY_MS,
    })
  })

  test('one more than a user may have ends the one that was seen longest ago', async () => {
    const { token, again } = await newUser()
    for (let count = 0; count < MAX_SESSIONS; count += 1) {
      clock.advanceMs(1_000)
      await again()
    }
    expect(await isOpen(token)).toBe(false)
  })
})

describe('the list of sessions', () => {
  test('shows mine, marks this one, and ends one or all others', async () => {
    const { token, context, again } = await newUser()
    const [second, third] = [await again(), await again()]
    const given = { query: {}, body: {} }
    const list = await auth.calls.sessions(given, context)
    const sessions = 'sessions' in list ? list.sessions : []
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const { sessionId } = (await auth.contextOf(second)).caller
    await auth.calls.revokeSessions({ query: {}, body: { id: sessionId } }, context)
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, true])
    await auth.calls.revokeSessions({ query: {}, body: { id: 'others' } }, context)
    expect([await isOpen(token), await isOpen(third)]).toEqual([true, false])
  })

  test('somebody else’s session is not there (REL-55)', async () => {
    const mine = await newUser()
    const other = await newUser()
    const body = { id: other.context.caller.sessionId }
    const answer = await auth.calls.revokeSessions({ query: {}, body }, mine.context)
    expect(answer).toEqual({ declined: 'not_found' })
    expect(await isOpen(other.token)).toBe(true)
  })
})

describe('changing the password', () => {
  const NEW = 'copper lantern 9'
  const change = (
    context: Awaited<ReturnType<typeof newUser>>['context'],
    oldPassword = PASSWORD,
  ) =>
    auth.calls.changePassword(
      { query: {}, body: { oldPassword, newPassword: NEW, repeatPassword: NEW } },
      context,
    )

  test('needs the current one; then every old token is void and a new one comes', async () => {
    const { token, context, again, phone, email } = await newUser()
    const second = await again()
    expect(await change(context, 'wrong password')).toMatchObject({ code: 'password_wrong' })
    const answer = await change(context)
    if (!('token' in answer)) throw new Error('not changed')
    expect([await isOpen(second), await isOpen(answer.token)]).toEqual([false, true])
    expect(await auth.login(phone, PASSWORD)).toMatchObject({ code: 'login_failed' })
    expect(await auth.login(phone, NEW)).toHaveProperty('token')
    await auth.sendMails()
    const told = auth.mails.filter(({ subject }) => /password was changed/.test(subject))
    expect(told.filter(({ to }) => to === email)).toHaveLength(1)
    const closed = { sessionIds: [context.caller.sessionId] }
    await eventually('the old sockets to close', () =>
      auth.endings.some((ended) => JSON.stringify(ended) === JSON.stringify(closed)),
    )
    expect([await isOpen(token), await isOpen(answer.token)]).toEqual([false, true])
  })

  test('five wrong guesses, then a wait', async () => {
    const { context } = await newUser()
    for (let count = 0; count < 5; count += 1) await change(context, 'wrong password')
    expect(await change(context)).toMatchObject({ declined: 'too_many' })
  })

  test('the two entries must be the same', async () => {
    const { context } = await newUser()
    const body = { oldPassword: PASSWORD, newPassword: NEW, repeatPassword: 'other' }
    expect(await auth.calls.changePassword({ query: {}, body }, context)).toMatchObject({
      fields: { repeatPassword: ['password_mismatch'] },
    })
  })
})

describe('a forgotten password', () => {
  const NEW = 'copper lantern 9'
  const find = async (phone: string, email: string, code: string) =>
    auth.calls.findPassword(
      { query: {}, body: { phone, email, code, password: NEW, repeatPassword: NEW } },
      VISITOR,
    )

  test('a mailed code sets a new one and ends every session', async () => {
    const { token, user, phone, email } = await newUser()
    const code = await auth.codeFor(email, 'resetpassword')
    expect(await find(phone, email, code)).toEqual({})
    expect(await isOpen(token)).toBe(false)
    expect(auth.endings.at(-1)).toEqual({ userId: user.id })
    expect(await auth.login(phone, NEW)).toHaveProperty('token')
    expect(await find(phone, email, code)).toMatchObject({ code: 'code_wrong' })
  })

  test('phone and mail of two people: the same answer as a wrong code (REL-49)', async () => {
    const one = await newUser()
    const two = await newUser()
    const code = await auth.codeFor(one.email, 'resetpassword')
    expect(await find(two.phone, one.email, code)).toMatchObject({ code: 'code_wrong' })
    expect(await find('09088888888', one.email, code)).toMatchObject({ code: 'code_wrong' })
    expect(await find(one.phone, one.email, '000000')).toMatchObject({ code: 'code_wrong' })
  })
})

test('what is stale is forgotten, what is not stays', async () => {
  const { token } = await newUser()
  await purgeExpired(database, clock.wallMs())
  expect(await isOpen(token)).toBe(true)
  clock.advanceMs(91 * DAY_MS)
  await purgeExpired(database, clock.wallMs())
  const [row] = await database.query(`SELECT
    (SELECT count(*) FROM session) AS sessions, (SELECT count(*) FROM known_device) AS devices,
    (SELECT count(*) FROM mail_code) AS codes, (SELECT count(*) FROM throttle) AS throttles`)
  expect(row).toEqual({ sessions: 0n, devices: 0n, codes: 0n, throttles: 0n })
})
