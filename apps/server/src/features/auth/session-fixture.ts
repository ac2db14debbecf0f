// For tests: the slice on a given database, with an engine's part that only opens accounts.

import { createQuickHasher } from '@fairtick/server/test/quick-hasher'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { CustomerContext, VisitorContext } from '@fairtick/wire/handler'
import {
  type Ask,
  type CommandDraft,
  type CommandOutcome,
  EngineUnavailable,
} from '../../engine/engine-port.ts'
import { createBus } from '../../platform/bus.ts'
import type { AccountEvent, SessionsEnded } from '../../platform/bus-topics.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createKeyedHash } from '../../platform/keyed-hash.ts'
import { createLog } from '../../platform/log.ts'
import type { Mail, Mailer } from '../../platform/mail.ts'
import { createMailOutbox, type MailOutboxParts } from '../../platform/mail-outbox.ts'
import { createSeal } from '../../platform/sealed-text.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'
import { agreementPart } from '../content/public.ts'
import { openLinkedAccounts } from '../linked-accounts/public.ts'
import {
  emailKey,
  ensureFirstInvitation,
  loadContact,
  type PayoutSetup,
  readUser,
  type UserParts,
} from '../profile/public.ts'
import { relyingPartyOf } from '../second-factor/public.ts'
import type { CodePurpose } from '../second-factor/public-for-auth.ts'
import type { AuthDependencies } from './dependencies.ts'
import { authRoutes } from './routes.ts'
import { startSessionCheck } from './session-check.ts'

export type Form = CallArguments<'register'>['body']

/** What a visitor's browser sends along, unless a test says otherwise. */
export const VISITOR: VisitorContext = {
  language: 'en',
  address: '192.0.2.7',
  device: 'Browser 1',
  key: undefined,
  caller: undefined,
}

export type SessionFixture = Awaited<ReturnType<typeof createSessionFixture>>

