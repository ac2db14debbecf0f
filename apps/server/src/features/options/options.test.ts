// The slice of timed options from the call to the answer, on a real engine and database (TR-5).

import { OPEN_JURISDICTION, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CallResult } from '@fairtick/wire/api-contract'
import { boundComplaint } from '@fairtick/wire/field-rules'
import { type AccountContext, type Handlers, isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { type Bus, createBus } from '../../platform/bus.ts'
import { openAccountReader } from '../account/public.ts'
import { createPresentOption, type FindOptionDetail, optionDetailFinder } from './public.ts'
import { optionRoutes } from './routes.ts'

let database: TestDatabase
let engine: EngineFixture
let bus: Bus
let calls: Handlers<'optionTerms' | 'buyOption' | 'optionOrders' | 'optionRecords'>
let findDetail: FindOptionDetail

let rules = OPEN_JURISDICTION

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => ({
    instruments: [
      {
        symbol: 'BTCUSDT',
        status: 1,
        tick: { symbol: 'BTCUSDT', seq: 1, time: 1, price: '64000.00', volume: '0' },
      },
    ],
  }))
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  const presentOption = createPresentOption(() => 2)
  const parts = { database, bus, ask: engine.ask, now: engine.now, instruments, readOpenAccount }
  calls = optionRoutes({ ...parts, jurisdiction: () => rules, presentOption })
  findDetail = optionDetailFinder(database, presentOption, instruments)
  await engine.open('a')
  await engine.open('b')
  await engine.open('h')
  await engine.tick('64000')
})

afterAll(async () => {
  await engine.stop()
  await database.close()
})

function as(accountId: string, key?: string): AccountContext {
  return {
    language: 'en',
    account: 'practice',
    address: '127.0.0.1',
    device: 'test',
    caller: { userId: `user of ${accountId}`, sessionId: 's' },
    key: key === undefined ? undefined : { scope: accountId, key, bodyHash: 'body' },
  }
}

const form = { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30 } as const
const buy = (
  context: AccountContext,
  wish: Partial<Record<keyof typeof form | 'price' | 'tolerance', unknown>> = {},
) => calls.buyOption({ query: {}, body: { ...form, ...wish } as never }, context)

function order(answer: Awaited<ReturnType<typeof buy>>): CallResult<'buyOption'>['order'] {
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.order
}

it('H12: who has altered limits buys nothing', async () => {
  const context = as('h')
  const altered = { ...context, caller: { ...context.caller, limitsAltered: true as const } }
  expect(await buy(altered)).toMatchObject({ code: 'limit_altered' })
})

describe('terms', () => {
  it('H11, TR-5.5: name every duration with its payout and break-even rate', async () => {
    const terms = await calls.optionTerms({ query: { symbol: 'BTCUSDT' }, body: {} }, as('b'))
    expect(terms).toMatchObject({
      spendable: '10000',
      minStake: '5',
      maxStake: '500',
      maxOpenStake: '1500',
      openStake: '0',
      price: '64000.00',
      durations: expect.arrayContaining([
        { seconds: 30, payoutRate: '0.8', breakEven: '0.555555555556' },
      ]),
    })
  })

  it('TR-13: name no duration where the rules of the country leave none', async () => {
    rules = parseJurisdiction({
      ...OPEN_JURISDICTION.text,
      options: { isOffered: false, minimumSeconds: null, strikeFixedSeconds: null },
    })
    const terms = await calls.optionTerms({ query: { symbol: 'BTCUSDT' }, body: {} }, as('b'))
    rules = OPEN_JURISDICTION
    expect(terms).toMatchObject({ durations: [] })
  })

  it('are not there for an instrument that is not there', async () => {
    const terms = await calls.optionTerms({ query: { symbol: 'NONE' }, body: {} }, as('b'))
    expect(terms).toEqual(NOT_FOUND)
  })
})

