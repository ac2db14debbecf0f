// What two people changed stands in the order in which it was read.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createBarrier } from '@fairtick/testkit/barrier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '../audit/public.ts'
import { instrumentConstants, readCatalogue } from '../market/public.ts'
import { hashChange } from './change-payload.ts'
import { openOperatorTerms } from './operator-terms.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const payloadOf = (hours: string) =>
  JSON.stringify({ before: null, after: { name: 'House', hours, email: 'a@b.example' } })
const hashOf = (hours: string) =>
  hashChange({ id: 'c', kind: 'profile', subject: 'operator', payload: payloadOf(hours) })

/** Hours of the house, as the table has them once they stand. */
const rowOf = (hours: string) => ({
  ...{ number: 1n, id: 'c', kind: 'profile', subject: 'operator', note: '' },
  ...{ payload: payloadOf(hours), payload_hash: hashOf(hours) },
  ...{ requested_by: 'x', requested_time: 1n, expires_time: 2n, status: 'approved' },
  ...{ decided_by: 'y', decided_time: 1n, acts_time: 1n, announced_time: null, done_time: 1n },
  refusal: null,
})

/** Two people wanted it, as the audit log has it. */
async function approve(...choices: readonly string[]): Promise<void> {
  const parts = { database, nowMs: () => 1, exportHeads: async () => {}, rowSeal: TEST_ROW_SEAL }
  for (const hours of choices) {
    await audited(parts, { address: '' } as never, async (_tx, write) => {
      for (const [staffId, what] of [
        ['x', 'request'],
        ['y', 'approved'],
      ] as const) {
        const subject = { subjectKind: 'request', subjectId: 'c', staffId } as const
        await write({ ...subject, action: `change.${what}`, detail: { hash: hashOf(hours) } })
      }
    })
  }
}

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
  await approve('nine to five', 'ten to six')
  const constants = readCatalogue().instruments.map(instrumentConstants)
  const terms = await openOperatorTerms({
    ...{ database: { query }, rowSeal: TEST_ROW_SEAL, mode: 'practice', constants },
  })
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
