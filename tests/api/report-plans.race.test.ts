// What the public report is measured from comes by indices: no statement of it reads a large table
// from end to end, with the one plan that is kept for all.

import { listGapOptions, listStopOuts } from '@fairtick/server/features/public-report/gap-store'
import {
  findFirstCommand,
  listCommandBlocks,
  listFills,
  listOfKind,
} from '@fairtick/server/features/public-report/log-store'
import {
  countOutcomes,
  findEntry,
  listOptionResults,
  listReports,
  listWithdrawalTimes,
  loadNewestEntry,
  sumPostings,
} from '@fairtick/server/features/public-report/store'
import type { Queryable } from '@fairtick/server/platform/database'
import { isMissing } from '@fairtick/server/test/database/both-databases'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SPAN = { fromMs: 1_000, untilMs: 2_000 }

const READS: readonly (readonly [string, (database: Queryable) => Promise<unknown>])[] = [
  ['the first command', (db) => findFirstCommand(db, 1_000)],
  ['commands', (db) => listCommandBlocks(db, 5n, 50)],
  ['accounts of a kind', (db) => listOfKind(db, 'real', ['a', 'b'])],
  ['fills', (db) => listFills(db, ['a', 'b'])],
  ['outcomes', (db) => countOutcomes(db, ['a', 'b'], SPAN)],
  ['results of options', (db) => listOptionResults(db, ['a', 'b'], SPAN)],
  ['options in gaps', (db) => listGapOptions(db, ['a', 'b'], SPAN)],
  ['stop-outs', (db) => listStopOuts(db, ['a', 'b'], SPAN)],
  ['withdrawals', (db) => listWithdrawalTimes(db, ['a', 'b'], SPAN)],
  ['the entry at a number', (db) => findEntry(db, 7n)],
  ['the newest entry', (db) => loadNewestEntry(db)],
  ['postings', (db) => sumPostings(db, 'real', { first: 1n, end: 5_001n })],
  ['reports', (db) => listReports(db, 'real', 24)],
]

/** So few rows, or so few pages, that it does not matter how they are read. */
const SMALL = /Seq Scan on ledger_name/g

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.skipIf(isMissing('PostgreSQL')).each(READS)('%s come by an index', async (_, read) => {
  const plan = await database.transaction(async (tx) => {
    // Of empty tables the plan would be any; this asks whether there is a way by an index.
    await tx.query('SET LOCAL enable_seqscan = off')
    await tx.query("SET LOCAL plan_cache_mode = 'force_generic_plan'")
    return await planOf(tx, read)
  })
  expect(plan.replaceAll(SMALL, '')).not.toContain('Seq Scan')
  expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
  // But for the newest entry, which is the end of its index.
  if (!plan.includes('Index Only Scan Backward')) expect(plan).toContain('Index Cond')
})

async function planOf(
  tx: Queryable,
  read: (database: Queryable) => Promise<unknown>,
): Promise<string> {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  await read({
    query: async (sql, parameters = []) => {
      asked.push({ sql, parameters })
      return []
    },
  })
  const [statement] = asked
  if (statement === undefined) throw new Error('nothing was asked')
  await tx.query(['PREPARE read AS', statement.sql].join(' '))
  const values = statement.parameters.map((value) =>
    Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`,
  )
  const called = values.length === 0 ? [] : ['(', values.join(', '), ')']
  const rows = await tx.query<{ 'QUERY PLAN': string }>(
    ['EXPLAIN EXECUTE read', ...called].join(' '),
  )
  await tx.query('DEALLOCATE read')
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
