// How far changes by two people may go, and what asking for one takes, over real HTTP (REL-58).

import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

type Asked = AdminCallInput<'requestChange'>['body']['change']

let database: TestDatabase
let engine: EngineFixture
let office: OfficeFixture
let ann: Member

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  office = await openOffice(database, createManualClock(NOON), { ask: engine.ask })
  ann = await office.setUp()
  await office.giveRoles(ann, ['admin', 'finance'])
})
afterAll(async () => {
  await office.stop()
  await engine.stop()
  await database.close()
})

const ask = (change: Asked, code = office.nextCode(ann.factor)) =>
  ann.client.call('requestChange', { body: { change, note: '' }, proof: code })
/** The first thing that the form is told; what was taken is taken back. */
const complaint = async (change: Asked): Promise<string> => {
  try {
    const { id } = await ask(change)
    await ann.act('withdrawChange', { body: { id } })
    return 'done'
  } catch (error) {
    if (!(error instanceof CallRefused) || error.answer.status !== 400) throw error
    const [field, messages] = Object.entries(error.answer.result as object)[0] ?? []
    return `${field}: ${messages?.[0]}`
  }
}
const standing = async () => await ann.client.call('changeable')

async function instrument(change: object): Promise<Asked> {
  const { instruments } = await standing()
  const found = instruments.find(({ symbol }) => symbol === 'BTCUSDT')
  if (found === undefined) throw new Error('no bitcoin')
  const terms = { ...found.terms, ...change }
  return { kind: 'instrument', symbol: 'BTCUSDT', noticeHours: 24, terms }
}

async function wallet(change: object): Promise<Asked> {
  const { moneyTerms } = await standing()
  const { withdrawals } = moneyTerms
  const { methods } = withdrawals
  const changed = { ...methods, wallet: { ...methods.wallet, ...change } }
  const terms = { ...moneyTerms, withdrawals: { ...withdrawals, methods: changed } }
  return { kind: 'money_terms', noticeHours: 24, terms }
}

describe('an instrument', () => {
  it('cannot be so, and the form is told where', async () => {
    const tried = async (change: object) => await outcome(ask(await instrument(change)))
    // What stands already.
    const { limits } = await standing()
    expect(await outcome(ask({ kind: 'limits', limits }))).toBe(400)
    expect(await tried({ spread: '0.001' })).toBe(400)
    expect(await tried({ leverages: [10, 5] })).toBe(400)
    expect(await tried({ minLots: '0.15' })).toBe(400)
    expect(await tried({ maxStake: '1' })).toBe(400)
    expect(await tried({ durations: [{ seconds: 30, payoutRate: '1.5' }] })).toBe(400)
    // What an instrument is never changes, and nothing is ever of one customer (H3).
    expect(await tried({ contractSize: '1' })).toBe(400)
    expect(await tried({ accountId: 'practice a' })).toBe(400)
  })

  it('has a spread of at most ten times the one that shipped (H1)', async () => {
    expect(await complaint(await instrument({ spread: '25' }))).toBe('done')
    const wider = await complaint(await instrument({ spread: '25.01' }))
    expect(wider).toBe('spread: Must be at most 25.00.')
    const fee = await complaint(await instrument({ feeRate: '0.0101' }))
    expect(fee).toBe('feeRate: Must be at most 0.01.')
  })
})

describe('terms of withdrawals leave a way out (H6)', () => {
  it.each([
    [{ feeFixed: '20', min: '100' }, 'done'],
    [{ feeFixed: '20.000001', min: '100' }, 'wallet feeFixed: Must be at most 20.'],
    [{ min: '100.000001' }, 'wallet min: Must be at most 100.'],
    [{ feeRate: '0.011' }, 'wallet feeRate: Must be at most 0.01.'],
    [{ max: '999' }, 'wallet max: Must be at least 1000.'],
    [{ min: '0' }, 'wallet min: Must be at least 0.01.'],
    // Of ten, eight and the tax: nothing would be left.
    [{ feeFixed: '8', min: '10' }, 'wallet min: Must be at least 8.'],
  ])('%o: %s', async (change, told) => {
    expect(await complaint(await wallet(change))).toBe(told)
  })
})

it('asking takes the second factor, each code once; what cannot be asked for takes none', async () => {
  const change = await instrument({ spread: '5' })
  expect(await outcome(ask(change, '000000'))).toBe('factor_wrong')
  const code = office.nextCode(ann.factor)
  expect(await outcome(ask(await instrument({ spread: '99' }), code))).toBe(400)
  expect(await outcome(ask(change, code))).toBe('done')
  const limits = { kind: 'limits', limits: { depositCreditByOne: '500' } } as const
  expect(await outcome(ask(limits, code))).toBe('factor_wrong')
})
