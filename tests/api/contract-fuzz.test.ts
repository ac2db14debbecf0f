// Hostile input to the calls of the people's slices, in this process: the quick part of REL-36.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { instantFromMs } from '@fairtick/core/time/instant'
import {
  createSessionFixture,
  type SessionFixture,
} from '@fairtick/server/features/auth/session-fixture'
import { openChatFixture } from '@fairtick/server/features/chat/chat-fixture'
import { unreadChatPart } from '@fairtick/server/features/chat/public'
import { chatRoutes } from '@fairtick/server/features/chat/routes'
import {
  agreementPart,
  announcementMarks,
  openContentReader,
  unreadAnnouncementsPart,
} from '@fairtick/server/features/content/public'
import { contentRoutes } from '@fairtick/server/features/content/routes'
import { type FilesStage, openFilesStage } from '@fairtick/server/features/files/files-fixture'
import { identityStatusPart, readIdentityRules } from '@fairtick/server/features/identity/public'
import { identityRoutes } from '@fairtick/server/features/identity/routes'
import { leaderRoutes } from '@fairtick/server/features/leaders/routes'
import { limitRoutes } from '@fairtick/server/features/limits/routes'
import { readCatalogue } from '@fairtick/server/features/market/public'
import { unreadMessagesPart } from '@fairtick/server/features/messages/public'
import { messageRoutes } from '@fairtick/server/features/messages/routes'
import { openAlerts } from '@fairtick/server/features/price-alerts/price-alerts-fixture'
import { profileRoutes } from '@fairtick/server/features/profile/routes'
import { signalRoutes } from '@fairtick/server/features/signals/routes'
import { payoutSetupPart } from '@fairtick/server/features/withdrawals/public'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'
import { joinParts } from '@fairtick/server/platform/statement-piece'
import { accountGuardRoutes } from '@fairtick/server/roles/account-security-routes'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { checkResponse } from '@fairtick/testkit/check-response'
import { type HostileInput, hostileInput, isRefusedByForm } from '@fairtick/testkit/contract-fuzz'
import { sampleFuzz } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Inputs of a call. */
const PARTS = { fixed: 10, drawn: 10, all: 40 }
const PASSWORD = 'walnut bridge 52'
const PHONE = '09011112222'

const PEOPLE_CALLS = [
  ...['verificationCode', 'register', 'registerAgreement', 'login', 'logout', 'sessions'],
  ...['revokeSessions', 'findPassword', 'changePassword', 'changeEmail', 'changePhone'],
  ...['userDetail', 'updateNickname'],
  ...['updateLanguage', 'updateAvatar', 'uploadFile', 'file'],
  ...['identity', 'submitIdentity', 'appealIdentity'],
  ...['messages', 'messageContent', 'readMessages', 'dictionary', 'home'],
  ...['priceAlerts', 'setPriceAlert', 'removePriceAlert'],
  ...['chat', 'sendChat', 'readChat', 'rateChat', 'typingChat', 'attachChat', 'exportChat'],
  ...['askRecovery', 'addRecoveryPicture', 'stopRecovery', 'recoveries', 'stopOwnRecovery'],
  ...['openRecovery', 'finishRecovery'],
  ...['banners', 'popup', 'currencies', 'customerService'],
  ...['security', 'startTotp', 'confirmTotp', 'disableTotp', 'changeFundPassword'],
  ...['resetFundPassword', 'bankWays', 'walletWays', 'bank', 'wallets', 'bindBank'],
  ...['bindWallet', 'removeWallet', 'renewRecoveryCodes', 'beginPasskey', 'addPasskey'],
  ...['renamePasskey', 'removePasskey', 'askPasskey', 'provePasskey', 'askLoginPasskey'],
  ...['loginByPasskey', 'limits', 'changeLimits'],
  ...['leaders', 'leader', 'leading', 'applyToLead', 'stopLeading'],
  ...['signals', 'publishSignal', 'withdrawSignal', 'reportSignal'],
] as CallName[]

