// A change of where withdrawals go is mailed when it is asked for, when it is decided and again
// before the hold ends: each once, whatever stops in between, and to the address of before as well
// (TR-6.6).

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { reviewBankChange } from '@fairtick/server/features/payout-methods/review/review-bank-change'
import { loadContact } from '@fairtick/server/features/profile/public'
import { createLog } from '@fairtick/server/platform/log'
import type { Mail, Mailer } from '@fairtick/server/platform/mail'
import { createMailOutbox } from '@fairtick/server/platform/mail-outbox'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { LANGUAGES } from '@fairtick/wire/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  openAccountSecurity,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
let sent: Mail[]

beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  clock.advanceMs(2 * DAY_MS)
  await run()
  hana = await fixture.enter()
  sent = []
})
afterAll(() => database.close())

/** The job of a server; `mailbox`: whether it gets to the mail server, and to its note. */
async function run(mailbox: 'reached' | 'away' | 'stopped before the note' = 'reached') {
  const notes: Promise<void>[] = []
  const post: Mailer['post'] = (mail, { onEnd } = {}) => {
    if (mailbox !== 'away') sent?.push(mail)
    if (mailbox === 'reached' && onEnd) notes.push(onEnd('sent'))
  }
  const { seal } = fixture.auth.dependencies
  await createMailOutbox({
    ...{ database, seal, mailer: { post, reachesPeople: true }, log: createLog('silent') },
    nowMs: () => clock.wallMs(),
    addressOf: async (userId) => (await loadContact(database, userId))?.email,
  }).sendDue()
  await Promise.all(notes)
}

async function askForChange(cardNumber: string): Promise<string> {
  clock.advanceMs(MINUTE_MS)
  await fixture.bindBank(hana, { cardNumber, update: true })
  const [row] = await database.query<{ id: string }>(
    `SELECT id FROM bank_change WHERE user_id = $1 AND status = 'pending'`,
    [hana.userId],
  )
  return row?.id ?? ''
}

type Verdict = Parameters<typeof reviewBankChange>[2]['verdict']

const decide = (changeId: string, verdict: Verdict) =>
  database.transaction((tx) =>
    reviewBankChange(fixture.parts, tx, {
      ...{ changeId, reviewerId: 's', verdict, nowMs: clock.wallMs() },
      links: { note: async () => {} },
    }),
  )

const texts = () => sent.map(({ text }) => text.split('\n\n')[0])

/** As the mails say it: of the operator. */
const inTokyo = (timeMs: number) =>
  new Date(timeMs + 9 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ')

describe('a bank account', () => {
  test('is mailed when it is bound, and again before the hold ends', async () => {
    await fixture.bindBank(hana)
    const until = inTokyo(clock.wallMs() + DAY_MS)
    await run()
    await run()
    expect(texts()).toEqual([
      `みずほ銀行 ••••567 was added to your account as a withdrawal destination. Withdrawals to it are possible from ${until} (Asia/Tokyo).`,
    ])
    expect(sent[0]).toMatchObject({ to: hana.email })
    expect(sent[0]?.text).toMatch(/Change your login password at once.*customer service/s)
    expect(sent[0]?.subject).not.toMatch(/567/)
    clock.advanceMs(DAY_MS - 8 * HOUR_MS - 1)
    await run()
    expect(sent).toHaveLength(1)
    clock.advanceMs(1)
    await run()
    await run()
    clock.advanceMs(DAY_MS)
    await run()
    expect(texts().slice(1)).toEqual([
      `Withdrawals to みずほ銀行 ••••567 are possible from ${until} (Asia/Tokyo), not before.`,
    ])
  })

  test('that is changed is mailed at the request, at the approval and before the hold ends', async () => {
    await fixture.bindBank(hana)
    clock.advanceMs(2 * DAY_MS)
    await run()
    sent = []
    const id = await askForChange('7654321')
    await run()
    expect(texts()).toEqual([
      expect.stringContaining('from みずほ銀行 ••••567 to みずほ銀行 ••••321'),
    ])
    expect(texts()[0]).toContain('requested')
    await decide(id, { status: 'success' })
    const until = inTokyo(clock.wallMs() + DAY_MS)
    await run()
    expect(texts()[1]).toBe(
      `Your bank account was changed from みずほ銀行 ••••567 to みずほ銀行 ••••321. Withdrawals to it are possible from ${until} (Asia/Tokyo).`,
    )
    clock.advanceMs(DAY_MS - HOUR_MS)
    await run()
    expect(texts()[2]).toContain('みずほ銀行 ••••321 are possible from')
    expect(sent).toHaveLength(3)
  })

  test('that is not changed is mailed with the reason, and brings no reminder', async () => {
    await fixture.bindBank(hana)
    clock.advanceMs(2 * DAY_MS)
    await run()
    sent = []
    await decide(await askForChange('7654321'), { status: 'failed', reason: 'name_differs' })
    await run()
    clock.advanceMs(2 * DAY_MS)
    await run()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.text).toContain('The name on the account differs from yours.')
  })

  test('that another one replaces before the hold ends is reminded of no more', async () => {
    await fixture.bindBank(hana)
    await decide(await askForChange('7654321'), { status: 'success' })
    await run()
    sent = []
    clock.advanceMs(DAY_MS)
    await run()
    expect(texts()).toEqual([expect.stringContaining('••••321 are possible from')])
  })
})

