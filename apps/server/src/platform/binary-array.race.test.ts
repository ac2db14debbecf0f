// Binary arrays come out of the database as they went in, on PGlite and on PostgreSQL.

import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArrayElement, ArrayType } from './binary-array.ts'
import { BindMessage } from './bind-message.ts'

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

/** As JSON text, each under its place: a null is apart from every text. */
function keep(type: ArrayType): string {
  const shown = type === 'uuid' ? `replace(value::text, '-', '')` : 'value::text'
  return `
    INSERT INTO idempotency
    SELECT gen_random_uuid(), place::text, coalesce(to_json(${shown})::text, 'null'), 0
    FROM unnest($1::${type}[]) WITH ORDINALITY AS given (value, place)`
}
const KEPT = 'SELECT outcome FROM idempotency ORDER BY body_hash::integer'

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  it.skipIf(isMissing(name))(
    'every array comes back, with its nulls and in its order',
    async () => {
      const database = await open()
      for (const [type, element] of Object.entries(ELEMENTS) as [ArrayType, typeof text][]) {
        const arrays = fc.array(fc.option(element), { maxLength: 40 })
        const comesBack = fc.asyncProperty(arrays, async (values) => {
          const rows = values.map((value) => [value])
          const message = new BindMessage([], [{ type, rows, column: 0 }])
          await database.engineLane.write(keep(type), message)
          const kept = await database.query<{ outcome: string }>(KEPT)
          await database.query('DELETE FROM idempotency')
          const expected = values.map((value) => (value === null ? null : String(value)))
          expect(kept.map(({ outcome }) => JSON.parse(outcome))).toEqual(expected)
        })
        await fc.assert(comesBack, { numRuns: RUNS })
      }
      await database.close()
    },
  )
})
