// A page of entries with its count, as the lists of several slices show it.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Paging } from '../../platform/list-page.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import { entryPageStatement, loadEntryPage } from './entry-page.ts'

type Row = { readonly number: bigint; readonly reason: string }

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

function listUnsettled(accountId: string, paging: Paging) {
  return loadEntryPage<Row>(
    database,
    {
      columns: 'number, reason',
      found: `MATERIALIZED (
        SELECT number FROM entries_of($1) WHERE reason <> 'option-settlement')`,
      parameters: [accountId],
    },
    paging,
  )
}

it('is the newest first, in parts of a size, each with the number of all', async () => {
  const all = await listUnsettled('a', { page: 1, size: 10 })
  expect(all.rows.map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 3 }, () => 'option-purchase'),
    'practice-grant',
  ])
  expect(all.total).toBe(4)
  for (const page of [1, 2]) {
    const { rows, total } = await listUnsettled('a', { page, size: 3 })
    expect(rows).toEqual(all.rows.slice((page - 1) * 3, page * 3))
    expect(total).toBe(4)
  }
})

it('behind the last is empty and still tells how many there are', async () => {
  const nothing = { rows: [], next: null }
  expect(await listUnsettled('a', { page: 3, size: 2 })).toEqual({ ...nothing, total: 4 })
  expect(await listUnsettled('nobody', { page: 1, size: 2 })).toEqual({ ...nothing, total: 0 })
})

it('goes on behind the last entry of the page before, with the number of all', async () => {
  const first = await listUnsettled('a', { page: 1, size: 3 })
  const seen = first.rows.map(({ number }) => number)
  await engine.buy('a', 's')
  const rest = await listUnsettled('a', { page: 2, size: 3, after: first.next ?? '' })
  expect(rest.rows.map(({ reason }) => reason)).toEqual(['practice-grant'])
  expect(seen).not.toContain(rest.rows[0]?.number)
  expect(rest).toMatchObject({ next: null, total: 5 })
})

it('of all entries is read from their order, and those are not kept aside', async () => {
  const { sql, parameters } = entryPageStatement(
    {
      columns: 'number',
      found: 'NOT MATERIALIZED (SELECT number FROM journal_entry)',
      parameters: [],
    },
    { page: 1, size: 2 },
  )
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    ['EXPLAIN', sql].join(' '),
    parameters,
  )
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(lines).toContain('Index Only Scan Backward using journal_entry_pkey')
  expect(lines).not.toContain('CTE')
})
