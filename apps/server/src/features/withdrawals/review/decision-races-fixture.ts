// What many at once about withdrawals must come to, on a real PostgreSQL (REL-3, REL-6).

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../../engine/engine-fixture.ts'
import { reconcile } from '../../../engine/verify/reconciliation.ts'
import type { Database } from '../../../platform/database.ts'
import { openDatabase } from '../../../platform/open-database.ts'
import { NOON, TERMS } from '../withdrawals-fixture.ts'
import { playDecisions, playRequests, RIVALS } from './decision-rounds-fixture.ts'

/** Defines the tests, each of so many rounds. */
export function raceDecisions(rounds: number): void {
  describe.skipIf(whyNoPostgres() !== undefined)('withdrawals, many at once', () => {
    let server: PostgresServer
    let database: Database
    let engine: EngineFixture
    beforeAll(async () => {
      server = await startPostgresServer()
      database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
      engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
      await engine.tick('64000')
    })
    afterAll(async () => {
      await engine?.stop()
      await database?.close()
      await server?.remove()
    })

    it('of 50 requests for the whole balance one is taken (REL-3)', async () => {
      await playRequests(database, engine, { userId: 'all', rounds, atOnce: 50 })
      await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
    })

    it.each(RIVALS)('approve against %s: one end, one set of postings (REL-6)', async (rival) => {
      const play = { userId: rival, rounds, atOnce: 6, rival }
      await playDecisions(database, engine, play)
      await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
    })
  })
}
