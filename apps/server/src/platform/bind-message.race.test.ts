// Statements whose parameters are written beforehand, on PGlite and on PostgreSQL.

import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BindMessage } from './bind-message.ts'

const KEEP = `INSERT INTO idempotency
  SELECT unnest($3::uuid[]), unnest($4::text[]), coalesce($1::text, 'nothing'), $2::bigint`
const LONG = 'é'.repeat(400_000)

/** Rows of one statement, all with the same outcome. */
type Kept = { readonly outcome: string | null; readonly hashes: readonly string[] }

let database: TestDatabase

let ids = 0

function messageOf({ outcome, hashes }: Kept): BindMessage {
  const rows = hashes.map((hash) => {
    ids += 1
    return [ids.toString(16).padStart(32, '0'), hash]
  })
  return new BindMessage(
    [outcome, '7'],
    [
      { type: 'uuid', rows, column: 0 },
      { type: 'text', rows, column: 1 },
    ],
  )
}

const write = (kept: Kept, sql = KEEP) => database.engineLane.write(sql, messageOf(kept))

async function expectKept(all: readonly Kept[]): Promise<void> {
  const rows = await database.query('SELECT body_hash, outcome FROM idempotency ORDER BY id')
  const expected = all.flatMap(({ outcome, hashes }) =>
    hashes.map((hash) => ({ body_hash: hash, outcome: outcome ?? 'nothing' })),
  )
  expect(rows).toEqual(expected)
}

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  const isAbsent = isMissing(name)
  beforeEach(async () => {
    if (!isAbsent) database = await open()
  })
  afterEach(async () => {
    if (!isAbsent) await database.close()
  })

  it.skipIf(isAbsent)(
    'what is written one after another in the same memory stays apart',
    async () => {
      const all: Kept[] = [
        { outcome: 'a long one', hashes: ['one', LONG, 'three'] },
        { outcome: null, hashes: ['a short one'] },
        { outcome: 'none', hashes: [] },
        { outcome: LONG, hashes: ['ä', ''] },
      ]
      for (const kept of all) await write(kept)
      await expectKept(all)
    },
  )

  it.skipIf(isAbsent)('what is under way at once does not share memory', async () => {
    const all = Array.from({ length: 12 }, (_, place) => ({
      outcome: `group ${place}`,
      hashes: Array.from({ length: 300 }, (_row, row) => `${place} ${row}`),
    }))
    for (const some of [all.slice(0, 6), all.slice(6)])
      await Promise.all(some.map((one) => write(one)))
    await expectKept(all)
  })

  it.skipIf(isAbsent)('a refused one does no harm to those after it', async () => {
    const kept = { outcome: 'kept', hashes: ['one'] }
    await expect(write(kept, KEEP.replace('$2::bigint', '$2::bigint / 0'))).rejects.toThrow(/zero/)
    await write(kept)
    await expectKept([kept])
  })

  it.skipIf(isAbsent)('more statements than are kept prepared are written too', async () => {
    const all = Array.from({ length: 60 }, (_, place) => ({ outcome: null, hashes: [`${place}`] }))
    for (const [place, kept] of all.entries()) await write(kept, `${KEEP} -- ${place}`)
    await expectKept(all)
  })
})
