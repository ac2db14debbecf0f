// How long PostgreSQL is waited for: a server gives up, a command that reads everything does not.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

describe.skipIf(whyNoPostgres() !== undefined)('a query that takes its time', () => {
  let server: PostgresServer
  let url: string

  beforeAll(async () => {
    server = await startPostgresServer()
    url = await server.newDatabase()
  })
  afterAll(() => server.remove())

  const askSlowly = async (answerTimeoutMs: number) => {
    const database: Database = await openDatabase({ kind: 'postgres', url }, answerTimeoutMs)
    try {
      return await database.transaction(async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        return await tx.query(`SELECT 'answered' AS what FROM pg_sleep(1)`)
      })
    } finally {
      await database.close()
    }
  }

  it('is given up after the time that was set', async () => {
    await expect(askSlowly(200)).rejects.toThrow(/timeout/)
  })

  it('is waited for by who set a longer one', async () => {
    expect(await askSlowly(60_000)).toEqual([{ what: 'answered' }])
  })
})
