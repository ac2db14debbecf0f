// Breaks and deposit limits of linked accounts: they bind who registered later, and never who was
// there before, until somebody has confirmed it (H12, TR-12.3).

import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL, waitingInInbox } from '@fairtick/server/test/row-seal'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { createKeyedHash } from '../../platform/keyed-hash.ts'
import { createLog } from '../../platform/log.ts'
import { findUnauthorised } from '../authority/public.ts'
import { saveLimit } from '../limits/public.ts'
import { askTradingLock, insertLock } from '../locks/public.ts'
import { openLinkedAccounts } from './linked-accounts.ts'
import { type LinksFixture, openLinks } from './linked-accounts-fixture.ts'
import { hasSharedBreak, listLimitSharers } from './store.ts'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let fixture: LinksFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(Date.UTC(2026, 0, 5, 3))
  engine = await openEngine(database, clock)
  fixture = openLinks(database, engine)
  await engine.tick('64000')
  for (const id of ['a', 'b', 'c']) {
    await insertMember(database, id)
    await engine.open(id)
  }
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** As `changeLimits` leaves it; the engine's own part of it is tested with it. */
const takeBreak = async (id: string, days: number) => {
  const value = String(engine.now() + days * DAY_MS)
  await saveLimit(database, TEST_ROW_SEAL, userOf(id), {
    ...{ field: 'selfExcludedUntil', value, pending: undefined },
  })
  await fixture.links.apply(userOf(id))
}
let count = 0
const opens = async (id: string) => {
  count += 1
  const outcome = await engine.trade(id, `order ${count}`)
  return outcome.kind === 'refused' ? [outcome.code, outcome.detail.reason] : [outcome.kind]
}
const LOCKED = ['locked', 'linked_account']

describe('H12: a break', () => {
  it('holds for who registers anew, who can still close', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(['contract'])
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    expect(await opens('b')).toEqual(LOCKED)
    expect((await engine.close('b', `order ${count - 1}`)).kind).toBe('contract')
  })

  it('that begins later holds at once, along a chain of links as well', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.bind('b', '1111111')
    await fixture.bind('c', '1111111')
    await takeBreak('a', 180)
    expect(await Promise.all([opens('b'), opens('c')])).toEqual([LOCKED, LOCKED])
  })

  it('holds for the later account whichever of the two was first in a browser', async () => {
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(LOCKED)
    expect(await opens('a')).toEqual(['contract'])
  })

  it('holds no longer once it was lifted, by new evidence only as far as that binds', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't', address: '198.51.100.1' })
    await takeBreak('a', 180)
    await fixture.decide('lifted')
    await fixture.visit('b', { name: 'Hana Sato' })
    expect(await fixture.pairs()).toEqual(['b after a: device device_name place_name, open'])
    expect(await opens('b')).toEqual(['contract'])
    await fixture.bind('a', '1111111')
    await fixture.bind('b', '1111111')
    expect(await opens('b')).toEqual(LOCKED)
  })

  it('ends for both by itself', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    await takeBreak('a', 1)
    clock.pass(DAY_MS)
    await engine.tick('64000')
    expect(await opens('b')).toEqual(LOCKED)
    await fixture.links.applyAll()
    expect(await opens('b')).toEqual(['contract'])
  })

  it('of who registered later binds nobody who was there before, or strangers could close them', async () => {
    await fixture.bind('a', '1111111')
    await fixture.bind('b', '1111111')
    await takeBreak('b', 180)
    expect(await opens('a')).toEqual(['contract'])
    await fixture.decide('confirmed')
    expect(await opens('a')).toEqual(LOCKED)
    await fixture.decide('lifted')
    expect(await opens('a')).toEqual(['contract'])
  })

  it('is not shared by a browser alone: it may be a family’s', async () => {
    await fixture.visit('a', { deviceToken: 't' })
    await fixture.visit('b', { deviceToken: 't' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(['contract'])
    await fixture.decide('confirmed')
    expect(await opens('b')).toEqual(LOCKED)
  })

  it('a break that somebody wrote away by a row still holds', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(LOCKED)
    await database.query(`UPDATE own_limit SET value = '0'`)
    await fixture.links.apply(userOf('a'))
    expect(await opens('b')).toEqual(LOCKED)
  })

  it('a lock of the staff stays in its place, with its own reason', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    await database.query(
      `INSERT INTO staff (id, email, email_key, name, created_time) VALUES ('s1', 'x', 'x', 'A', 0)`,
    )
    await insertLock(database, TEST_ROW_SEAL, userOf('b'), {
      ...{ flag: 'trading', reason: 'legal_order', lockedBy: 's1', timeMs: 0 },
    })
    await engine.ask({ kind: 'set-trading-lock', accountId: 'b', reason: 'legal_order' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(['locked', 'legal_order'])
  })
})

