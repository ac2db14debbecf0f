// Messages are added while the engine numbers events of the same users: neither waits in a circle.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/testkit/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/testkit/postgres-test-database'
import type { TestDatabase } from '@fairtick/testkit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMessages } from './add-messages.ts'
import { practiceResetMessage } from './message-makers.ts'

const ROUNDS = 100
/** Not in order, as settlements come. */
const USERS = ['u5', 'u2', 'u4', 'u1', 'u3']

describe.skipIf(whyNoPostgres() !== undefined)('messages beside the engine (REL-9)', () => {
  let server: PostgresServer
  let database: TestDatabase
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openPostgresTestDatabase(server)
  })
  afterAll(async () => {
    await database.close()
    await server.remove()
  })

  /** What the engine's commit does for its notices, in one statement. */
  const numberNotices = () =>
    database.engineLane.query(
      'SELECT append_account_events($1::text[], $2::text[], $3::text[], 1)',
      [USERS, USERS.map(() => 'practice'), USERS.map(() => '{}')],
    )
  const tell = (round: number) =>
    database.transaction((tx) => {
      const messages = USERS.map((user) => practiceResetMessage(user, `${user} ${round}`, '1'))
      return addMessages(tx, messages, 1)
    })

  it('no deadlock, and no serial twice or left out', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([tell(round), numberNotices(), numberNotices()])
    }
    const rows = await database.query(
      `SELECT user_id, count(*) AS events, max(serial) AS last FROM account_event
       GROUP BY user_id HAVING count(*) <> max(serial) OR max(serial) <> $1::bigint`,
      [String(3 * ROUNDS)],
    )
    expect(rows).toEqual([])
  })
})
