// Which statements the tests of a run have asked PGlite: read by the check that none was left out.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Queryable } from '@fairtick/server/platform/database'

/** The folder that gets a file of each process, one statement a line as JSON text. */
export const STATEMENT_FOLDER = 'FAIRTICK_TEST_STATEMENTS'

const noted = new Set<string>()
const unwritten: string[] = []

/** The same database; each of its statements is noted once, if a run asks for it. */
export function noteStatements(database: Database): Database {
  const folder = process.env[STATEMENT_FOLDER] ?? ''
  if (folder === '') return database
  const note = (sql: string) => {
    if (noted.has(sql)) return
    noted.add(sql)
    unwritten.push(`${JSON.stringify(sql)}\n`)
  }
  const noting = ({ query }: Queryable): Queryable => ({
    query: (sql, parameters) => {
      note(sql)
      return query(sql, parameters)
    },
  })
  const { engineLane } = database
  return {
    ...database,
    ...noting(database),
    transaction: (work) => database.transaction((tx) => work(noting(tx))),
    engineLane: {
      ...engineLane,
      ...noting(engineLane),
      write: (sql, parameters) => {
        note(sql)
        return engineLane.write(sql, parameters)
      },
      beside: noting(engineLane.beside),
    },
    close: async () => {
      appendFileSync(join(folder, `${process.pid}.jsonl`), unwritten.splice(0).join(''))
      await database.close()
    },
  }
}
