// Rows that leave or arrive between the pages of a list hide none that was there all the time.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from './database.ts'
import { type ListOrder, loadPage, type Paging, pagingOf } from './list-page.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What happens to the rows while the reader looks at a page. */
type Meanwhile = {
  /** Which of the waiting rows leave, counted from the oldest and around. */
  readonly leaving: readonly number[]
  readonly arriving: number
}

const meanwhile = fc.record({
  leaving: fc.array(fc.nat(60), { maxLength: 6 }),
  arriving: fc.nat(5),
})

/** A few rows have the same time each: their ids tell them apart. */
const SAME_TIME = 4

const BY_NUMBER: ListOrder = { by: 'number' }
const BY_TIME: ListOrder = { by: 'time', id: 'id' }

type Walk = { readonly shown: readonly string[]; readonly stayed: readonly string[] }
type Reader = (page: { page: number; size: number; next: string | null }) => Paging | undefined

const byCursor: Reader = ({ page, size, next }) =>
  next === null ? undefined : { page: page + 1, size, after: next }

/** All pages one after the other, on a table of its own, with `between` behind each page. */
function walk(
  rows: number,
  paging: Paging,
  {
    order,
    nextOf = byCursor,
    between,
  }: {
    readonly order: ListOrder
    readonly nextOf?: Reader
    readonly between: readonly Meanwhile[]
  },
): Promise<Walk> {
  return database.transaction(async (tx) => {
    await tx.query(
      `CREATE TEMP TABLE listed (number bigint GENERATED ALWAYS AS IDENTITY, id text,
         time bigint, waits boolean NOT NULL DEFAULT true) ON COMMIT DROP`,
    )
    await arrive(tx, rows)
    const there = await waiting(tx)
    const shown: string[] = []
    let wanted: Paging | undefined = paging
    for (let at = 0; wanted; at += 1) {
      const found = await loadPage(
        tx,
        {
          ...{ from: 'FROM listed WHERE waits', parameters: [], order },
          read: ({ id }: { readonly id: string }) => id,
        },
        wanted,
      )
      shown.push(...found.rows)
      const change = between[at]
      if (change) await pass(tx, change)
      wanted = nextOf({ ...wanted, next: found.next })
    }
    const left = new Set(await waiting(tx))
    return { shown, stayed: there.filter((id) => left.has(id)) }
  })
}

async function arrive(tx: Queryable, rows: number): Promise<void> {
  await tx.query(
    `INSERT INTO listed (id, time)
     SELECT md5((n + old)::text), (n + old) / $2::bigint
     FROM generate_series(1, $1::bigint) AS n, (SELECT count(*) AS old FROM listed) AS before`,
    [String(rows), String(SAME_TIME)],
  )
}

async function pass(tx: Queryable, { leaving, arriving }: Meanwhile): Promise<void> {
  const there = await waiting(tx)
  const ids = leaving.flatMap((place) => there[place % Math.max(1, there.length)] ?? [])
  await tx.query('UPDATE listed SET waits = false WHERE id = ANY ($1::text[])', [ids])
  await arrive(tx, arriving)
}

async function waiting(tx: Queryable): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM listed WHERE waits ORDER BY number')
  return rows.map(({ id }) => id)
}

describe.each([
  ['by number, newest first', BY_NUMBER],
  ['by number, oldest first', { ...BY_NUMBER, oldestFirst: true }],
  ['by time and id, newest first', BY_TIME],
  ['by time and id, oldest first', { ...BY_TIME, oldestFirst: true }],
])('a list %s', (_, order) => {
  test('shows by cursor every row that stays, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(40),
        fc.integer({ min: 1, max: 12 }),
        fc.array(meanwhile, { maxLength: 8 }),
        async (rows, size, between) => {
          const { shown, stayed } = await walk(rows, { page: 1, size }, { order, between })
          expect(new Set(shown).size).toBe(shown.length)
          expect(stayed.filter((id) => !shown.includes(id))).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
  })

  test('is the same by cursor and by number while nothing happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 12 }), async (rows, size) => {
        const still = { order, between: [] }
        const byNumber: Reader = ({ page, next }) =>
          next === null ? undefined : { page: page + 1, size }
        const first = { page: 1, size }
        const { shown } = await walk(rows, first, still)
        expect(shown).toHaveLength(rows)
        expect((await walk(rows, first, { ...still, nextOf: byNumber })).shown).toEqual(shown)
      }),
      { numRuns: 15 },
    )
  })
})

test('of 25 that wait, 4 leave after the first ten: by number 4 others are never shown', async () => {
  const between = [{ leaving: [24, 23, 22, 21], arriving: 0 }]
  const byNumber: Reader = ({ page, size, next }) =>
    next === null ? undefined : { page: page + 1, size }
  const ten = { page: 1, size: 10 }
  const missed = async (nextOf: Reader) => {
    const { shown, stayed } = await walk(25, ten, { order: BY_NUMBER, nextOf, between })
    return stayed.filter((id) => !shown.includes(id)).length
  }
  expect(await missed(byNumber)).toBe(4)
  expect(await missed(byCursor)).toBe(0)
})

test('the number of all does not depend on where the page begins', async () => {
  await database.transaction(async (tx) => {
    await tx.query('CREATE TEMP TABLE listed (number bigint) ON COMMIT DROP')
    await tx.query('INSERT INTO listed SELECT generate_series(1, 5)')
    const read = ({ number }: { readonly number: bigint }) => Number(number)
    const query = { from: 'FROM listed WHERE true', parameters: [], order: BY_NUMBER, read }
    const first = await loadPage(tx, query, pagingOf({ size: 3 }))
    expect(first).toEqual({ rows: [5, 4, 3], next: '3', total: 5 })
    const second = await loadPage(tx, query, pagingOf({ page: 2, size: 3, after: '3' }))
    expect(second).toEqual({ rows: [2, 1], next: null, total: 5 })
    expect(await loadPage(tx, query, pagingOf({ size: 5 }))).toMatchObject({ next: null })
  })
})
