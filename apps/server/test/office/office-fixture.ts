// For tests: a back office on a port of its own, with staff who log in over HTTP.

import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { EngineFixture } from '@fairtick/server/engine/engine-fixture'
import {
  createApplyChanges,
  type OperatorTerms,
  openOperatorTerms,
} from '@fairtick/server/features/changes/public'
import { createTypingCustomers } from '@fairtick/server/features/chat/public'
import { instrumentConstants, readCatalogue } from '@fairtick/server/features/market/public'
import { totpCodeOf, totpStepAt } from '@fairtick/server/features/second-factor/totp/totp'
import { ENROLMENT } from '@fairtick/server/features/staff/role-grants'
import { replaceRoles } from '@fairtick/server/features/staff/store'
import { createBus } from '@fairtick/server/platform/bus'
import type { SessionsEnded } from '@fairtick/server/platform/bus-topics'
import { createCalendar } from '@fairtick/server/platform/calendar'
import type { AdvancingClock } from '@fairtick/server/platform/clock'
import { readConfig } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { createLog, type Log } from '@fairtick/server/platform/log'
import { createMailer } from '@fairtick/server/platform/mail'
import { createMailOutbox } from '@fairtick/server/platform/mail-outbox'
import { createMetrics } from '@fairtick/server/platform/metrics'
import { createSeal } from '@fairtick/server/platform/sealed-text'
import { type OfficeRoleParts, startOfficeRole } from '@fairtick/server/roles/office-role'
import { openReconciliationMonitor } from '@fairtick/server/roles/reconciliation-monitor'
import { createQuickHasher } from '@fairtick/server/test/quick-hasher'
import { awaitMailedSecret } from '@fairtick/server/test/read-mails'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import type {
  AdminCallInput,
  AdminCallResult,
  ProvenCallName,
} from '@fairtick/wire/admin/api-contract'
import { type AdminClient, type CallGiven, createAdminClient } from '@fairtick/wire/admin/client'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import { type CallOptions, CallRefused } from '@fairtick/wire/client'

export const PASSWORD = 'copper lantern 81'
const STEP_MS = 30_000
const SEND_ROUNDS = 5

/** The code of a refusal, the status of another answer that is no success, or `done`. */
export async function outcome(work: Promise<unknown>): Promise<string | number> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return error.answer.code ?? error.answer.status
  }
}

export type Member = {
  readonly id: string
  readonly email: string
  readonly factor: string
  readonly token: string
  readonly client: AdminClient
  /** With a code of theirs, not used yet: the clock goes on to the next step. */
  readonly act: <Name extends ProvenCallName>(
    name: Name,
    input: Partial<AdminCallInput<Name>>,
    options?: CallOptions,
  ) => Promise<AdminCallResult<Name>>
}

function configOf(dataFolder: string) {
  const limits = { LIMIT_ADDRESS_PER_SECOND: '1000000' }
  return readConfig({ OFFICE_PORT: '0', FAIRTICK_DATA: dataFolder, ...limits })
}

export type OfficeFixture = Awaited<ReturnType<typeof openOffice>>

/** What money needs; where nothing is said, no money can be moved. */
type MoneyParts = Pick<
  OfficeRoleParts,
  | 'ask'
  | 'publish'
  | 'withdrawalView'
  | 'screens'
  | 'readOpenAccount'
  | 'books'
  | 'terms'
  | 'links'
  | 'rowSeal'
  | 'chat'
  | 'originOf'
>

