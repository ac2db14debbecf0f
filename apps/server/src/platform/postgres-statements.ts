// The pool's statements, prepared by name on each of its connections: parsed once, planned seldom.

import type pg from 'pg'
import { MAX_PREPARED, type Queryable, STALE_PLAN, sqlState } from './database.ts'

/** What one connection has prepared: the name of each text, the one asked for last at the end. */
type Prepared = { readonly names: Map<string, string>; made: number }

export function preparedOn(pool: pg.Pool): Queryable {
  const known = new WeakMap<pg.PoolClient, Prepared>()
  const nameOn = async (client: pg.PoolClient, sql: string): Promise<string> => {
    const prepared = known.get(client) ?? { names: new Map(), made: 0 }
    known.set(client, prepared)
    const { names } = prepared
    const before = names.get(sql)
    const [[oldest, unused] = []] = names
    if (!before && oldest !== undefined && names.size >= MAX_PREPARED) {
      names.delete(oldest)
      // A name cannot be a parameter; this one is ours.
      await client.query(['DEALLOCATE', unused].join(' '))
    }
    names.delete(sql)
    // Never one of before: the driver remembers the text of each name.
    const name = before ?? `reader_${prepared.made++}`
    names.set(sql, name)
    return name
  }
  const ask = async (sql: string, values: unknown[]) => {
    const client = await pool.connect()
    try {
      const name = await nameOn(client, sql)
      const { rows } = await client.query({ name, text: sql, values })
      client.release()
      return rows
    } catch (error) {
      // As the pool does by itself: whatever the error left goes with its connection.
      client.release(error as Error)
      throw error
    }
  }
  return {
    query: async (sql, parameters = []) => {
      const values = [...parameters]
      try {
        return await ask(sql, values)
      } catch (error) {
        // Refused before it did anything: it may be asked again.
        if (sqlState(error) !== STALE_PLAN) throw error
        return (await pool.query(sql, values)).rows
      }
    },
  }
}