const config = readConfig({
  LIMIT_SESSION_PER_SECOND: '1000000',
  LIMIT_ADDRESS_PER_SECOND: '1000000',
  LIMIT_CODE_MAILS_PER_HOUR: '1000000',
  LIMIT_UPLOADS_PER_HOUR: '1000000',
})
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
let files: FilesStage
let app: Awaited<ReturnType<typeof createHttpServer>>
let token = ''

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
  files = await openFilesStage(database, clock.wallMs)
  const sealed = { database, rowSeal: TEST_ROW_SEAL }
  const reader = openContentReader({ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs })
  const marks = announcementMarks(reader)
  const alerts = openAlerts(database, { onCommitted: () => 0 })
  await alerts.fire()
  app = await createHttpServer({
    config,
    handlers: {
      ...auth.calls,
      ...profileRoutes({
        database,
        user: {
          unread: joinParts({
            service: unreadChatPart,
            system: unreadMessagesPart,
            announcement: unreadAnnouncementsPart(clock.wallMs),
          }),
          agreement: agreementPart,
          payoutSetup: payoutSetupPart,
          identityStatus: identityStatusPart(TEST_ROW_SEAL, clock.wallMs),
        },
        nowMs: clock.wallMs,
      }),
      ...identityRoutes({
        ...{ ...sealed, nowMs: clock.wallMs, log: createLog('silent') },
        ...{ keys: files.keys, rules: readIdentityRules('practice') },
      }),
      ...files.calls,
      ...messageRoutes({ database, nowMs: clock.wallMs, announcements: marks }),
      ...alerts.calls,
      ...chatRoutes(openChatFixture(database, clock.wallMs).dependencies),
      ...leaderRoutes({
        ...{ ...sealed, mode: 'practice', nowMs: clock.wallMs, isVerified: undefined },
        ...{ onWaiting: () => {}, publish: () => {}, jurisdiction: () => OPEN_JURISDICTION },
      }),
      ...signalRoutes({
        ...{ ...sealed, nowMs: clock.wallMs, now: () => instantFromMs(clock.wallMs()) },
        ...{ instruments: new Map(), jurisdiction: () => OPEN_JURISDICTION },
        bus: { ask: async () => ({ instruments: [] }) as never },
      }),
      ...limitRoutes({
        ...{ database, nowMs: clock.wallMs, operatorTimeZone: 'Asia/Tokyo' },
        rowSeal: TEST_ROW_SEAL,
        drainInbox: async () => {},
        applyLinks: async () => {},
      }),
      ...accountGuardRoutes({
        ...{ ...auth.dependencies, operatorTimeZone: 'Asia/Tokyo', isChannelOpen: () => true },
        ...{ files: files.dependencies, publicUrl: undefined },
      }),
      ...contentRoutes({
        bus: { ask: async () => ({ instruments: [] }) as never },
        config,
        profile: () => undefined,
        ...{ jurisdiction: () => OPEN_JURISDICTION, lossShare: () => undefined },
        jurisdictionName: () => '',
        nextRollover: (at) => at,
        marketChanges: { all: () => 0 },
        now: () => instantFromMs(clock.wallMs()),
        ...{ catalogue: readCatalogue(), gateways: () => [] },
        source: 'simulated',
        marketOrigin: () => 'a simulation',
        isMarketUnverified: () => false,
        simulatedDay: () => null,
        readHours: () => null,
        isDemo: false,
        ...{ reader, readUser: auth.dependencies.readUser },
      }),
    },
    authenticate: auth.sessions.check,
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  token = (await auth.enter({ phone: PHONE, email: 'fuzz@a.example', password: PASSWORD })).token
})
afterAll(async () => {
  await app?.close()
  await files?.close()
  await database?.close()
})

test.each(PEOPLE_CALLS)(
  '%s: no answer 5xx, refused forms change nothing (REL-36)',
  async (name) => {
    const answersWell = fc.asyncProperty(hostileInput(name), async (input) => {
      await keepSession()
      const before = await everything()
      const answer = await send(input)
      expect(checkResponse(input, answer), answer.text.slice(0, 300)).toBeUndefined()
      if (isRefusedByForm(input)) expect(await everything()).toBe(before)
    })
    for (const runs of sampleFuzz(`inputs of ${name} in this process`, PARTS)) {
      await fc.assert(answersWell, runs)
    }
  },
)

test.each(PEOPLE_CALLS.filter((name) => ROUTES[name].method === 'GET'))(
  '%s: reading changes nothing (REL-53)',
  async (name) => {
    await keepSession()
    const before = await everything()
    const query = name === 'registerAgreement' ? '?id=2' : ''
    await send({ name, query, body: undefined, headers: {}, language: 'ja' })
    expect(await everything()).toBe(before)
  },
)

async function send(input: HostileInput): Promise<{ status: number; text: string }> {
  const { method, path } = ROUTES[input.name]
  const answer = await app.inject({
    method,
    url: `${path}${input.query}`,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      authorization: `Bearer ${token}`,
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { payload: input.body }),
  })
  return { status: answer.statusCode, text: answer.body }
}

/** The input before may have ended the session. */
async function keepSession(): Promise<void> {
  if ((await auth.sessions.check(token)) !== undefined) return
  const again = await auth.login(PHONE, PASSWORD)
  if (!('token' in again)) throw new Error('the user cannot log in any more')
  token = again.token
}

/** All rows that a call could change, but for when a session was last seen. */
async function everything(): Promise<string> {
  const rows = await database.query(
    `SELECT (SELECT coalesce(string_agg(u::text, '|' ORDER BY id), '') FROM app_user u) AS users,
       (SELECT string_agg(i::text, '|' ORDER BY code) FROM invitation i) AS invitations,
       (SELECT string_agg(id || token_hash, '|' ORDER BY id) FROM session) AS sessions,
       (SELECT string_agg(c::text, '|' ORDER BY purpose, target) FROM mail_code c) AS codes,
       (SELECT string_agg(t::text, '|' ORDER BY key) FROM throttle t) AS throttles,
       (SELECT string_agg(m::text, '|' ORDER BY id) FROM message m) AS messages,
       (SELECT string_agg(f::text, '|' ORDER BY id) FROM file f) AS files,
       (SELECT string_agg(p::text, '|' ORDER BY user_id) FROM fund_password p) AS funds,
       (SELECT string_agg(s::text, '|' ORDER BY user_id) FROM second_factor s) AS factors,
       (SELECT string_agg(o::text, '|' ORDER BY user_id, field) FROM own_limit o) AS limits,
       (SELECT string_agg(k::text, '|' ORDER BY id) FROM passkey k) AS passkeys,
       (SELECT string_agg(r::text, '|' ORDER BY code_hash) FROM recovery_code r) AS recovery,
       (SELECT string_agg(b::text, '|' ORDER BY user_id) FROM bank_account b) AS banks,
       (SELECT string_agg(w::text, '|' ORDER BY id) FROM wallet_address w) AS wallets`,
  )
  return JSON.stringify(rows)
}
