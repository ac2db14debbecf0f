// What several who decide about one deposit at once must come to, on a real PostgreSQL (REL-6).

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
import { playRounds, type Rivals } from './review-rounds-fixture.ts'

/** Defines the tests, each of so many rounds. */
export function raceReviews(rounds: number): void {
  describe.skipIf(whyNoPostgres() !== undefined)('a deposit, many at once', () => {
    let server: PostgresServer
    let database: Database
    let engine: EngineFixture
    beforeAll(async () => {
      server = await startPostgresServer()
      database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
      engine = await openEngine(database, createSettableClock())
    })
    afterAll(async () => {
      await engine?.stop()
      await database?.close()
      await server?.remove()
    })

    it.each<Rivals>(['approve/approve', 'approve/fail', 'approve/cancel'])(
      '%s: one end, one set of postings (REL-6)',
      async (rivals) => {
        const credited = await playRounds(database, engine, {
          ...{ userId: rivals, rivals, rounds },
        })
        if (rivals === 'approve/approve') expect(credited).toBe(rounds)
        await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
      },
    )
  })
}
