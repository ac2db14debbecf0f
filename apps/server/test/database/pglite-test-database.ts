// A fresh database for a test on PGlite in memory, with its owner's hand for planting.

import { PGlite } from '@electric-sql/pglite'
import { PGLITE_VALUES, pgliteDatabase } from '@fairtick/server/platform/pglite-database'
import type { TestDatabase } from './owned-database.ts'
import { changesSchema, readSeedRows, resetScript, type SeedRows } from './reset-database.ts'
import { readSchemaTemplate } from './schema-template.ts'
import { noteStatements } from './statement-log.ts'

/** Those that a test of this process is through with. */
const unused: PGlite[] = []
let seeds: SeedRows | undefined
let template: Promise<Blob> | undefined

export async function openPgliteTestDatabase(): Promise<TestDatabase> {
  const pglite = (await takeUnused()) ?? (await openCopy())
  seeds ??= await readSeedRows(async (sql) => (await pglite.query<object>(sql)).rows)
  const database = noteStatements(await pgliteDatabase(untilClosed(pglite)))
  let isAltered = false
  return {
    ...database,
    asOwner: async (sql) => {
      isAltered ||= changesSchema(sql)
      await pglite.exec(`RESET ROLE;\n${sql};\nSET ROLE fairtick_app`)
    },
    close: async () => {
      await database.close()
      if (isAltered) await pglite.close()
      else unused.push(pglite)
    },
  }
}

async function openCopy(): Promise<PGlite> {
  template ??= readSchemaTemplate()
  return await PGlite.create({
    ...PGLITE_VALUES,
    loadDataDir: await template,
  })
}

/** What its session held is forgotten, as the session of a new one has nothing. */
async function takeUnused(): Promise<PGlite | undefined> {
  const pglite = unused.pop()
  if (pglite === undefined) return undefined
  await pglite.exec('RESET ROLE')
  await pglite.exec('DISCARD ALL')
  await pglite.exec(resetScript(seeds ?? []))
  return pglite
}

/**
 * The same database for one test: what still asks it after the test is refused, as a closed one
 * refuses, and cannot reach the next test.
 */
function untilClosed(pglite: PGlite): PGlite {
  let isClosed = false
  const close = async () => {
    isClosed = true
  }
  return new Proxy(pglite, {
    get: (target, name) => {
      if (name === 'close') return close
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (isClosed) throw new Error('PGlite is closed')
      return value.bind(target)
    },
  })
}
