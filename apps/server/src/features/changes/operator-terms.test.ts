// What two people changed stands in the order in which it was read.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createBarrier } from '@fairtick/testkit/barrier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instrumentConstants, readCatalogue } from '../market/public.ts'
import { openOperatorTerms } from './operator-terms.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Hours of the house, as the table has them once they stand. */
const rowOf = (hours: string) => ({
  ...{ number: 1n, id: 'c', kind: 'profile', subject: 'operator', payload_hash: '', note: '' },
  payload: JSON.stringify({ before: null, after: { name: 'House', hours, email: 'a@b.example' } }),
  ...{ requested_by: 'x', requested_time: 1n, expires_time: 2n, status: 'approved' },
  ...{ decided_by: 'y', decided_time: 1n, acts_time: 1n, announced_time: null, done_time: 1n },
  refusal: null,
})

test('a reading that takes longer does not undo the next one', async () => {
  let hours: string | undefined
  let held: Promise<void> | undefined
  const query: TestDatabase['query'] = async (sql, parameters) => {
    if (hours === undefined || !sql.includes('DISTINCT ON (kind, subject)')) {
      return await database.query(sql, parameters)
    }
    const rows = [rowOf(hours)]
    await held
    return rows as never
  }
  const constants = readCatalogue().instruments.map(instrumentConstants)
  const terms = await openOperatorTerms({ database: { query }, mode: 'practice', constants })
  const barrier = createBarrier()
  ;[hours, held] = ['nine to five', barrier.pass()]
  const first = terms.reload()
  await nextTurn()
  ;[hours, held] = ['ten to six', undefined]
  const second = terms.reload()
  await nextTurn()
  barrier.open()
  await Promise.all([first, second])
  expect(terms.profile()?.hours).toBe('ten to six')
})
