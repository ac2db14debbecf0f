// A page of a long list comes from an index in its order, with the one plan that is kept for all.
// Of the journal's entries that is looked at in `engine/rows/entry-page.test.ts`.

import { listEntries } from '@fairtick/server/features/audit/store'
import { contractsPiece } from '@fairtick/server/features/contracts/store'
import { findOwners } from '@fairtick/server/features/customers/record-owner-store'
import { listDeposits, listToReview } from '@fairtick/server/features/deposits/store'
import { listCases } from '@fairtick/server/features/identity/case-store'
import { listApplications } from '@fairtick/server/features/leaders/application-store'
import { listFigures } from '@fairtick/server/features/leaders/figures-store'
import { listMessages } from '@fairtick/server/features/messages/store'
import { listOptions } from '@fairtick/server/features/options/store'
import { listBankChanges } from '@fairtick/server/features/payout-methods/bank-store'
import { listByKeys } from '@fairtick/server/features/profile/search-key-store'
import {
  listUsers,
  pageUsers,
  searchUsers,
} from '@fairtick/server/features/profile/user-search-store'
import { listRecoveries } from '@fairtick/server/features/recovery/recovery-store'
import { listPayroll } from '@fairtick/server/features/salary/store'
import { listSignalCases } from '@fairtick/server/features/signals/report-store'
import { listSignals } from '@fairtick/server/features/signals/signal-store'
import { listStaff } from '@fairtick/server/features/staff/store'
import { listQueue, listWithdrawals } from '@fairtick/server/features/withdrawals/store'
import type { Queryable } from '@fairtick/server/platform/database'
import { isMissing } from '@fairtick/server/test/database/both-databases'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NUMBERED = { page: 1, size: 20, after: '1000' }
const TIMED = { page: 1, size: 20, after: '1000 id' }
const ANY = { status: undefined, from: undefined, to: undefined }
const EVERY = { ...ANY, symbol: undefined, direction: undefined, zone: undefined }
const OPTIONS = { ...EVERY, result: undefined }
const SIGNALS = { kind: 'practice', symbol: undefined } as const
const CONTRACTS = { ...EVERY, reason: undefined }

const LISTS: readonly (readonly [string, (database: Queryable) => Promise<unknown>])[] = [
  ['options', (db) => listOptions(db, 'a', { ...OPTIONS, ...NUMBERED })],
  ['settled options', (db) => listOptions(db, 'a', { ...OPTIONS, ...TIMED, status: 'closed' })],
  [
    'contracts',
    (db) => {
      const paged = { ...CONTRACTS, ...NUMBERED, statuses: ['trading'] } as const
      const { columns, parameters } = contractsPiece(paged)
      return db.query(['SELECT', columns].join(' '), ['a', ...parameters])
    },
  ],
  ['messages', (db) => listMessages(db, { userId: 'a', templates: undefined }, NUMBERED)],
  ['routine', (db) => listMessages(db, { userId: 'a', templates: ['overnight'] }, NUMBERED)],
  ['deposits', (db) => listDeposits(db, 'a', { ...ANY, ...NUMBERED })],
  ['deposit queue', (db) => listToReview(db, { status: 'pending', mode: 'live', ...NUMBERED })],
  ['ended deposits', (db) => listToReview(db, { status: 'success', mode: 'live', ...NUMBERED })],
  ['withdrawals', (db) => listWithdrawals(db, 'a', { ...ANY, type: undefined, ...TIMED })],
  ['withdrawal queue', (db) => listQueue(db, { status: 'pending', mode: 'live', ...TIMED })],
  ['ended withdrawals', (db) => listQueue(db, { status: 'success', mode: 'live', ...TIMED })],
  ['bank changes', (db) => listBankChanges(db, { status: 'pending', ...TIMED })],
  ['identities', (db) => listCases(db, { status: 'pending', ...TIMED })],
  ['decided identities', (db) => listCases(db, { status: 'success', ...TIMED })],
  ['decided bank changes', (db) => listBankChanges(db, { status: 'success', ...TIMED })],
  ['all identities', (db) => listCases(db, { status: 'all', ...TIMED })],
  ['all bank changes', (db) => listBankChanges(db, { status: 'all', ...TIMED })],
  ['recoveries', (db) => listRecoveries(db, { status: 'pending', ...TIMED })],
  ['ended recoveries', (db) => listRecoveries(db, { status: 'done', ...TIMED })],
  ['applications', (db) => listApplications(db, { status: 'pending', ...TIMED })],
  ['leaders', (db) => listFigures(db, { kind: 'practice', sort: 'copiers', ...TIMED })],
  ['newest leaders', (db) => listFigures(db, { kind: 'practice', sort: 'newest', ...TIMED })],
  ['signals', (db) => listSignals(db, { ...SIGNALS, leaderId: undefined, ...TIMED })],
  ['signals of a leader', (db) => listSignals(db, { ...SIGNALS, leaderId: 'l', ...TIMED })],
  ['reported signals', (db) => listSignalCases(db, { status: 'pending', ...TIMED })],
  ['payroll', (db) => listPayroll(db, 'a', NUMBERED)],
  ['users', (db) => listUsers(db, TIMED)],
  ['staff', (db) => listStaff(db, { rowSeal: TEST_ROW_SEAL }, TIMED)],
  [
    'audit log',
    (db) =>
      listEntries(db, { staffId: undefined, subjectId: undefined, action: undefined, ...NUMBERED }),
  ],
]

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.skipIf(isMissing('PostgreSQL')).each(LISTS)('a page of %s needs no sort', async (_, list) => {
  const plan = await database.transaction(async (tx) => {
    // Of empty tables the plan would be any; this asks whether an index gives the order.
    for (const name of ['seqscan', 'bitmapscan'])
      await tx.query(['SET LOCAL enable_', name, ' = off'].join(''))
    await tx.query("SET LOCAL plan_cache_mode = 'force_generic_plan'")
    return await planOf(tx, await pageStatementOf(list))
  })
  expect(plan).not.toMatch(/Seq Scan|(?<!Incremental )Sort/)
  expect(plan).toMatch(/Index Cond: .*[<>]/)
})

