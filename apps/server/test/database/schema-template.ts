// An empty PGlite with the newest schema, which each test copies: made once per machine and schema.

import { openAsBlob } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { listMigrations } from '@fairtick/server/platform/migrate'
import { migratePglite } from '@fairtick/server/platform/pglite-database'
import { sharedTempFolder } from '@fairtick/testkit/shared-temp-folder'

const FILE = 'template'
const PGLITE_FOLDER = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))

/** Some 40 MB. To make it takes seconds, which every file of tests would spend. */
export async function readSchemaTemplate(): Promise<Blob> {
  const folder = await sharedTempFolder({
    name: 'schema',
    from: await schemaSources(),
    fill: makeTemplate,
  })
  return await openAsBlob(join(folder, FILE))
}

/** What an embedded database with the newest schema is made from: of another it is another. */
export async function schemaSources(): Promise<readonly (string | Uint8Array)[]> {
  const scripts = listMigrations().map(({ name, hash }) => `${name} ${hash}\n`)
  return [...scripts, await readFile(join(PGLITE_FOLDER, 'package.json'))]
}

async function makeTemplate(folder: string): Promise<void> {
  const pglite = await PGlite.create()
  await migratePglite(pglite)
  const copy = await pglite.dumpDataDir('none')
  await pglite.close()
  await writeFile(join(folder, FILE), copy.stream())
}