export async function openOffice(
  database: Database,
  clock: AdvancingClock,
  {
    mode = 'practice',
    ...money
  }: Partial<MoneyParts> & { readonly mode?: 'practice' | 'live' } = {},
) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-office-'))
  const logLines: string[] = []
  const endings: SessionsEnded[] = []
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => ({ instruments: [] }))
  bus.subscribe('session', (ended) => endings.push(ended))
  const log = createLog('info', { write: (line) => logLines.push(line) })
  const { mailer, mails, sendMails } = createMailbox(database, clock, { dataFolder, log })
  const parts: OfficeRoleParts = {
    config: { ...configOf(dataFolder), mode },
    ...{ database, bus, clock, log, rowSeal: TEST_ROW_SEAL },
    books: openReconciliationMonitor({ database, log, rowSeal: TEST_ROW_SEAL }),
    ...{ mails, metrics: createMetrics(), hasher: createQuickHasher(money.rowSeal) },
    ...{ officeFolder: dataFolder, isDemo: false },
    links: { note: async () => {}, apply: async () => {} },
    results: 'checked',
    terms: await shippedTerms(database, mode),
    ...NAMES,
    readJobs: async () => ({ startedMs: clock.wallMs(), jobs: [] }),
    ...{ marketSource: 'simulated', engineProblem: () => undefined },
    chat: {
      ...{ database, hours: undefined, ownAddresses: () => [], publish: () => {} },
      typing: createTypingCustomers(clock.wallMs, bus),
    },
    ...{ ...withoutEngine(clock), ...money },
  }
  const office = await startOfficeRole(parts)
  const clientOf = (token?: string) =>
    createAdminClient({ baseUrl: office.url, token: () => token, language: () => 'en', fetch })
  const visitor = clientOf()

  /** A code that was not used yet: the clock goes on to the next step. */
  const nextCode = (factor: string) => {
    clock.advanceMs(STEP_MS)
    return totpCodeOf(factor, totpStepAt(clock.wallMs()))
  }
  const codeNow = (factor: string) => totpCodeOf(factor, totpStepAt(clock.wallMs()))
  const login = async (email: string, factor: string): Promise<Member> => {
    const body = { email, password: PASSWORD, code: nextCode(factor) }
    const { token, me } = await visitor.call('login', { body })
    const client = clientOf(token)
    const act: Member['act'] = (name, input, options) => {
      const given = [{ ...input, proof: nextCode(factor) }, options]
      return client.call(name, ...(given as unknown as CallGiven<typeof name>))
    }
    return { id: me.id, email, factor, token, client, act }
  }
  const secrets = new Map(office.setupFiles.map(({ seat, file }) => [seat, secretIn(file)]))
  const setupSecret = (seat: 1 | 2) => secrets.get(seat) ?? ''
  const admins = adminsBy({ visitor, login, nextCode, setupSecret })
  /** Of a mail to them that was not read yet. */
  const mailedSecret = async (email: string) => {
    await sendMails()
    return await awaitMailedSecret(dataFolder, email)
  }
  /** In a session of its own. */
  const loginAgain = ({ email, factor }: Member) => login(email, factor)
  /** Invited by an admin, enrolled and logged in, then given `roles`. */
  const hire = async (admin: Member, email: string, roles: readonly StaffRole[] = []) => {
    await admin.act('inviteStaff', { body: { email, name: 'Somebody' } })
    const secret = await mailedSecret(email)
    const { factor } = await visitor.call('enrolFactor', { body: { secret } })
    const form = { secret, password: PASSWORD, code: nextCode(factor) }
    await visitor.call('enrol', { body: form })
    const member = await login(email, factor)
    if (roles.length > 0) await giveRoles(member, roles)
    return member
  }
  /** Planted, not granted: for tests about what roles may do, not about how one gets them. */
  const giveRoles = async ({ id }: Member, roles: readonly StaffRole[]) => {
    await database.transaction(async (tx) => {
      const [newest] = await tx.query<{ id: string }>(NEWEST_ROLES, [id])
      const basis = newest?.id ?? ENROLMENT
      await replaceRoles(tx, { rowSeal: TEST_ROW_SEAL }, id, { roles, basis })
    })
  }
  const stop = async () => {
    await office.stop()
    await mailer.settle()
    await rm(dataFolder, { recursive: true })
  }
  return {
    ...{ office, parts, visitor, clock, dataFolder, logLines, endings, clientOf },
    ...{ ...admins, nextCode, codeNow, login, loginAgain },
    ...{ setupSecret, sendMails, mailedSecret, hire, giveRoles, addPasskey, stop },
  }
}

const NAMES = { pairOf: (symbol: string) => symbol, originOf: () => 'a venue' }

type MailPlace = { readonly dataFolder: string; readonly log: Log }

