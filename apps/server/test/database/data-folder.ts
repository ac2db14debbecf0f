// A data folder whose embedded database has the newest schema, made once per machine and copied by
// each test server: to make a database and its schema takes a server most of its start.

import { cpSync } from 'node:fs'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { sharedTempFolder } from '@fairtick/testkit/shared-temp-folder'
import { schemaSources } from './schema-template.ts'

/** Fills the folder, as a server that was started and stopped before would have. */
export async function copyDataFolder(folder: string): Promise<void> {
  const made = await sharedTempFolder({
    name: 'data-folder',
    from: await schemaSources(),
    fill: async (staging) => {
      const database = await openDatabase({ kind: 'pglite', folder: staging })
      await database.close()
    },
  })
  // A third of the work of the copy that does not block, and nothing goes on meanwhile.
  cpSync(made, folder, { recursive: true })
}