const SEARCHES: readonly (readonly [string, (database: Queryable) => Promise<unknown>])[] = [
  ['customers by words and parts', (db) => searchUsers(db, '1234')],
  ['customers by two words', (db) => listByKeys(db, { by: 'name', words: ['na', 'nb'] }, 10)],
  ['the owner of a record', (db) => findOwners(db, 'id')],
  ['identities of a customer', (db) => listCases(db, { status: 'all', userId: 'a', ...TIMED })],
  [
    'bank changes of a customer',
    (db) => listBankChanges(db, { status: 'all', userId: 'a', ...TIMED }),
  ],
  ['found customers', (db) => pageUsers(db, ['a'], TIMED)],
]

test.skipIf(isMissing('PostgreSQL')).each(SEARCHES)(
  'a search for %s reads no table from end to end',
  async (_, search) => {
    const asked = await statementsOf(search)
    expect(asked.length).toBeGreaterThan(0)
    for (const statement of asked) {
      const plan = await database.transaction(async (tx) => {
        await tx.query('SET LOCAL enable_seqscan = off')
        await tx.query("SET LOCAL plan_cache_mode = 'force_generic_plan'")
        return await planOf(tx, statement)
      })
      expect(plan).not.toContain('Seq Scan')
      // An index that is read whole is no better.
      expect(plan).not.toMatch(/Index (Only )?Scan.*\n(?!.*Index Cond)/)
    }
  },
)

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** The first statement that a list asks has its page, beside the count, which may be of a table. */
async function pageStatementOf(list: (database: Queryable) => Promise<unknown>) {
  const [first] = await statementsOf(list)
  if (first === undefined) throw new Error('the list asked nothing')
  const [, page = first.sql] = /LEFT JOIN \((.*)\) AS page ON true$/s.exec(first.sql) ?? []
  return { ...first, sql: page }
}

async function statementsOf(
  list: (database: Queryable) => Promise<unknown>,
): Promise<readonly Statement[]> {
  const asked: Statement[] = []
  await list({
    query: async (sql, parameters = []) => {
      asked.push({ sql, parameters })
      return []
    },
  })
  return asked
}

async function planOf(tx: Queryable, { sql, parameters }: Statement): Promise<string> {
  const values = parameters.map((value) => (value === null ? 'NULL' : literal(value)))
  await tx.query(['PREPARE page AS', sql].join(' '))
  const called = values.length === 0 ? [] : ['(', values.join(', '), ')']
  const rows = await tx.query<{ 'QUERY PLAN': string }>(
    ['EXPLAIN EXECUTE page', ...called].join(' '),
  )
  await tx.query('DEALLOCATE page')
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

function literal(value: unknown): string {
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`
}
