// A thief of the run-time role writes over what customers limit and what staff lock: it loosens
// nothing, is named by the checks, and nothing is opened or paid in meanwhile; closing goes on.

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import {
  as,
  type DepositStage,
  openDepositStage,
} from '@fairtick/server/features/deposits/deposits-fixture'
import { loosenLimits } from '@fairtick/server/features/limits/public'
import { limitRoutes } from '@fairtick/server/features/limits/routes'
import { loadLock } from '@fairtick/server/features/locks/public'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type Member,
  type OfficeFixture,
  openOffice,
} from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL, waitingInInbox } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const NOON = Date.UTC(2026, 0, 15, 3)
const findings = (database: TestDatabase) => findUnauthorised(database, TEST_ROW_SEAL)
const codeOf = (answer: object) => ('code' in answer ? answer.code : 'done')

describe.each(BOTH_DATABASES)('own limits on %s', (name, open) => {
  let database: TestDatabase
  let engine: EngineFixture
  let stage: DepositStage
  let now = NOON
  beforeEach(async () => {
    database = await open()
    engine = await openEngine(database, createSettableClock(NOON))
    stage = openDepositStage(database, engine)
    await stage.enter('a')
    now = NOON
  })
  afterEach(async () => {
    await engine.stop()
    await database.close()
  })

  const limits = () => ({
    ...{ database, nowMs: () => now, operatorTimeZone: 'Asia/Tokyo', rowSeal: TEST_ROW_SEAL },
    applyLinks: async () => {},
    drainInbox: async () => {},
  })
  const change = async (body: CallArguments<'changeLimits'>['body']) =>
    codeOf(await limitRoutes(limits()).changeLimits({ query: {}, body }, as('a')))
  const payIn = async () => {
    const body = { id: 'yen', amount: '1500', voucher: await stage.voucher('a') }
    return codeOf(await stage.calls.submitDeposit({ query: {}, body }, as('a')))
  }

  it.skipIf(isMissing(name))('that were written over loosen nothing', async () => {
    expect(await change({ deposit: { day: '100', week: null, month: null } })).toBe('done')
    expect(await findings(database)).toEqual([])
    await database.query("UPDATE own_limit SET value = '1000000'")
    expect(await findings(database)).toEqual([
      'own_limit: the server did not write row a depositDay',
    ])
    expect(await payIn()).toBe('limit_altered')
    expect(await change({ dailyLoss: '5' })).toBe('limit_altered')
    await database.query("UPDATE own_limit SET value = '100'")
    expect([await findings(database), await change({ dailyLoss: '5' })]).toEqual([[], 'done'])
  })

  it.skipIf(isMissing(name))('end no break before its time', async () => {
    expect(await change({ selfExcludedUntil: NOON + 180 * DAY_MS })).toBe('done')
    const waiting = (await waitingInInbox(database)).length
    await database.query('UPDATE own_limit SET pending_from = 0, pending_value = NULL')
    now += DAY_MS
    await loosenLimits(limits())
    expect(await waitingInInbox(database)).toHaveLength(waiting)
    expect(await payIn()).toBe('limit_altered')
    expect(await findings(database)).toEqual([
      'own_limit: the server did not write row a selfExcludedUntil',
    ])
  })

  it.skipIf(isMissing(name))('of somebody else are nobody’s', async () => {
    await stage.enter('b')
    expect(await change({ openPositions: 9 })).toBe('done')
    await database.query(
      `INSERT INTO own_limit (user_id, field, value, seal)
       SELECT 'b', field, value, seal FROM own_limit`,
    )
    expect(await findings(database)).toEqual([
      'own_limit: the server did not write row b openPositions',
    ])
  })
})

describe.each(BOTH_DATABASES)('locks of staff on %s', (name, open) => {
  let database: TestDatabase
  let engine: EngineFixture
  let office: OfficeFixture
  let ken: Member
  beforeEach(async () => {
    database = await open()
    engine = await openEngine(database, createSettableClock(NOON))
    await openDepositStage(database, engine).enter('a')
    office = await openOffice(database, createManualClock(NOON))
    ken = await office.hire(await office.setUp(), 'ken@house.example', ['risk'])
  })
  afterEach(async () => {
    await office.stop()
    await engine.stop()
    await database.close()
  })

  const FLAG = 'deposits'
  const locked = () => loadLock(database, TEST_ROW_SEAL, 'a', FLAG)
  const lock = () =>
    ken.act('lockUser', { body: { id: 'a', flag: FLAG, reason: 'security_review' } })
  const unlock = () => ken.act('unlockUser', { body: { id: 'a', flag: FLAG } })
  const NOT_WRITTEN = `user_lock: the server did not write row a ${FLAG}`
  const NOT_SHOWN = 'and the audit log does not show by whom'

  it.skipIf(isMissing(name))('that were lifted by a row still lock', async () => {
    await lock()
    expect([await locked(), await findings(database)]).toEqual(['security_review', []])
    await database.query('UPDATE user_lock SET unlocked_time = 1')
    expect(await locked()).toBe('altered')
    expect(await findings(database)).toEqual([
      `user_lock: a ${FLAG} is not locked, ${NOT_SHOWN}`,
      NOT_WRITTEN,
    ])
    await lock()
    await unlock()
    expect([await locked(), await findings(database)]).toEqual([undefined, []])
  })

  it.skipIf(isMissing(name))('that were put back as they had been are found', async () => {
    await lock()
    await unlock()
    const [old] = await database.query('SELECT locked_by, time, unlocked_time, seal FROM user_lock')
    await lock()
    await database.query(
      'UPDATE user_lock SET locked_by = $1, time = $2, unlocked_time = $3, seal = $4',
      Object.values(old ?? {}).map(String),
    )
    expect(await findings(database)).toEqual([`user_lock: a ${FLAG} is not locked, ${NOT_SHOWN}`])
  })

  it.skipIf(isMissing(name))('that were planted lock until staff lift them', async () => {
    await database.query(
      `INSERT INTO user_lock (user_id, flag, reason, locked_by, time, seal)
       VALUES ('a', $1, 'legal_order', $2, 1, '')`,
      [FLAG, ken.id],
    )
    expect(await locked()).toBe('altered')
    expect(await findings(database)).toEqual([
      `user_lock: a ${FLAG} is locked, ${NOT_SHOWN}`,
      NOT_WRITTEN,
    ])
    await unlock()
    expect([await locked(), await findings(database)]).toEqual([undefined, []])
  })
})
