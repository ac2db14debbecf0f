// Every entry is found through its account, whatever it is for: readers look nowhere else (TR-11).

import type { EntryReason } from '@fairtick/core/ledger/journal-entry'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEAM_TERMS } from '@fairtick/server/test/team-members'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  money,
  openEngine,
} from '../engine-fixture.ts'
import { verifyTape } from '../verify/verify-tape.ts'

/** Monday, 5 January 2026, noon in Tokyo; the next window begins in 19 hours. */
const NOON = Date.UTC(2026, 0, 5, 3)

/** By what the entries of a reason are found. A new one is to be tried below, too. */
const FOUND_BY: Readonly<Record<EntryReason, 'order' | 'account'>> = {
  'practice-grant': 'account',
  'practice-reset': 'account',
  'option-purchase': 'order',
  'option-settlement': 'order',
  'contract-open': 'order',
  'contract-close': 'order',
  overnight: 'order',
  deposit: 'account',
  'withdrawal-submit': 'account',
  'withdrawal-payout': 'account',
  'withdrawal-return': 'account',
  'team-reward': 'order',
  payroll: 'account',
  'salary-settlement': 'account',
  adjustment: 'account',
  'profit-share-paid': 'order',
  'profit-share-received': 'account',
}

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TEAM_TERMS })
  await liveThroughAll()
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** An option and a contract of one account have one id: ids are unique in their kind only. */
async function liveThroughAll(): Promise<void> {
  for (const id of ['a', 'b', 'c']) await engine.open(id)
  await engine.tick('64000')
  await engine.ask({ kind: 'set-inviters', accountId: 'a', inviters: ['b'] })
  await engine.trade('a', 'same', { lots: '2' })
  await engine.close('a', 'same', '1')
  await engine.buy('a', 'same')
  await engine.buy('b', 'o')
  await engine.trade('c', 'waits', { limit: '60000' })
  await engine.ask({
    ...{ kind: 'credit-deposit', accountId: 'a', depositId: 'd', channel: 'bank' },
    submitted: 0 as never,
    amount: parseQuantity('15000') as never,
    rate: parsePrice('0.0065') as never,
  })
  await engine.ask({
    kind: 'adjust-balance',
    accountId: 'a',
    adjustmentId: 'j',
    amount: money('5'),
  })
  for (const withdrawalId of ['paid', 'back']) await withdraw(withdrawalId)
  await engine.ask({ kind: 'cancel-withdrawal', accountId: 'a', withdrawalId: 'back' })
  await engine.ask({ kind: 'approve-withdrawal', accountId: 'a', withdrawalId: 'paid' })
  await engine.ask({ kind: 'set-leading', accountId: 'b', terms: LEADING_TERMS })
  const follow = { accountId: 'c', leaderId: 'b', terms: FOLLOW_TERMS }
  await engine.ask({ kind: 'follow-leader', ...follow })
  await engine.trade('b', 'lead')
  await engine.pass(30_000)
  await engine.tick('64100')
  await engine.close('b', 'lead')
  await engine.pass(20 * HOUR_MS)
  await engine.ask({ kind: 'pay-withdrawal', accountId: 'a', withdrawalId: 'paid' })
  await engine.tick('59000')
  await engine.close('a', 'same')
  await engine.close('c', 'waits')
  await engine.ask({ kind: 'reset-practice', accountId: 'c', resetId: 'r', grant: money('100') })
  await engine.pass(24 * HOUR_MS)
  await engine.ask({ kind: 'pay-rewards', accountId: 'b', day: 0 })
  const salary = { kind: 'settle-salary', accountId: 'b', transferId: 't' } as const
  await engine.ask({ ...salary, amount: money('0.01') })
}

async function withdraw(withdrawalId: string): Promise<void> {
  await engine.ask({
    ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId, method: 'wallet', from: 'cash' },
    amount: money('50'),
  })
}

it('each entry of an account once, and none of another', async () => {
  const reasons = await database.query<{ reason: string }>(
    'SELECT DISTINCT reason FROM journal_entry',
  )
  expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(Object.keys(FOUND_BY).toSorted())
  for (const id of ['a', 'b', 'c']) {
    const found = await database.query('SELECT number FROM entries_of($1) ORDER BY number', [id])
    const all = 'SELECT number FROM journal_entry WHERE account_id = $1 ORDER BY number'
    expect(found).toEqual(await database.query(all, [id]))
  }
})

it('an entry of an order is for an order of its own account', async () => {
  const rows = await database.query<{ reason: EntryReason; of_order: boolean }>(
    `SELECT DISTINCT reason, EXISTS (
       SELECT FROM contract_order o WHERE o.id = e.cause_id AND o.account_id = e.account_id
       UNION ALL
       SELECT FROM option_order o WHERE o.id = e.cause_id AND o.account_id = e.account_id
     ) AS of_order
     FROM journal_entry e`,
  )
  for (const { reason, of_order } of rows) {
    expect([reason, of_order]).toEqual([reason, FOUND_BY[reason] === 'order'])
  }
})

it('verify-tape names an entry that is not found so', async () => {
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  await database.asOwner(
    `ALTER TABLE contract_order DISABLE TRIGGER USER;
     UPDATE contract_order SET id = 'lost' WHERE id = 'waits'`,
  )
  const { findings } = await verifyTape(database, 'genesis')
  expect(findings).toContain('journal_entry contract-open:waits: found 0 times, not once')
})

it('no plan of it goes through all entries, even where that is taken for the cheapest', async () => {
  const plan = await database.transaction(async (tx) => {
    // As for a planner that takes a join with the whole journal for cheaper than a look each order.
    await tx.query('SET LOCAL enable_nestloop = off')
    return tx.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT number FROM account a CROSS JOIN LATERAL entries_of(a.id) WHERE a.id = 'a'`,
    )
  })
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  // Neither a function that knows nothing of the query, nor all of the journal in its order.
  expect(lines).not.toMatch(/Function Scan|Seq Scan on journal_entry|journal_entry_pkey/)
  expect(lines).toContain('journal_entry_cause')
  expect(lines).toContain('journal_entry_of_no_order')
})
