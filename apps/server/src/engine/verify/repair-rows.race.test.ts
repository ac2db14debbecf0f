// While an engine holds the lease no row is written beside it.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../platform/open-database.ts'
import { beginEngine, createSettableClock } from '../engine-fixture.ts'
import { repairRows } from './repair-rows.ts'
import { verifyTape } from './verify-tape.ts'

describe.skipIf(whyNoPostgres() !== undefined)('repair-rows beside engines (REL-26)', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server.remove())

  it('is refused while one runs, and writes when it has stopped', async () => {
    const url = await server.newDatabase()
    const clock = createSettableClock()
    const [database, other] = [
      await openDatabase({ kind: 'postgres', url }),
      await openDatabase({ kind: 'postgres', url }),
    ]
    const engine = beginEngine(database, clock)
    await engine.started
    await engine.open('a')
    await other.query("UPDATE account SET cash = cash + 5 WHERE id = 'a'")
    const repair = () => other.transaction((tx) => repairRows(tx, other.kind))
    expect(await repair()).toMatchObject({
      outcome: 'refused',
      findings: ['an engine holds the lease: stop the server first'],
    })
    await engine.stop()
    await database.close()
    expect(await repair()).toMatchObject({
      outcome: 'repaired',
      cells: [{ accountId: 'a', column: 'cash', from: '10000000005', to: '10000000000' }],
    })
    expect((await verifyTape(other, 'genesis')).findings).toEqual([])
    await other.close()
  })
})
