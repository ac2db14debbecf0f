// The user that one statement reads is the one that the slices tell of one by one.

import { formatMoney } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import { loadAccounts } from '@fairtick/server/features/account/public'
import {
  countUnread as countUnreadChat,
  unreadChatPart,
} from '@fairtick/server/features/chat/message-store'
import {
  agreementPart,
  loadAgreementVersion,
} from '@fairtick/server/features/content/agreement-store'
import {
  countUnreadOf as countAnnouncements,
  unreadAnnouncementsPart,
} from '@fairtick/server/features/content/announcement-store'
import { loadNewestCase } from '@fairtick/server/features/identity/case-store'
import { standingOf } from '@fairtick/server/features/identity/standing'
import {
  identityStatusPart,
  loadVerification,
  sealVerified,
} from '@fairtick/server/features/identity/verified'
import { countUnreadOf, unreadMessagesPart } from '@fairtick/server/features/messages/store'
import { listWallets, loadBank } from '@fairtick/server/features/payout-methods/public'
import { readUser } from '@fairtick/server/features/profile/public'
import { listProofs } from '@fairtick/server/features/second-factor/public'
import { loadFundPassword, payoutSetupPart } from '@fairtick/server/features/withdrawals/public'
import { joinParts } from '@fairtick/server/platform/statement-piece'
import { SCORE_POINTS } from '@fairtick/wire/security-score'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database/test-database.ts'
import { TEST_ROW_SEAL } from './row-seal.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
const nowMs = () => NOW_MS

let database: TestDatabase
let people = 0
beforeAll(async () => {
  database = await openTestDatabase()
  await plant(`INSERT INTO content_version (id, item, version, kind, payload, payload_hash,
      placements, status, authors, drafted_time, approved_time, published_time, start_time,
      end_time)
    SELECT 'news ' || n, 'news ' || n, 1, 'announcement', '{}', '',
      CASE WHEN n = 3 THEN '{popup}' ELSE '{list}' END::text[], 'published', '{}', 1, 1, 1,
      ${NOW_MS} - n * ${DAY_MS}, CASE n WHEN 4 THEN ${NOW_MS} END
    FROM generate_series(-1, 6) AS n`)
  await plant(`INSERT INTO content_version (id, item, version, kind, payload, payload_hash,
      placements, status, authors, drafted_time, approved_time, published_time, start_time)
    VALUES ('agreement 3', 'agreement', 3, 'agreement', '{}', '', '{}', 'published', '{}',
      1, 1, 1, 1)`)
})
afterAll(() => database.close())

/** Without the triggers: rows that the slices would write in a hundred calls. */
async function plant(sql: string): Promise<void> {
  await database.asOwner(`SET session_replication_role = replica; ${sql};
    SET session_replication_role = DEFAULT`)
}

const MAYBE = fc.boolean()
const PERSON = fc.record({
  createdDaysAgo: fc.nat({ max: 7 }),
  newsRead: fc.subarray([0, 1, 2, 5]),
  messages: fc.array(fc.record({ isRead: MAYBE, isDeleted: MAYBE }), { maxLength: 4 }),
  chats: fc.array(
    fc.record({
      readUpTo: fc.nat({ max: 3 }),
      senders: fc.array(fc.constantFrom('agent', 'customer'), { minLength: 1, maxLength: 4 }),
      isDeleted: MAYBE,
    }),
    { maxLength: 2 },
  ),
  answers: fc.subarray(['accepted', 'later']),
  answeredVersion: fc.constantFrom(2, 3),
  ...{ hasFundPassword: MAYBE, hasBank: MAYBE, hasPasskey: MAYBE },
  totp: fc.constantFrom('none', 'begun', 'confirmed'),
  // Of a person who has as many as none may have, too.
  wallets: fc.oneof(
    fc.array(MAYBE, { maxLength: 4 }),
    fc.constant(Array.from({ length: 12 }, () => false)),
  ),
  cases: fc.uniqueArray(
    fc.record({
      status: fc.constantFrom('pending', 'failed', 'success', 'success', 'expired'),
      isSealed: MAYBE,
      expiresInDays: fc.option(fc.integer({ min: -2, max: 60 })),
    }),
    // One of a person waits at most.
    { maxLength: 3, selector: (one) => (one.status === 'pending' ? 'waits' : one) },
  ),
  accounts: fc.subarray(['practice', 'real']),
  // More than a number of JSON keeps.
  cash: fc.bigInt({ min: 0n, max: 2n ** 62n }),
})
type Person = typeof PERSON extends fc.Arbitrary<infer Drawn> ? Drawn : never

