// A decision that is repeated with its key is answered as the first time, before any code is asked.

import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { KeyReused } from '../../engine/engine-port.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { findAnswer, insertAnswer } from '../../platform/idempotency.ts'

/** Notes the answer in the transaction that makes it true; gives it back. */
export type Keep<Row> = (tx: Queryable, row: Row) => Promise<Row>

export type DecideOnce = <Row extends object>(
  context: StaffContext,
  decide: (keep: Keep<Row>) => Promise<Row | AdminDeclined>,
) => Promise<Row | AdminDeclined>

/** What was declined changed nothing and is not kept. Twins in this process wait for the first. */
export function createDecideOnce(parts: {
  readonly database: Database
  readonly nowMs: () => number
}): DecideOnce {
  const { database, nowMs } = parts
  const underWay = new Map<string, Promise<unknown>>()
  return async <Row extends object>(
    { key }: StaffContext,
    decide: (keep: Keep<Row>) => Promise<Row | AdminDeclined>,
  ) => {
    if (key === undefined) return await decide(async (_, row) => row)
    const keep: Keep<Row> = async (tx, row) => {
      await insertAnswer(tx, key, row, nowMs())
      return row
    }
    const name = `${key.scope}\n${key.key}`
    const twin = underWay.get(name) ?? Promise.resolve()
    const work = twin
      .catch(() => {})
      .then(async () => {
        const before = await findAnswer<Row>(database, key)
        if (before?.kind === 'reused') throw new KeyReused(key.key)
        return before?.outcome ?? (await decide(keep))
      })
    underWay.set(name, work)
    try {
      return await work
    } finally {
      if (underWay.get(name) === work) underWay.delete(name)
    }
  }
}