/** Mails are files; those that have to arrive after `sendMails`. */
function createMailbox(database: Database, clock: AdvancingClock, { dataFolder, log }: MailPlace) {
  const mailer = createMailer({ ...MAILS, folder: join(dataFolder, 'mail'), log })
  const mails = createMailOutbox({
    ...{ database, mailer, log, seal: createSeal(new Uint8Array(32)), nowMs: clock.wallMs },
    addressOf: async () => undefined,
  })
  const sendMails = async () => {
    // Four go at a time, and whoever waits for one may stand behind others.
    for (let round = 0; round < SEND_ROUNDS; round += 1) {
      await mails.sendDue()
      await mailer.settle()
    }
  }
  return { mailer, mails, sendMails }
}

/** Of one of the two setup files. */
export function secretIn(file: string): string {
  return readFileSync(file, 'utf8').trim()
}

const MAILS = { smtpUrl: undefined, from: 'office@house.example' }

type Enrolling = {
  readonly visitor: AdminClient
  readonly login: (email: string, factor: string) => Promise<Member>
  readonly nextCode: (factor: string) => string
  readonly setupSecret: (seat: 1 | 2) => string
}

function adminsBy({ visitor, login, nextCode, setupSecret }: Enrolling) {
  /** With a secret that makes an admin: one of the two of the start, or another. */
  const enrolAdmin = async (secret: string, email: string, name: string) => {
    const { factor } = await visitor.call('enrolFactor', { body: { secret } })
    const form = { secret, email, name, password: PASSWORD, code: nextCode(factor) }
    const { recoverySecret } = await visitor.call('enrol', { body: form })
    return { ...(await login(email, factor)), recoverySecret: recoverySecret ?? '' }
  }
  return {
    enrolAdmin,
    /** The first of the two admins; once an office. */
    setUp: (email = 'ann@house.example') => enrolAdmin(setupSecret(1), email, 'Ann'),
    /** The second, by a secret of their own. */
    setUpSecond: (email = 'bob@staff.example') => enrolAdmin(setupSecret(2), email, 'Bob'),
  }
}

/** Adds a passkey; each call of the answer proves one act, at any moment, unlike codes. */
async function addPasskey({ act, client }: Member): Promise<() => Promise<string>> {
  const key = createSoftPasskey()
  const made = key.make((await act('beginPasskey', {})).challenge)
  await client.call('addPasskey', { body: { ...made, name: 'Key' } })
  return async () => {
    const { challenge } = await client.call('askPasskey')
    return (await client.call('provePasskey', { body: key.answer(challenge) })).otp
  }
}

const NEWEST_ROLES = `SELECT id FROM role_request
  WHERE staff_id = $1 AND status = 'approved'
    AND (payload LIKE '{"act":"roles"%' OR payload LIKE '{"act":"deactivate"%')
  ORDER BY number DESC LIMIT 1`

type WorkingEngine = {
  readonly database: Database
  readonly engine: Pick<EngineFixture, 'submit'>
  readonly clock: AdvancingClock
  readonly terms: OperatorTerms
}

/** The job that lets approved changes act once their notice has passed. */
export function carryOutWith({ database, engine, clock, terms }: WorkingEngine) {
  return createApplyChanges({
    ...{ database, terms, submit: async (draft) => engine.submit(draft), nowMs: clock.wallMs },
    ...{ operatorTimeZone: 'Asia/Tokyo', pairOf: () => 'BTC/USDT', publish: () => {} },
    rowSeal: TEST_ROW_SEAL,
  })
}

/** As the installation opens them. */
export function shippedTerms(
  database: Database,
  mode: OperatorTerms['mode'] = 'practice',
): Promise<OperatorTerms> {
  const constants = readCatalogue().instruments.map(instrumentConstants)
  return openOperatorTerms({ rowSeal: TEST_ROW_SEAL, mode, database, constants })
}

function withoutEngine(
  clock: AdvancingClock,
): Omit<MoneyParts, 'books' | 'terms' | 'links' | 'rowSeal' | 'chat' | 'originOf'> {
  const operatorTimeZone = 'Asia/Tokyo'
  const fail = async () => {
    throw new Error('there is no engine here')
  }
  return {
    ask: fail,
    screens: new Proxy({}, { get: () => fail }) as OfficeRoleParts['screens'],
    readOpenAccount: fail,
    publish: () => {},
    withdrawalView: {
      calendar: createCalendar({
        ...{ operatorTimeZone, rolloverTimeZone: operatorTimeZone, rolloverTime: '07:00' },
      }),
      operatorTimeZone,
      now: () => instantFromMs(clock.wallMs()),
    },
  }
}
