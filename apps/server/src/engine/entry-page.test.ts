// A page of entries with its count, as the lists of several slices show it.

import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from './engine-fixture.ts'
import { ENTRY_PAGE, readEntryPage, spanOfPage } from './entry-page.ts'

type Row = { readonly number: bigint; readonly reason: string; readonly total: bigint }

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  for (const id of ['a', 'b']) await engine.open(id)
  await engine.tick('64000')
  for (const id of ['o', 'p', 'q']) await engine.buy('a', id)
  await engine.buy('b', 'r')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

async function listUnsettled(accountId: string, page: number, size: number) {
  const rows = await database.query<Row>(
    `WITH found AS MATERIALIZED (
       SELECT number FROM entries_of($3) WHERE reason <> 'option-settlement')
     SELECT total, number, reason ${ENTRY_PAGE}`,
    [...spanOfPage({ page, size }), accountId],
  )
  return readEntryPage(rows)
}

it('is the newest first, in parts of a size, each with the number of all', async () => {
  const all = await listUnsettled('a', 1, 10)
  expect(all.rows.map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 3 }, () => 'option-purchase'),
    'practice-grant',
  ])
  expect(all.total).toBe(4)
  for (const page of [1, 2]) {
    const { rows, total } = await listUnsettled('a', page, 3)
    expect(rows).toEqual(all.rows.slice((page - 1) * 3, page * 3))
    expect(total).toBe(4)
  }
})

it('behind the last is empty and still tells how many there are', async () => {
  expect(await listUnsettled('a', 3, 2)).toEqual({ rows: [], total: 4 })
  expect(await listUnsettled('nobody', 1, 2)).toEqual({ rows: [], total: 0 })
})

it('of all entries is read from their order, and those are not kept aside', async () => {
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN WITH found AS NOT MATERIALIZED (SELECT number FROM journal_entry)
     SELECT total, number ${ENTRY_PAGE}`,
    spanOfPage({ page: 1, size: 2 }),
  )
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('Index Only Scan Backward using journal_entry_pkey')
  expect(lines).not.toContain('CTE')
})