export async function createSessionFixture(
  database: Database,
  clock: Pick<Clock, 'wallMs'>,
  hasher = createQuickHasher(),
) {
  const logLines: string[] = []
  const endings: SessionsEnded[] = []
  const told: AccountEvent[] = []
  const engine = createAccountOpener(database)
  const bus = createBus((error) => {
    throw error
  })
  bus.subscribe('session', (ended) => endings.push(ended))
  const nowMs = () => clock.wallMs()
  const log = createLog('info', { write: (line) => logLines.push(line) })
  const { mails, mailer, outbox, seal, sendMails } = createMailbox({ database, log, nowMs })
  const dependencies: AuthDependencies = {
    database,
    nowMs,
    ask: engine.ask,
    bus,
    ...{ log, mailer, mails: outbox, seal },
    hasher,
    rowSeal: TEST_ROW_SEAL,
    relyingParty: relyingPartyOf(undefined),
    readUser: (userId) => readUser({ database, user: NOTHING_SET_UP }, userId),
    links: openLinkedAccounts({
      ...{ database, ask: engine.ask, nowMs, keyedHash: createKeyedHash(new Uint8Array(32)) },
      ...{ log: createLog('silent'), publish: (events) => told.push(...events) },
      ...{ rowSeal: TEST_ROW_SEAL, drainInbox: () => drainTestInbox(database, engine.ask) },
    }),
    publish: (events) => told.push(...events),
  }
  const calls = authRoutes(dependencies)
  const sessions = startSessionCheck({ database, bus, nowMs, rowSeal: TEST_ROW_SEAL })
  const inviteCode = await ensureFirstInvitation(database, nowMs())

  /** By mail address: those who have entered ask as who is logged in. */
  const entered = new Map<string, CustomerContext>()
  /** The code of the newest mail to that address. */
  const codeFor = async (email: string, purpose: CodePurpose = 'register') => {
    const context = entered.get(emailKey(email)) ?? VISITOR
    await calls.verificationCode({ query: {}, body: { email, purpose } }, context)
    return mails.findLast(({ to }) => to === emailKey(email))?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  const register = async (form: Partial<Form> & Pick<Form, 'phone' | 'email'>) => {
    const code = form.code ?? (await codeFor(form.email))
    return calls.register({ query: {}, body: { ...FORM, inviteCode, ...form, code } }, VISITOR)
  }
  /** Fails the test unless it is a new user; returns how a browser with the token calls. */
  const enter = async (form: Partial<Form> & Pick<Form, 'phone' | 'email'>) => {
    const answer = await register(form)
    if (!('token' in answer)) throw new Error(`not registered: ${JSON.stringify(answer)}`)
    const context = await contextOf(answer.token)
    entered.set(emailKey(form.email), context)
    return { ...answer, context }
  }
  const contextOf = async (token: string): Promise<CustomerContext> => {
    const caller = await sessions.check(token)
    if (caller === undefined) throw new Error('no such session')
    return { ...VISITOR, caller }
  }
  const login = (phone: string, password: string, context: Partial<VisitorContext> = {}) =>
    calls.login({ query: {}, body: { phone, password } }, { ...VISITOR, ...context })
  return {
    ...{
      dependencies,
      calls,
      bus,
      sessions,
      engine,
      mailer,
      mails,
      sendMails,
      logLines,
      endings,
      told,
      inviteCode,
    },
    ...{ codeFor, register, enter, contextOf, login },
  }
}

/** What was sent stands in `mails`; what has to arrive, after `sendMails`. */
function createMailbox({
  database,
  log,
  nowMs,
}: Pick<MailOutboxParts, 'database' | 'log' | 'nowMs'>) {
  const mails: Mail[] = []
  const notes: (Promise<void> | undefined)[] = []
  const mailer: Mailer = {
    reachesPeople: true,
    post: (mail, { onEnd } = {}) => {
      mails.push(mail)
      notes.push(onEnd?.('sent'))
    },
    settle: async () => {
      await Promise.all(notes)
    },
  }
  const seal = createSeal(new Uint8Array(32))
  const outbox = createMailOutbox({
    ...{ database, mailer, seal, log, nowMs },
    addressOf: async (userId) => (await loadContact(database, userId))?.email,
  })
  const sendMails = async () => {
    await outbox.sendDue()
    await mailer.settle()
  }
  return { mails, mailer, outbox, seal, sendMails }
}

/** Of a user who has bound and set nothing. */
export const NO_PAYOUT_SETUP: PayoutSetup = {
  ...{ hasFundPassword: false, hasSecondFactor: false, hasBank: false, wallets: 0 },
}

const NOTHING_SET_UP: UserParts = {
  unread: partOf(
    () => pieceOf('NULL AS unread'),
    () => ({ service: 0, system: 0, announcement: 0 }),
  ),
  agreement: agreementPart,
  payoutSetup: partOf(
    () => pieceOf('NULL AS set_up'),
    () => NO_PAYOUT_SETUP,
  ),
  identityStatus: partOf(
    () => pieceOf('NULL AS identity'),
    () => ({ verified: false, kycStatus: 'none' }),
  ),
}

const FORM = { fullName: 'Hana Sato', password: 'walnut bridge 52', agree: true } as const

export type AccountOpener = {
  readonly ask: Ask
  /** From now on the engine answers so. */
  readonly become: (state: 'ready' | 'away') => void
}

/** Answers what opening accounts asks as the engine does, and can be away as the engine can. */
function createAccountOpener(database: Database): AccountOpener {
  let state: 'ready' | 'away' = 'ready'
  return {
    become: (next) => {
      state = next
    },
    ask: async (draft) => {
      if (state === 'away') throw new EngineUnavailable('away')
      if (draft.kind === 'set-inviters') return await setInviters(database, draft)
      if (draft.kind !== 'open-account') throw new Error(`no answer to ${draft.kind}`)
      const { accountId, userId, accountKind, grant } = draft
      const rows = await database.query(
        `INSERT INTO account VALUES ($1, $2, $3, $4::bigint, 0, 0, 0)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [accountId, userId, accountKind, String(grant)],
      )
      return rows.length === 1
        ? { kind: 'account-opened', accountId }
        : { kind: 'refused', code: 'invalid', detail: { field: 'accountId' } }
    },
  }
}

async function setInviters(
  database: Database,
  { accountId, inviters }: Extract<CommandDraft, { kind: 'set-inviters' }>,
): Promise<CommandOutcome> {
  const text = inviters.map((id) => id ?? '-').join(' ')
  await database.query('UPDATE account SET inviters = $2 WHERE id = $1', [accountId, text])
  return { kind: 'inviters-set', accountId }
}
