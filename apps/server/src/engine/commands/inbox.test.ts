// The inbox keeps the order of each account, also where the engine takes only some of a batch.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL, waitingInInbox } from '@fairtick/server/test/row-seal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TooBusy } from '../../platform/too-busy.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import type { Ask } from '../engine-port.ts'
import { addToInbox, drainInbox, type InboxFault } from './inbox.ts'
import { listSetAside } from './set-aside.ts'

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
  addToInbox(database, TEST_ROW_SEAL, {
    ...{ cause, timeMs: 1 },
    command: { kind: 'set-trading-lock', accountId, reason },
  })
const waiting = () => waitingInInbox(database)
const locks = async () =>
  (
    await database.query<{ trading_lock: string | null }>(
      'SELECT trading_lock FROM account ORDER BY id',
    )
  ).map(({ trading_lock }) => trading_lock)

const START = [10_000_000_000n, 10_000_000_000n]
const cash = async () =>
  (await database.query<{ cash: bigint }>('SELECT cash FROM account ORDER BY id')).map(
    ({ cash }) => cash,
  )

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
    await expect(drainTestInbox(database, fullAt('first'))).rejects.toThrow(TooBusy)
    expect([await waiting(), await locks()]).toEqual([
      ['first', 'second'],
      [null, 'investigation'],
    ])
    await drainTestInbox(database, engine.ask)
    expect([await waiting(), await locks()]).toEqual([[], [null, 'investigation']])
  })

  it('asks the rows of an account in their order', async () => {
    for (const [place, reason] of ['one', undefined, 'two', undefined, 'three'].entries()) {
      await lock(`row ${place}`, 'a', reason)
    }
    await Promise.all([drainTestInbox(database, engine.ask), drainTestInbox(database, engine.ask)])
    expect([await waiting(), await locks()]).toEqual([[], ['three', null]])
  })

  it('never asks a row that no slice made: it is set aside, told, kept, and hinders nobody', async () => {
    const told: [string, InboxFault][] = []
    const drain = () =>
      drainInbox({
        ...{ database, ask: engine.ask, rowSeal: TEST_ROW_SEAL },
        onSetAside: ({ cause, fault }) => told.push([cause, fault]),
      })
    await lock('own', 'a', 'investigation')
    const [own] = await database.query<{ seal: string }>('SELECT seal FROM engine_inbox')
    const forged = ['adjust-balance', 'a', 'x', '123456']
    const plant = (cause: string, command: unknown, seal: string) =>
      database.query(
        'INSERT INTO engine_inbox (cause, command, time, seal) VALUES ($1, $2::json, 1, $3)',
        [cause, JSON.stringify(command), seal],
      )
    await plant('adjustment:x', forged, '')
    await plant('adjustment:y', forged, own?.seal ?? '')
    await plant('odd', {}, 'none')
    await plant('odder', null, 'none')
    const grant = ['open-account', 'c', 'user of c', 'real', '1000']
    await plant('grant', grant, TEST_ROW_SEAL.seal('inbox', ['grant', JSON.stringify(grant), 1]))
    await lock('later', 'a', undefined)
    await drain()
    await drain()
    expect([await waiting(), await locks(), await cash()]).toEqual([[], [null, null], START])
    expect(told).toEqual([
      ...['adjustment:x', 'adjustment:y', 'odd', 'odder'].map((cause) => [cause, 'seal_wrong']),
      ['grant', 'kind_not_allowed'],
    ])
    const kept = await listSetAside(database, TEST_ROW_SEAL)
    expect(kept.map(({ cause, fault }) => [cause, fault])).toEqual(told)
  })

  it('keeps what was asked: nobody has it asked again, changes it or takes it away', async () => {
    await lock('first', 'a', 'investigation')
    await drainTestInbox(database, engine.ask)
    for (const forbidden of [
      "UPDATE engine_inbox SET state = 'waiting'",
      "UPDATE engine_inbox SET command = '[]'",
      'DELETE FROM engine_inbox',
    ]) {
      await expect(database.query(forbidden)).rejects.toThrow()
      await expect(database.asOwner(forbidden)).rejects.toThrow()
    }
    expect(await locks()).toEqual(['investigation', null])
  })
})
