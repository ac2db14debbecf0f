// A fresh database for a test: PGlite in memory, or the PostgreSQL server that the tests run on.

import { PGlite } from '@electric-sql/pglite'
import type { Database } from '@fairtick/server/platform/database'
import { pgliteDatabase } from '@fairtick/server/platform/pglite-database'
import type { PostgresServer } from './postgres-server.ts'
import { openPostgresTestDatabase } from './postgres-test-database.ts'
import { readSchemaTemplate } from './schema-template.ts'

const INT8_OID = 20

export type TestDatabase = Database & {
  /** As the owner of the tables, past the rights of the run-time role: to plant and to look. */
  readonly asOwner: (sql: string) => Promise<void>
}

/** With the real schema, as the run-time role: a copy of what is made once per machine. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (postgres !== undefined) return await openPostgresTestDatabase(postgres)
  template ??= readSchemaTemplate()
  const pglite = await open(await template)
  const database = await pgliteDatabase(pglite)
  return {
    ...database,
    asOwner: async (sql) => {
      await pglite.exec(`RESET ROLE;\n${sql};\nSET ROLE fairtick_app`)
    },
  }
}

/** From now on the tests of this process run on `server` instead of PGlite. */
export function runTestsOn(server: PostgresServer): void {
  postgres = server
}

let postgres: PostgresServer | undefined
let template: Promise<Blob> | undefined

function open(copy: Blob): Promise<PGlite> {
  return PGlite.create({
    parsers: { [INT8_OID]: (text: string) => BigInt(text) },
    loadDataDir: copy,
  })
}
