// Commands on their way into a group: an answered key is found, also while the filter is renewed.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerId } from '../../platform/idempotency.ts'
import { formatOutcome } from '../codec/outcome-text.ts'
import type { CommandOutcome } from '../engine-port.ts'
import { createAdmission } from './admit-commands.ts'
import { createCommandQueue } from './command-queue.ts'

const MAX_KNOWN_KEYS = 4
const SCOPE = 'a:cancel-order'
const OUTCOME: CommandOutcome = { kind: 'refused', code: 'not_found', detail: {} }
const COMMAND = { kind: 'cancel-order', accountId: 'a', orderId: 'o' } as const

let database: TestDatabase
/** What was read waits for it before the intake has it. */
let readings: Promise<unknown>
/** So many questions the database has not answered yet. */
let unanswered: number

beforeEach(async () => {
  database = await openTestDatabase()
  readings = Promise.resolve()
  unanswered = 0
})

afterEach(() => database.close())

function open() {
  const faults: unknown[] = []
  const beside: TestDatabase['query'] = async (sql, parameters) => {
    unanswered += 1
    const rows = await database.query(sql, parameters).finally(() => {
      unanswered -= 1
    })
    if (sql.includes('string_agg')) await readings
    return rows as never
  }
  const queue = createCommandQueue(() => intake.advance())
  const settings = { onReady: () => {}, onFault: (error: unknown) => faults.push(error) }
  const intake = createAdmission({ query: beside }, queue, {
    ...settings,
    maxKnownKeys: MAX_KNOWN_KEYS,
  })
  const add = (key: string) => queue.add(COMMAND, { scope: SCOPE, key, bodyHash: 'body' })
  return { intake, add, faults }
}

async function keep(key: string): Promise<void> {
  await database.query('INSERT INTO idempotency VALUES ($1::uuid, $2, $3, 1)', [
    answerId({ scope: SCOPE, key }),
    'body',
    formatOutcome(OUTCOME),
  ])
}

/** Until what was started has gone through the database, however slow; what is held up stays so. */
async function settled(): Promise<void> {
  do await nextTurn()
  while (unanswered > 0)
}

it('REL-8: an answered key is answered again and never becomes ready', async () => {
  await keep('k')
  const { intake, add, faults } = open()
  await settled()
  expect(await add('k')).toEqual(OUTCOME)
  expect(intake.size()).toBe(0)
  expect(faults).toEqual([])
})

it('REL-8: what was under way when the filter was renewed is found behind it', async () => {
  const { intake, add } = open()
  await settled()
  const keys = ['k0', 'k1', 'k2', 'k3']
  const answers = keys.map(add)
  const taken = intake.take(keys.length)
  expect(taken.length).toBe(keys.length)
  // The filter is worn: a new one is read, before these are kept.
  const gate = Promise.withResolvers<void>()
  readings = gate.promise
  void add('next')
  await settled()
  for (const key of keys) await keep(key)
  for (const pending of taken) pending.resolve(OUTCOME)
  await Promise.all(answers)
  gate.resolve()
  await settled()
  intake.take(1)
  expect(await Promise.race([add('k0'), settled()])).toEqual(OUTCOME)
  expect(intake.size()).toBe(0)
})