describe('a purchase', () => {
  it('names the tick that it used and is listed as trading, then closed (TR-2.6, TR-5.6)', async () => {
    const bought = order(await buy(as('a')))
    expect(bought).toMatchObject({
      status: 'trading',
      strike: '64000.00',
      strikeSeq: 1,
      result: null,
    })
    const trading = await calls.optionOrders({ query: { status: 'trading' }, body: {} }, as('a'))
    expect(trading).toMatchObject({ total: 1, counts: { trading: 1, closed: 0 } })
    await engine.tick('64001.5')
    await engine.pass(31_000)
    const closed = await calls.optionRecords({ query: {}, body: {} }, as('a'))
    expect(closed).toMatchObject({
      total: 1,
      data: [{ id: bought.id, result: 'win', profit: '8', settlePrice: '64001.50', settleSeq: 2 }],
    })
  })

  it('is shown with the recorded ticks around those it used (TR-2.6)', async () => {
    const closed = await calls.optionRecords({ query: {}, body: {} }, as('a'))
    const id = isDeclined(closed) ? '' : (closed.data[0]?.id ?? '')
    const detail = await findDetail(id, 'a')
    expect(detail).toMatchObject({
      kind: 'option',
      timeline: [
        { what: 'bought', seq: 1, price: '64000.00' },
        { what: 'settled', seq: 2, price: '64001.50' },
      ],
      ticks: [
        [1, expect.any(Number), '64000.00'],
        [2, expect.any(Number), '64001.50'],
      ],
    })
    expect(await findDetail(id, 'b')).toBeUndefined()
  })

  it('with the same key gives the same order again (REL-8)', async () => {
    await engine.tick('64000')
    const first = order(await buy(as('a', 'k')))
    expect(order(await buy(as('a', 'k')))).toEqual(first)
  })

  it.each([
    [
      'a stake below the minimum',
      { amount: '4.99' },
      { declined: 'invalid', fields: { amount: [boundComplaint('below_minimum', '5')] } },
    ],
    [
      'a stake above the maximum',
      { amount: '1000000' },
      { declined: 'invalid', fields: { amount: [{ problem: 'above_maximum' }] } },
    ],
    [
      'a duration that is not offered',
      { duration: 31 },
      {
        declined: 'invalid',
        fields: { duration: [boundComplaint('not_offered', '30, 300, 86400')] },
      },
    ],
    ['an instrument that is not there', { symbol: 'NONE' }, { declined: 'invalid' }],
    [
      'a tolerance above 1',
      { price: '64000', tolerance: '1.1' },
      { declined: 'invalid', fields: { tolerance: [{ values: { maximum: 1 } }] } },
    ],
    [
      'a shown price of nothing',
      { price: '0.00', direction: 'down' },
      { declined: 'invalid', fields: { price: ['invalid'] } },
    ],
    [
      'a price that has moved',
      { price: '63000', tolerance: '0.001' },
      { code: 'price_moved', detail: { price: '64000.00', seq: 3 } },
    ],
  ])('is declined for %s and changes nothing', async (_, wish, expected) => {
    const before = await database.query('SELECT * FROM journal_entry')
    expect(await buy(as('a'), wish)).toMatchObject(expected)
    expect(await database.query('SELECT * FROM journal_entry')).toEqual(before)
  })
})

describe('the history', () => {
  it('has the last to end first, and of each day one result, the whole of it', async () => {
    for (const duration of [86_400, 300, 30]) order(await buy(as('h'), { duration }))
    await engine.tick('64010')
    for (const ms of [31_000, 300_000, 86_400_000]) {
      await engine.pass(ms - 1_000)
      await engine.tick('64010')
      await engine.pass(1_000)
    }
    const read = async (query: object) => {
      const page = await calls.optionRecords({ query: query as never, body: {} }, as('h'))
      if (isDeclined(page)) throw new Error(JSON.stringify(page))
      return page
    }
    const { data, days } = await read({ zone: 'Asia/Tokyo' })
    expect(data.map(({ duration }) => duration)).toEqual([86_400, 300, 30])
    const sum = (profits: readonly (string | null)[]) =>
      profits.reduce((before, profit) => before + Number(profit), 0)
    expect(sum(days.map(({ result }) => result))).toBe(sum(data.map(({ profit }) => profit)))
    expect(days).toHaveLength(2)
    const first = await read({ zone: 'Asia/Tokyo', size: '1' })
    expect(first.days).toHaveLength(1)
    expect(days).toContainEqual(first.days[0])
    const at = String(data[0]?.expiryTime)
    expect((await read({ from: at, to: at })).data).toHaveLength(1)
    expect((await read({ from: at, to: at })).days).toEqual([])
  })
})