it('whose limits are shared is found from who registered later, of the same kind of account', async () => {
  await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
  await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
  const sharers = (id: string) => listLimitSharers(database, userOf(id), 'practice')
  expect(await sharers('b')).toEqual([{ userId: userOf('a'), accountId: 'a' }])
  expect(await sharers('a')).toEqual([])
  expect(await hasSharedBreak(database, userOf('b'), engine.now())).toBe(false)
  await takeBreak('a', 1)
  expect(await hasSharedBreak(database, userOf('b'), engine.now())).toBe(true)
})

describe('H12: nobody is bound by a stranger', () => {
  it('who has the same name in the same place, until somebody has looked', async () => {
    await fixture.visit('a', { name: '王伟' })
    await fixture.visit('b', { name: '王伟' })
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(['contract'])
    await fixture.decide('confirmed')
    expect(await opens('b')).toEqual(LOCKED)
  })

  it('who registered after them and is first to name their bank account', async () => {
    await fixture.bind('b', '1111111')
    await takeBreak('b', 180)
    await fixture.bind('a', '1111111')
    expect(await fixture.pairs()).toEqual(['b after a: bank, open'])
    expect(await opens('a')).toEqual(['contract'])
  })

  it('who has an older account and names their bank account after them', async () => {
    await fixture.bind('b', '1111111')
    await fixture.bind('a', '1111111')
    await takeBreak('a', 180)
    expect(await opens('b')).toEqual(['contract'])
    // Another one, which the older account had first.
    await fixture.bind('a', '2222222')
    await fixture.bind('b', '2222222')
    expect(await opens('b')).toEqual(LOCKED)
  })
})

describe('the engine is asked by sealed rows', () => {
  /** Of commands: who decided is not written down by the fixture. */
  const findings = async () =>
    (await findUnauthorised(database, TEST_ROW_SEAL)).filter((text) => text.startsWith('command'))

  it('which the books know to follow from a link, at its begin and at its end (REL-58)', async () => {
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await takeBreak('a', 180)
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    expect(await opens('b')).toEqual(LOCKED)
    expect(await findings()).toEqual([])
    await fixture.decide('lifted')
    expect(await opens('b')).toEqual(['contract'])
    expect(await findings()).toEqual([])
  })

  it('and never for an account that is linked to none', async () => {
    await database.transaction((tx) =>
      askTradingLock(tx, TEST_ROW_SEAL, {
        ...{ accountIds: ['c'], reason: 'linked_account', timeMs: engine.now() },
      }),
    )
    await drainTestInbox(database, engine.ask)
    expect(await findings()).toEqual([expect.stringContaining('the audit log does not show who')])
  })

  it('once, however long the engine is away', async () => {
    const away = openLinkedAccounts({
      ...{ database, rowSeal: TEST_ROW_SEAL, nowMs: engine.now, publish: () => {} },
      ...{ log: createLog('silent'), keyedHash: createKeyedHash(new Uint8Array(32)) },
      ask: engine.ask,
      drainInbox: async () => {
        throw new Error('away')
      },
    })
    await fixture.visit('a', { name: 'Hana Sato', deviceToken: 't' })
    await fixture.visit('b', { name: 'Hana Sato', deviceToken: 't' })
    const value = String(engine.now() + DAY_MS)
    await saveLimit(database, TEST_ROW_SEAL, userOf('a'), {
      ...{ field: 'selfExcludedUntil', value, pending: undefined },
    })
    for (let pass = 0; pass < 3; pass += 1) await away.apply(userOf('a'))
    expect(await waitingInInbox(database)).toHaveLength(1)
    await drainTestInbox(database, engine.ask)
    expect(await opens('b')).toEqual(LOCKED)
  })
})
