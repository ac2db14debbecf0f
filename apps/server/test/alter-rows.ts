// For journeys: a thief writes rows while the server stands still, and the house has looked into
// what the checks name, so that the server pays out again.

import { findUnauthorised, noteExamined } from '@fairtick/server/features/authority/public'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import type { TestServer } from './test-server.ts'

type Statement = { readonly sql: string; readonly parameters: readonly string[] }

/** Throws when the checks find nothing, as then nothing was altered. */
export async function alterRows(
  { dataFolder, databasePlace, kill9, restart }: TestServer,
  statements: readonly Statement[],
): Promise<void> {
  await kill9()
  const database = await openDatabase(databasePlace)
  const rowSeal = openRowSeal(openKeys({ dataFolder }))
  try {
    for (const { sql, parameters } of statements) await database.query(sql, parameters)
    const findings = await findUnauthorised(database, rowSeal)
    if (findings.length === 0) throw new Error('no row was altered')
    for (const finding of findings) {
      await database.transaction((tx) => noteExamined(tx, rowSeal, finding))
    }
  } finally {
    await database.close()
  }
  await restart()
}
