// What is forgotten of the staff: sessions and secrets that open nothing any more, and no others.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createQuickHasher } from '@fairtick/server/test/quick-hasher'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AnonymousContext, StaffContext } from '@fairtick/wire/admin/handler'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import { createSeal } from '../../platform/sealed-text.ts'
import { relyingPartyOf } from '../second-factor/public.ts'
import { totpCodeOf, totpStepAt } from '../second-factor/public-for-staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { inviteStaff } from './manage-staff.ts'
import { openSetup } from './one-time-secret.ts'
import { purgeExpiredStaff } from './purge-expired.ts'
import { doorRoutes, staffRoutes } from './routes.ts'
import { checkStaffSession } from './staff-session.ts'

const PLACE: AnonymousContext = { language: 'en', address: '192.0.2.1', device: 'Browser' }
const ANN = { email: 'ann@house.example', password: 'copper lantern 81' }
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let parts: StaffDependencies
let calls: ReturnType<typeof doorRoutes> & ReturnType<typeof staffRoutes>
let setupSecret: string
let factor: string
const mails: Mail[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  parts = {
    ...{ database, exportHeads: async () => {}, nowMs: clock.wallMs, log: createLog('silent') },
    hasher: createQuickHasher(),
    relyingParty: relyingPartyOf(undefined),
    seal: createSeal(new Uint8Array(32)),
    rowSeal: TEST_ROW_SEAL,
    mails: {
      ...{ reachesPeople: true, sendDue: async () => {}, forget: async () => {} },
      ...{ takeBack: async () => {}, add: async (_, mail) => void mails.push(mail) },
    },
    officeUrl: () => 'http://office.example',
  }
  calls = { ...doorRoutes(parts), ...staffRoutes(parts) }
  setupSecret = (await openSetup(database, parts.rowSeal))[0]?.secret ?? ''
})
afterAll(() => database.close())

const forget = () => purgeExpiredStaff(database, clock.wallMs())

/** Of an authenticator that has not shown it before. */
function nextCode(): string {
  clock.advanceMs(MINUTE_MS)
  return totpCodeOf(factor, totpStepAt(clock.wallMs()))
}

async function logIn(): Promise<string> {
  const answer = await calls.login({ query: {}, body: { ...ANN, code: nextCode() } }, PLACE)
  if (!('token' in answer)) throw new Error(JSON.stringify(answer))
  return answer.token
}

async function contextOf(token: string): Promise<StaffContext> {
  const caller = await checkStaffSession(
    { database, rowSeal: TEST_ROW_SEAL },
    token,
    clock.wallMs(),
  )
  if (caller === undefined) throw new Error('no such session')
  return { ...PLACE, caller }
}

/** Whether the session opens the office; looking prolongs it. */
const isOpen = async (token: string) =>
  (await checkStaffSession({ database, rowSeal: TEST_ROW_SEAL }, token, clock.wallMs())) !==
  undefined

const showFactor = (secret: string) => calls.enrolFactor({ query: {}, body: { secret } }, PLACE)

const countRows = async (table: 'staff_session' | 'staff_enrolment') =>
  (await database.query(`SELECT FROM ${table}`)).length

it('the secret of the setup waits for the first admin, however long', async () => {
  clock.advanceMs(10 * 365 * DAY_MS)
  await forget()
  const shown = await showFactor(setupSecret)
  if (!('factor' in shown)) throw new Error(JSON.stringify(shown))
  factor = shown.factor
  const form = { ...ANN, name: 'Ann', secret: setupSecret, code: nextCode() }
  expect(await calls.enrol({ query: {}, body: form }, PLACE)).not.toHaveProperty('declined')
})

it('a session goes after half an hour without a call, and the open ones stay', async () => {
  const idle = await logIn()
  clock.advanceMs(15 * MINUTE_MS)
  const busy = await logIn()
  clock.advanceMs(14 * MINUTE_MS - 1)
  expect(await isOpen(busy)).toBe(true)
  await forget()
  expect(await countRows('staff_session')).toBe(2)
  clock.advanceMs(1)
  await forget()
  expect(await countRows('staff_session')).toBe(1)
  expect([await isOpen(idle), await isOpen(busy)]).toEqual([false, true])
})

it('a session goes after twelve hours, however busy', async () => {
  const token = await logIn()
  for (let quarter = 1; quarter < 48; quarter += 1) {
    clock.advanceMs(15 * MINUTE_MS)
    expect(await isOpen(token)).toBe(true)
  }
  clock.advanceMs(15 * MINUTE_MS - 1)
  await forget()
  expect(await isOpen(token)).toBe(true)
  clock.advanceMs(1)
  await forget()
  expect(await countRows('staff_session')).toBe(0)
})

it('an invitation goes after three days, and opens until then', async () => {
  const context = await contextOf(await logIn())
  const body = { email: 'bob@staff.example', name: 'Bob' }
  await inviteStaff(parts, body, context)
  const secret = mails.at(-1)?.text.match(/\b\w{4}(-\w{4}){7}\b/)?.[0] ?? ''
  clock.advanceMs(3 * DAY_MS - 1)
  await forget()
  expect(await showFactor(secret)).toMatchObject({ kind: 'invitation' })
  clock.advanceMs(1)
  await forget()
  // The secret of the second admin waits.
  expect(await countRows('staff_enrolment')).toBe(1)
  expect(await showFactor(secret)).toMatchObject({ code: 'secret_wrong' })
})
