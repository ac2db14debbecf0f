// Statements that PGlite parses and plans once, as the connections to PostgreSQL do.

import { type PGlite, protocol } from '@electric-sql/pglite'
import { type EngineLane, STALE_PLAN, sqlState } from './database.ts'
import { type Answered, type Column, exchange, type TextRow } from './pglite-messages.ts'

export type StatementRules = {
  /** Begins their names: those of two lanes are not the same. */
  readonly prefix: string
  /** Kept prepared at once; the one that was not asked for longest makes room for another. */
  readonly max: number
  /** Then one is planned anew, since the tables that it reads have grown; undefined: never. */
  readonly maxAgeMs?: number
  readonly monotonicMs: () => number
}

type Prepared = {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly columns: readonly Column[]
  readonly preparedMs: number
}

const { serialize } = protocol

/** Ends what was asked, so that what comes next is heard also after an error. */
const SYNC = serialize.sync()
const EXECUTE_AND_SYNC = joinMessages([serialize.execute({}), SYNC])

/** Nothing else may run on `pglite` meanwhile: the caller queues. */
export function createPreparedStatements(
  pglite: PGlite,
  rules: StatementRules,
): Pick<EngineLane, 'query' | 'write'> {
  /** The one asked for last stands last. */
  const known = new Map<string, Prepared>()
  let made = 0
  const forget = async (sql: string, { name }: Prepared): Promise<void> => {
    known.delete(sql)
    await run(pglite, [joinMessages([serialize.close({ type: 'S', name }), SYNC])])
  }
  const isYoung = ({ preparedMs }: Prepared) =>
    rules.maxAgeMs === undefined || rules.monotonicMs() - preparedMs < rules.maxAgeMs
  const prepareOnce = async (sql: string): Promise<Prepared> => {
    const before = known.get(sql)
    const isOld = before !== undefined && !isYoung(before)
    const [oldest] = known
    if (isOld) await forget(sql, before)
    else if (!before && oldest && known.size >= rules.max) await forget(...oldest)
    known.delete(sql)
    const prepared =
      before === undefined || isOld
        ? await prepare(pglite, sql, `${rules.prefix}_${made++}`, rules.monotonicMs())
        : before
    known.set(sql, prepared)
    return prepared
  }
  const ask = async (prepared: Prepared, parameters: readonly unknown[]) => {
    const { name, parameterTypes, columns } = prepared
    const values = parameters.map((value, place) =>
      writeParameter(pglite, value, parameterTypes[place] as number),
    )
    const bound = serialize.bind({ statement: name, values })
    const { rows } = await run(pglite, [joinMessages([bound, EXECUTE_AND_SYNC])])
    return rows.map((row) => readRow(pglite, columns, row)) as never
  }
  return {
    query: async (sql, parameters = []) => {
      const prepared = await prepareOnce(sql)
      try {
        return await ask(prepared, parameters)
      } catch (error) {
        // Refused before it did anything: it may be asked again.
        if (sqlState(error) !== STALE_PLAN) throw error
        await forget(sql, prepared)
        return await ask(await prepareOnce(sql), parameters)
      }
    },
    write: async (sql, parameters) => {
      const { name } = await prepareOnce(sql)
      await run(pglite, [parameters.bytesFor(name), EXECUTE_AND_SYNC])
      parameters.release()
    },
  }
}

async function prepare(
  pglite: PGlite,
  sql: string,
  name: string,
  preparedMs: number,
): Promise<Prepared> {
  const parsed = serialize.parse({ name, text: sql })
  const described = serialize.describe({ type: 'S', name })
  const { columns, parameterTypes } = await run(pglite, [joinMessages([parsed, described, SYNC])])
  return { name, parameterTypes, columns, preparedMs }
}

/** The last message ends in a sync; an error makes the database skip all up to the next one. */
function run(pglite: PGlite, asked: readonly Uint8Array[]): Promise<Answered> {
  return pglite.runExclusive(async () => {
    try {
      const answered = []
      for (const message of asked) answered.push(await exchange(pglite, message))
      return answered.at(-1) as Answered
    } catch (error) {
      await exchange(pglite, SYNC)
      throw error
    }
  })
}

function readRow(pglite: PGlite, columns: readonly Column[], row: TextRow) {
  const read: Record<string, unknown> = {}
  for (const [place, { name, dataTypeID }] of columns.entries()) {
    const text = row[place] ?? null
    const parse = pglite.parsers[dataTypeID]
    read[name] = text === null || parse === undefined ? text : parse(text, dataTypeID)
  }
  return read
}

/** Each message on its own would cross into the database and back. */
function joinMessages(messages: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(messages)
}

function writeParameter(pglite: PGlite, value: unknown, type: number) {
  if (value === null || value === undefined) return null
  const write = pglite.serializers[type]
  return write ? write(value) : String(value)
}