const orNull = (isThere: boolean, value: string) => (isThere ? value : 'NULL')

async function plantPerson(person: Person): Promise<string> {
  const id = `u${people++}`
  const createdMs = NOW_MS - person.createdDaysAgo * DAY_MS
  const statements = [
    `INSERT INTO app_user (id, phone, phone_key, email, email_key, full_name, nickname, language,
       password_hash, created_time, practice_account_id, real_account_id, opening_until,
       contact_seal)
     VALUES ('${id}', '${id}', '${id}', '${id}', '${id}', 'N', '${id}', 'ja', 'h', ${createdMs},
       'p${id}', 'r${id}', 0, 's')`,
    `INSERT INTO invitation (code, user_id, created_time) VALUES ('c${id}', '${id}', 1)`,
    ...messagesOf(id, person),
    ...person.chats.flatMap((chat, n) => chatOf(id, n, chat)),
    ...setupOf(id, person),
    ...person.cases.map((one, n) => caseOf(id, n, one)),
    ...person.accounts.map(
      (kind) =>
        `INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
         VALUES ('${kind}${id}', '${id}', '${kind}', ${person.cash}, 0, 0, ${person.cash / 3n})`,
    ),
  ]
  await plant(statements.join(';\n'))
  return id
}

function messagesOf(id: string, person: Person): readonly string[] {
  return [
    ...person.newsRead.map((n) => `INSERT INTO announcement_read VALUES ('${id}', 'news ${n}', 1)`),
    ...person.messages.map(
      ({ isRead, isDeleted }, n) =>
        `INSERT INTO message (id, user_id, cause, template, message_values, time, read_time,
           deleted_time)
         VALUES ('m${id} ${n}', '${id}', 'm${id} ${n}', 't', '{}', 1, ${orNull(isRead, '1')},
           ${orNull(isDeleted, '1')})`,
    ),
    ...person.answers.map(
      (answer) =>
        `INSERT INTO agreement_answer VALUES ('${id}', ${person.answeredVersion}, '${answer}', 1)`,
    ),
  ]
}

/** One of a person is open at most. */
function chatOf(id: string, n: number, { readUpTo, senders, isDeleted }: Chat): readonly string[] {
  const read = Math.min(readUpTo, senders.length)
  return [
    `INSERT INTO chat_conversation (id, user_id, language, created_time, last_time, last_number,
       read_by_customer, status, resolved_time)
     VALUES ('t${id} ${n}', '${id}', 'ja', 1, 1, ${senders.length}, ${read},
       ${n === 0 ? "'open', NULL" : "'resolved', 1"})`,
    ...senders.map(
      (sender, place) =>
        `INSERT INTO chat_message (conversation_id, number, client_id, sender, staff_id, body,
           time, deleted_time)
         VALUES ('t${id} ${n}', ${place + 1}, '${place}', '${sender}',
           ${orNull(sender === 'agent', "'s'")}, '', 1, ${orNull(isDeleted, '1')})`,
    ),
  ]
}
type Chat = Person['chats'][number]

function setupOf(id: string, person: Person): readonly string[] {
  const password = `INSERT INTO fund_password VALUES ('${id}', 'h')`
  const bank = `INSERT INTO bank_account VALUES ('${id}', 'w', '', '', '', '', '', '', '', 1, '')`
  const passkey = `INSERT INTO passkey
    VALUES ('${id}', '${id}', '${id}', '', 0, '{}', '', true, 1, NULL, '')`
  const totp = `INSERT INTO second_factor
    VALUES ('${id}', '', 1, ${orNull(person.totp === 'confirmed', '1')})`
  return [
    ...(person.hasFundPassword ? [password] : []),
    ...(person.hasBank ? [bank] : []),
    ...(person.hasPasskey ? [passkey] : []),
    ...(person.totp === 'none' ? [] : [totp]),
    ...person.wallets.map(
      (isRemoved, n) =>
        `INSERT INTO wallet_address VALUES ('w${id} ${n}', '${id}', 'USDT', 'TRC20', '${n}', ${n},
           ${orNull(isRemoved, '1')}, '')`,
    ),
  ]
}

