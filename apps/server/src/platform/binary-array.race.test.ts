// Binary arrays come out of the database as they went in, on PGlite and on PostgreSQL.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/testkit/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/testkit/postgres-test-database'
import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type ArrayElement, type ArrayType, encodeColumn } from './binary-array.ts'

const RUNS = 60
// PostgreSQL holds no NUL, and what is not well formed is no text.
const text = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((given) => given.replaceAll('\0', '').toWellFormed())
const ELEMENTS: Readonly<Record<ArrayType, fc.Arbitrary<ArrayElement>>> = {
  int2: fc.integer({ min: -32_768, max: 32_767 }),
  int8: fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.maxSafeInteger()),
  text,
  uuid: fc.stringMatching(/^[0-9a-f]{32}$/),
}

const READS: Readonly<Record<ArrayType, string>> = {
  int2: 'SELECT unnest($1::int2[])::text AS value',
  int8: 'SELECT unnest($1::int8[])::text AS value',
  text: 'SELECT unnest($1::text[])::text AS value',
  uuid: `SELECT replace(unnest($1::uuid[])::text, '-', '') AS value`,
}

let server: PostgresServer | undefined

afterAll(() => server?.remove())

const DATABASES: readonly [string, () => Promise<TestDatabase>][] = [
  ['PGlite', openTestDatabase],
  [
    'PostgreSQL',
    async () => {
      server = await startPostgresServer()
      return await openPostgresTestDatabase(server)
    },
  ],
]

describe.each(DATABASES)('on %s', (name, open) => {
  it.skipIf(name === 'PostgreSQL' && whyNoPostgres() !== undefined)(
    'every array comes back, with its nulls and in its order',
    async () => {
      const database = await open()
      for (const [type, element] of Object.entries(ELEMENTS) as [ArrayType, typeof text][]) {
        const arrays = fc.array(fc.option(element), { maxLength: 40 })
        const comesBack = fc.asyncProperty(arrays, async (values) => {
          const rows = await database.engineLane.query<{ value: string | null }>(READS[type], [
            encodeColumn(
              type,
              values.map((value) => [value]),
              0,
            ),
          ])
          const expected = values.map((value) => (value === null ? null : String(value)))
          expect(rows.map(({ value }) => value)).toEqual(expected)
        })
        await fc.assert(comesBack, { numRuns: RUNS })
      }
      await database.close()
    },
  )
})
