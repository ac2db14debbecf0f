// Statements that PGlite parses and plans once, as the engine's connection to PostgreSQL does.

import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { EngineLane } from './database.ts'

/** Kept prepared at once; the one that was not asked for longest makes room for another. */
const MAX_PREPARED = 50

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>

type Prepared = {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** Tells of the columns of its rows: to be read before them. */
  readonly description: BackendMessages
}

const { serialize } = protocol

/** Nothing else may run on `pglite` meanwhile: the caller queues. */
export function createPreparedStatements(pglite: PGlite): Pick<EngineLane, 'query' | 'write'> {
  /** The one asked for last stands last. */
  const known = new Map<string, Prepared>()
  let made = 0
  const prepareOnce = async (sql: string): Promise<Prepared> => {
    const before = known.get(sql)
    known.delete(sql)
    const [[oldest, unused] = []] = known
    if (!before && oldest !== undefined && unused && known.size >= MAX_PREPARED) {
      known.delete(oldest)
      await run(pglite, [serialize.close({ type: 'S', name: unused.name })])
    }
    const prepared = before ?? (await prepare(pglite, `engine_${made++}`, sql))
    known.set(sql, prepared)
    return prepared
  }
  return {
    query: async (sql, parameters = []) => {
      const { name, parameterTypes, description } = await prepareOnce(sql)
      const values = parameters.map((value, place) =>
        writeParameter(pglite, value, parameterTypes[place] as number),
      )
      const bound = serialize.bind({ statement: name, values })
      const messages = await run(pglite, [bound, serialize.execute({})])
      const [result] = parse.parseResults([...description, ...messages], pglite.parsers)
      return (result?.rows ?? []) as never
    },
    write: async (sql, parameters) => {
      const { name } = await prepareOnce(sql)
      await run(pglite, [parameters.bytesFor(name), serialize.execute({})])
      parameters.release()
    },
  }
}

async function prepare(pglite: PGlite, name: string, sql: string): Promise<Prepared> {
  const parsed = serialize.parse({ name, text: sql })
  const description = await run(pglite, [parsed, serialize.describe({ type: 'S', name })])
  return { name, parameterTypes: parse.parseDescribeStatementResults(description), description }
}

/** Ends with a sync also after an error: until then the database would skip what follows. */
function run(pglite: PGlite, asked: readonly Uint8Array[]): Promise<BackendMessages> {
  return pglite.runExclusive(async () => {
    try {
      const messages = []
      for (const message of asked) messages.push(...(await pglite.execProtocolStream(message)))
      return messages
    } finally {
      await pglite.execProtocolStream(serialize.sync())
    }
  })
}

function writeParameter(pglite: PGlite, value: unknown, type: number) {
  if (value === null || value === undefined) return null
  const write = pglite.serializers[type]
  return write ? write(value) : String(value)
}
