// How far changes by two people may go, and what asking for one takes, over real HTTP (REL-58).

import { DAY_MS } from '@fairtick/core/time/duration'
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
let bob: Member

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  office = await openOffice(database, createManualClock(NOON), { ask: engine.ask })
  ann = await office.setUp()
  bob = await office.hire(ann, 'bob@house.example', ['admin', 'finance'])
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

  it.each([
    [{ spread: '5' }, 'done'],
    [{ spread: '5.01' }, 'spread: At most 5.00 for now'],
    [{ feeRate: '0.00101' }, 'feeRate: At most 0.001 for now'],
    [{ overnightRate: { long: '0.00061', short: '0.0001' } }, 'overnightRate: At most 0.0006'],
    [{ overnightRate: { long: '0.0003', short: '0.00021' } }, 'overnightRate: At most 0.0002'],
    [{ leverages: [1, 101] }, 'leverages: At most 100 for now'],
    [{ leverages: [50] }, 'leverages: At most 20 for now'],
    [{ minLots: '0.3' }, 'minLots: At most 0.2 for now'],
    [{ maxLots: '249' }, 'maxLots: At least 250 for now'],
    [{ maxLots: '1001' }, 'maxLots: At most 1000 for now'],
    [{ minStake: '10.01' }, 'minStake: At most 10 for now'],
    [{ maxStake: '249' }, 'maxStake: At least 250 for now'],
    [{ maxOpenStake: '749' }, 'maxOpenStake: At least 750 for now'],
    [{ maxOpenNotional: '999999' }, 'maxOpenNotional: At least 1000000 for now'],
    [{ maxOpenNotional: '9999' }, 'maxOpenNotional: Must be at least 10000.'],
    [{ durations: [{ seconds: 30, payoutRate: '0.01' }] }, 'durations: Must be at least 0.5.'],
    [{ durations: [{ seconds: 30, payoutRate: '0.69' }] }, 'durations: At least 0.7 for now'],
    // No way round by a length that was not offered.
    [{ durations: [{ seconds: 31, payoutRate: '0.69' }] }, 'durations: At least 0.7 for now'],
    [{ durations: [{ seconds: 30, payoutRate: '0.7' }] }, 'done'],
  ])('goes step by step (H1): %o: %s', async (change, told) => {
    expect(await complaint(await instrument(change))).toContain(told)
  })

  it('has a spread of at most ten times the one that shipped (H1)', async () => {
    const wider = await complaint(await instrument({ spread: '25.01' }))
    expect(wider).toBe('spread: Must be at most 25.00.')
    const fee = await complaint(await instrument({ feeRate: '0.0101' }))
    expect(fee).toBe('feeRate: Must be at most 0.01.')
  })
})

describe('terms of withdrawals leave a way out (H6)', () => {
  it.each([
    [{ feeFixed: '2', min: '20' }, 'done'],
    [{ feeFixed: '2.01', min: '20' }, 'wallet feeFixed: At most 2 for now'],
    [{ min: '21' }, 'wallet min: At most 20 for now'],
    [{ feeRate: '0.0002' }, 'wallet feeRate: At most 0.0001 for now'],
    [{ max: '24999' }, 'wallet max: At least 25000 for now'],
    [{ feeFixed: '20.000001', min: '100' }, 'wallet feeFixed: Must be at most 20.'],
    [{ min: '100.000001' }, 'wallet min: Must be at most 100.'],
    [{ feeRate: '0.011' }, 'wallet feeRate: Must be at most 0.01.'],
    [{ max: '999' }, 'wallet max: Must be at least 1000.'],
    [{ min: '0' }, 'wallet min: Must be at least 0.01.'],
    // Of ten, eight and the tax: nothing would be left.
    [{ feeFixed: '8', min: '10' }, 'wallet min: Must be at least 8.'],
  ])('%o: %s', async (change, told) => {
    expect(await complaint(await wallet(change))).toContain(told)
  })
})