function caseOf(userId: string, n: number, { status, isSealed, expiresInDays }: Case): string {
  const id = `i${userId} ${n}`
  const isVerified = status === 'success' || status === 'expired'
  const expiresMs = expiresInDays === null ? null : NOW_MS + expiresInDays * DAY_MS
  const facts = { id, userId, idType: 'passport', country: 'JP', numberMac: 'mac' } as const
  const seal = sealVerified(TEST_ROW_SEAL, { ...facts, expiresMs, verifiedMs: 5 })
  return `INSERT INTO identity_case (id, user_id, status, id_type, country, number_mac, attempt,
      attempts_allowed, submitted_time, expires_time, verified_time, seal)
    VALUES ('${id}', '${userId}', '${status}', 'passport', 'JP', 'mac', 1, 3, 1,
      ${expiresMs ?? 'NULL'}, ${orNull(isVerified, '5')},
      ${orNull(isVerified, isSealed ? `'${seal}'` : "'planted'")})`
}
type Case = Person['cases'][number]

const isInForce = ({ status, isSealed, expiresInDays }: Case) =>
  status === 'success' && isSealed && (expiresInDays === null || expiresInDays >= 0)

const user = {
  unread: joinParts({
    service: unreadChatPart,
    system: unreadMessagesPart,
    announcement: unreadAnnouncementsPart(nowMs),
  }),
  agreement: agreementPart,
  payoutSetup: payoutSetupPart,
  identityStatus: identityStatusPart(TEST_ROW_SEAL, nowMs),
}

/** As each slice answers for itself. */
async function askOneByOne(id: string) {
  const accounts = await loadAccounts(database, id)
  const version = await loadAgreementVersion(database)
  const [said] = await database.query<{ answer: string }>(
    `SELECT answer FROM agreement_answer WHERE user_id = $1 AND version = $2 ORDER BY answer`,
    [id, version],
  )
  const parts = { database, rowSeal: TEST_ROW_SEAL }
  const { isVerified } = await loadVerification(parts, id, NOW_MS)
  const { status } = standingOf(await loadNewestCase(database, id), [], NOW_MS)
  return {
    unread: {
      service: await countUnreadChat(database, id),
      system: (await countUnreadOf(database, [id])).get(id) ?? 0,
      announcement: (await countAnnouncements(database, [id], NOW_MS)).get(id) ?? 0,
    },
    agreement: { version, answer: said?.answer ?? 'none' },
    hasWithdrawPassword: (await loadFundPassword(database, id)).isSet,
    hasBank: (await loadBank(database, id)) !== undefined,
    wallets: (await listWallets(database, id)).length,
    hasSecondFactor: !(await listProofs(database, id)).includes('mail'),
    verified: isVerified,
    kycStatus: status === 'success' && !isVerified ? 'none' : status,
    vipLevel: accounts.find(({ isMain }) => isMain)?.vip.level ?? 0,
    accounts: accounts.map(({ kind, cash, salary }) => ({
      ...{ kind, balance: formatMoney(cash), salary: formatMoney(salary) },
    })),
  }
}

it('is the same in one statement as asked one by one, whoever it is', async () => {
  await fc.assert(
    fc.asyncProperty(PERSON, async (person) => {
      const id = await plantPerson(person)
      const { hasSecondFactor, ...told } = await askOneByOne(id)
      const read = await readUser({ database, user }, id)
      expect(read).toMatchObject({ ...told, id, inviteCode: `c${id}` })
      expect(read.verified).toBe(person.cases.some(isInForce))
      const { mail, fundPassword, secondFactor, identity } = SCORE_POINTS
      expect(read.score).toBe(
        mail +
          (told.hasWithdrawPassword ? fundPassword : 0) +
          (hasSecondFactor ? secondFactor : 0) +
          (told.verified ? identity : 0),
      )
    }),
    { numRuns: 60 },
  )
}, 60_000)