test('a wallet is mailed when it is bound and before the hold ends, not once it has gone', async () => {
  const kept = await fixture.bindWallet(hana)
  await run()
  expect(texts()).toEqual([expect.stringContaining('USDT TRC20 TWdbcd…toVp4a was added')])
  sent = []
  clock.advanceMs(DAY_MS)
  await run()
  expect(texts()).toEqual([expect.stringContaining('USDT TRC20 TWdbcd…toVp4a are possible')])
  const other = await fixture.enter()
  const gone = await fixture.bindWallet(other)
  await run()
  sent = []
  clock.advanceMs(MINUTE_MS)
  const otp = await fixture.codeFor(other.email, 'bank')
  const id = 'id' in gone ? gone.id : ''
  await fixture.guard.removeWallet({ query: {}, body: { id, otp } }, other.context)
  clock.advanceMs(DAY_MS)
  await run()
  expect(sent).toEqual([])
  expect(kept).toHaveProperty('id')
})

describe('a mail', () => {
  test('waits for a mail server that is away, and is the same mail after a stop', async () => {
    await fixture.bindBank(hana)
    await run('away')
    expect(sent).toEqual([])
    clock.advanceMs(5 * MINUTE_MS)
    await run('stopped before the note')
    await run()
    expect(sent).toHaveLength(1)
    clock.advanceMs(5 * MINUTE_MS)
    await run()
    clock.advanceMs(5 * MINUTE_MS)
    await run()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  test('of two servers at once is sent by one', async () => {
    await fixture.bindBank(hana)
    await Promise.all(Array.from({ length: 4 }, () => run()))
    expect(sent).toHaveLength(1)
  })

  test('goes to the address of before and to the one of now', async () => {
    await fixture.bindBank(hana)
    await run()
    sent = []
    await database.query('UPDATE app_user SET email = $2 WHERE id = $1', [
      hana.userId,
      `thief.${hana.email}`,
    ])
    clock.advanceMs(DAY_MS)
    await run()
    await run()
    expect(sent.map(({ to }) => to).sort()).toEqual([hana.email, `thief.${hana.email}`].sort())
  })

  test.each(LANGUAGES)('is worded in %s, without a gap', async (language) => {
    await database.query('UPDATE app_user SET language = $2 WHERE id = $1', [hana.userId, language])
    await fixture.bindBank(hana)
    clock.advanceMs(2 * DAY_MS)
    const failed = await askForChange('7654321')
    await decide(failed, { status: 'failed', reason: 'account_unknown' })
    await decide(await askForChange('7654322'), { status: 'success' })
    clock.advanceMs(DAY_MS)
    await run()
    // The reminder of the first account went with it.
    expect(sent).toHaveLength(6)
    for (const { subject, text } of sent) {
      expect(subject + text).not.toMatch(/\{\{|undefined/)
      expect(text).toContain('みずほ銀行 ••••')
    }
  })
})
