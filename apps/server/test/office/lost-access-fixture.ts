// For tests: customers who lost what guards their account, and the office that lets them back in.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createSessionFixture, VISITOR } from '@fairtick/server/features/auth/session-fixture'
import { openFilesStage } from '@fairtick/server/features/files/files-fixture'
import {
  keepRecoveries,
  type RecoveryDependencies,
} from '@fairtick/server/features/recovery/public'
import { recoveryRoutes } from '@fairtick/server/features/recovery/routes'
import { linkToken } from '@fairtick/server/features/recovery/sealed-recovery'
import { totpCodeOf, totpStepAt } from '@fairtick/server/features/second-factor/totp/totp'
import type { AdvancingClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock, type ManualClock } from '@fairtick/testkit/manual-clock'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Member, openOffice, outcome } from './office-fixture.ts'

export const LOGIN_PASSWORD = 'walnut bridge 52'
export const HOLD_MS = 72 * 60 * MINUTE_MS

export type LostAccess = Awaited<ReturnType<typeof openLostAccess>>
export type Person = Awaited<ReturnType<LostAccess['enter']>>

type AskForm = Partial<CallArguments<'askRecovery'>['body']> & {
  readonly phone: string
  readonly email: string
}

export async function openLostAccess(database: Database, clock: AdvancingClock) {
  const auth = await createSessionFixture(database, clock)
  const office = await openOffice(database, clock, {
    publish: (events) => auth.told.push(...events),
  })
  const files = await openFilesStage(database, clock.wallMs, office.dataFolder)
  const parts: RecoveryDependencies = {
    ...{ ...auth.dependencies, files: files.dependencies },
    ...{ operatorTimeZone: 'Asia/Tokyo', publicUrl: undefined },
  }
  const calls = recoveryRoutes(parts)
  let people = 0
  const enter = async () => {
    people += 1
    const email = `lost${people}@a.example`
    const phone = `+8190777${String(people).padStart(5, '0')}`
    const { context, user } = await auth.enter({ email, phone, password: LOGIN_PASSWORD })
    return { email, phone, id: user.id, context }
  }
  /** By a code to that address; two in a minute would be too many. */
  const ask = async (form: AskForm) => {
    clock.advanceMs(2 * MINUTE_MS)
    const code = await auth.codeFor(form.email, 'recovery')
    const body = { lost: ['factor' as const], ...form, code }
    return await calls.askRecovery({ query: {}, body }, VISITOR)
  }
  const keep = async () => {
    await keepRecoveries(parts)
    await auth.sendMails()
  }
  /** The newest of that account. */
  const newestOf = async (userId: string): Promise<string> => {
    const [row] = await database.query<{ id: string }>(
      'SELECT id FROM recovery_request WHERE user_id = $1 ORDER BY asked_time DESC, id LIMIT 1',
      [userId],
    )
    if (row === undefined) throw new Error('nothing was asked for')
    return row.id
  }
  const rowOf = async (id: string) => {
    const sql = 'SELECT status, hold_until FROM recovery_request WHERE id = $1'
    const [row] = await database.query<{ status: string; hold_until: bigint | null }>(sql, [id])
    return { status: row?.status, holdUntilMs: Number(row?.hold_until ?? 0) }
  }
  /** Of the newest mail to that address whose text has one. */
  const mailedToken = (to: string) => {
    const tokens = auth.mails
      .filter((mail) => mail.to === to)
      .map(({ text }) => /[\w-]{22}\.[\w-]{43}/.exec(text)?.[0])
    return tokens.findLast((token) => token !== undefined)
  }
  /** What the mail holds: for tests that need it before it is due. */
  const finishToken = async (id: string) =>
    linkToken(TEST_ROW_SEAL, 'finish', { id }, (await rowOf(id)).holdUntilMs)
  const finish = async (token: string, form: Partial<CallArguments<'finishRecovery'>['body']>) => {
    const opened = await calls.openRecovery({ query: {}, body: { token } }, VISITOR)
    if ('declined' in opened) return opened
    const { totp } = opened
    const app = totp === null ? {} : { setup: totp.setup, code: totpCodeOf(totp.secret, stepNow()) }
    const body = { token, ...app, ...form }
    return await calls.finishRecovery({ query: {}, body }, VISITOR)
  }
  const stepNow = () => totpStepAt(clock.wallMs())
  const close = async () => {
    await office.stop()
    await files.close()
  }
  return {
    ...{ auth, office, files, parts, calls, enter, ask, keep, newestOf, rowOf },
    ...{ mailedToken, finishToken, finish, close },
  }
}

/** One office for the tests of a file, and a new customer for each of them. */
export function stageLostAccess() {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  let people = 0
  const at = { clock, people } as Stage
  beforeAll(async () => {
    at.database = await openTestDatabase()
    at.stage = await openLostAccess(at.database, clock)
    const { office } = at.stage
    at.ann = await office.setUp()
    at.rei = await office.hire(at.ann, 'rei@house.example', ['reviewer'])
    at.sam = await office.hire(at.ann, 'sam@house.example', ['reviewer'])
  })
  afterAll(async () => {
    await at.stage.close()
    await at.database.close()
  })
  /** A session of theirs ends by itself after half an hour. */
  const loginStaff = async () => {
    at.rei = await at.stage.office.loginAgain(at.rei)
    at.sam = await at.stage.office.loginAgain(at.sam)
  }
  beforeEach(async () => {
    // Budgets of the network come back.
    clock.advanceMs(12 * HOUR_MS)
    people += 1
    at.people = people
    at.other = `reach${people}@b.example`
    at.me = await at.stage.enter()
    await loginStaff()
    at.stage.auth.mails.length = 0
    at.stage.auth.told.length = 0
  })
  const approve = (member: Member, id: string) =>
    outcome(member.act('approveRecovery', { body: { id } }))
  const caseOf = (member: Member, id: string) =>
    member.client.call('recoveryCase', { query: { id } })
  /** From an address that is not the account's, with its password. */
  const asked = async (form: AskForm = { phone: at.me.phone, email: at.other }) => {
    const answer = await at.stage.ask({ password: LOGIN_PASSWORD, ...form })
    if ('declined' in answer) throw new Error(JSON.stringify(answer))
    await at.stage.keep()
    return await at.stage.newestOf(at.me.id)
  }
  const held = async (form?: AskForm) => {
    const id = await asked(form)
    const both = [await approve(at.rei, id), await approve(at.sam, id)]
    if (both.some((one) => one !== 'done')) throw new Error(both.join(' '))
    await at.stage.auth.sendMails()
    return id
  }
  const pass = async (durationMs: number) => {
    clock.advanceMs(durationMs)
    await at.stage.keep()
  }
  const stopBy = (token: string) =>
    at.stage.calls.stopRecovery({ query: {}, body: { token } }, VISITOR)
  const mailsTo = (to: string) => at.stage.auth.mails.filter((mail) => mail.to === to)
  return Object.assign(at, {
    ...{ loginStaff, approve, caseOf, asked, held, pass, stopBy, mailsTo },
  })
}

type Stage = {
  readonly clock: ManualClock
  people: number
  database: TestDatabase
  stage: LostAccess
  me: Person
  /** An address that is not the account's. */
  other: string
  ann: Member
  rei: Member
  sam: Member
}

/** The code of a refusal, or what else was answered. */
export function codeOf(answer: object): unknown {
  return 'code' in answer ? answer.code : 'declined' in answer ? answer.declined : 'done'
}
