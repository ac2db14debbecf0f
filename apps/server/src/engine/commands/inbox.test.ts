// The inbox keeps the order of each account, also where the engine takes only some of a batch.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TooBusy } from '../../platform/too-busy.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import type { Ask } from '../engine-port.ts'
import { addToInbox, drainInbox } from './inbox.ts'

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  for (const id of ['a', 'b']) await engine.open(id)
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const lock = (cause: string, accountId: string, reason: string | undefined) =>
  addToInbox(database, { cause, command: { kind: 'set-trading-lock', accountId, reason } }, 1)
const waiting = async () =>
  (await database.query<{ cause: string }>('SELECT cause FROM engine_inbox ORDER BY id')).map(
    ({ cause }) => cause,
  )
const locks = async () =>
  (
    await database.query<{ trading_lock: string | null }>(
      'SELECT trading_lock FROM account ORDER BY id',
    )
  ).map(({ trading_lock }) => trading_lock)

/** The engine, which had no room at the first of these causes. */
function fullAt(cause: string): Ask {
  let isFull = true
  return (draft, key) => {
    if (!isFull || key?.key !== cause) return engine.ask(draft, key)
    isFull = false
    return Promise.reject(new TooBusy('the engine', 1_000))
  }
}

describe('the inbox', () => {
  it('lets no row of an account pass one that the engine had no room for', async () => {
    await lock('first', 'a', 'investigation')
    await lock('other', 'b', 'investigation')
    await lock('second', 'a', undefined)
    await expect(drainInbox(database, fullAt('first'))).rejects.toThrow(TooBusy)
    expect([await waiting(), await locks()]).toEqual([
      ['first', 'second'],
      [null, 'investigation'],
    ])
    await drainInbox(database, engine.ask)
    expect([await waiting(), await locks()]).toEqual([[], [null, 'investigation']])
  })

  it('asks the rows of an account in their order', async () => {
    for (const [place, reason] of ['one', undefined, 'two', undefined, 'three'].entries()) {
      await lock(`row ${place}`, 'a', reason)
    }
    await Promise.all([drainInbox(database, engine.ask), drainInbox(database, engine.ask)])
    expect([await waiting(), await locks()]).toEqual([[], ['three', null]])
  })
})