describe('what else two people may not take far at once', () => {
  const creditAlone = (depositCreditByOne: string): Asked => ({
    ...{ kind: 'limits', limits: { depositCreditByOne, recoveryHoldHours: 72 } },
  })
  const carryOut = async (change: Asked) => {
    const { id, hash } = await ask(change)
    await bob.act('approveChange', { body: { id, hash } })
  }
  const monthLater = async () => {
    office.clock.advanceMs(31 * DAY_MS)
    ann = await office.loginAgain(ann)
    bob = await office.loginAgain(bob)
  }

  it('what one reviewer credits alone: by steps, and three times in a month', async () => {
    expect(await complaint(creditAlone('50001'))).toContain('Must be at most 50000.')
    expect(await complaint(creditAlone('20001'))).toContain('At most 20000 for now')
    await carryOut(creditAlone('20000'))
    expect(await complaint(creditAlone('30001'))).toContain('At most 30000 for now')
    await carryOut(creditAlone('30000'))
    expect(await complaint(creditAlone('30001'))).toContain('At most 30000 for now')
    await monthLater()
    expect(await complaint(creditAlone('50000'))).toBe('done')
  })

  it('the rate at which a payment is credited, of a new method as well', async () => {
    const { depositMethods } = await standing()
    const method = depositMethods.find(({ method: each }) => each.id === 'btc')?.method
    if (method === undefined) throw new Error('no bitcoin')
    const at = (rateToUsd: string, id = method.id): Asked => ({
      ...{ kind: 'deposit_method', isOpen: true, method: { ...method, id, rateToUsd } },
    })
    expect(await complaint(at('51199'))).toContain('rateToUsd: At least 51200 for now')
    expect(await complaint(at('80001'))).toContain('rateToUsd: At most 80000 for now')
    expect(await complaint(at('640', 'btc-2'))).toContain('rateToUsd: At least 51200 for now')
    expect(await complaint(at('70000'))).toBe('done')
  })

  it.each([
    [1, { volume: '200000' }, 'done'],
    [1, { volume: '200001' }, 'vip 1 volume: At most 200000 for now'],
    [1, { feeDiscount: '0.025' }, 'done'],
    [1, { feeDiscount: '0.024' }, 'vip 1 feeDiscount: At least 0.025 for now'],
    [5, { feeDiscount: '0.14' }, 'terms: '],
    [1, { volume: '500000' }, 'terms: '],
    [5, { feeDiscount: '0.83' }, 'terms: '],
  ])('VIP level %i, %o: %s', async (level, change, told) => {
    const { moneyTerms } = await standing()
    const vipLevels = moneyTerms.vipLevels.map((one, place) =>
      place === level ? { ...one, ...change } : one,
    )
    const terms = { ...moneyTerms, vipLevels }
    const asked: Asked = { kind: 'money_terms', noticeHours: 24, terms }
    expect(await complaint(asked)).toContain(told)
  })

  it('the tax of a practice installation', async () => {
    const { moneyTerms } = await standing()
    const taxed = (taxRate: string): Asked => ({
      ...{ kind: 'money_terms', noticeHours: 24 },
      terms: { ...moneyTerms, withdrawals: { ...moneyTerms.withdrawals, taxRate } },
    })
    expect(await complaint(taxed('0.6'))).toContain('taxRate: Must be at most 0.5.')
    expect(await complaint(taxed('0.41'))).toContain('taxRate: At most 0.4 for now')
  })
})

it('asking takes the second factor, each code once; what cannot be asked for takes none', async () => {
  const change = await instrument({ spread: '5' })
  expect(await outcome(ask(change, '000000'))).toBe('factor_wrong')
  const code = office.nextCode(ann.factor)
  expect(await outcome(ask(await instrument({ spread: '99' }), code))).toBe(400)
  expect(await outcome(ask(change, code))).toBe('done')
  const limits = {
    kind: 'limits',
    limits: { depositCreditByOne: '500', recoveryHoldHours: 72 },
  } as const
  expect(await outcome(ask(limits, code))).toBe('factor_wrong')
})
