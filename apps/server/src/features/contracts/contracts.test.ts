// The calls of contracts, from the form to the answer (api.md Contracts; TR-4).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { parseMoney } from '@fairtick/core/numbers/money'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { boundComplaint } from '@fairtick/wire/field-rules'
import { type AccountContext, type Handlers, isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import { openAccountReader } from '../account/public.ts'
import { createPresentContract } from './public.ts'
import { contractRoutes } from './routes.ts'

const LEADER = { leaderId: 'l', name: 'Leader' }

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let calls: ReturnType<typeof contractRoutes>
let price = '64000.00'

beforeAll(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  engine = await openEngine(database, clock)
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    const tick = { symbol: 'BTCUSDT', seq: 1, time: 1, price, volume: '0' }
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, tick }] }
  })
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  calls = contractRoutes({
    ...{ database, bus, now: engine.now, instruments },
    ask: engine.ask,
    presentContract: createPresentContract(
      () => 2,
      () => LEADER,
    ),
    readOpenAccount: openAccountReader({ database, bus, instruments }),
    findOptionDetail: async () => undefined,
    learnLeaders: async () => {},
    nextRollover: () => 99,
    jurisdiction: () => OPEN_JURISDICTION,
  })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await engine.open(id)
  await engine.tick('64000')
})

afterAll(async () => {
  await engine.stop()
  await database.close()
})

function as(accountId: string, key?: string): AccountContext {
  return {
    ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
    caller: { userId: `user of ${accountId}`, sessionId: 's' },
    key: key === undefined ? undefined : { scope: accountId, key, bodyHash: 'body' },
  }
}

type Form = CallArguments<'openContract'>['body']
const FORM: Form = {
  ...{ symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '2', leverage: 10 },
}
const open = (context: AccountContext, wish: Partial<Form> = {}) =>
  calls.openContract({ query: {}, body: { ...FORM, ...wish } }, context)

type Answer = Awaited<ReturnType<Handlers<'openContract'>['openContract']>>
function orderOf(answer: Answer): WireContract {
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.order
}
const list = async (id: string, query: object = {}) => {
  const page = await calls.contractOrders({ query: query as never, body: {} }, as(id))
  if (isDeclined(page)) throw new Error(JSON.stringify(page))
  return page
}

it('H12: who has altered limits opens nothing, and closes what is open', async () => {
  const { id } = orderOf(await open(as('h')))
  const context = as('h')
  const altered = { ...context, caller: { ...context.caller, limitsAltered: true as const } }
  expect(await open(altered)).toMatchObject({ code: 'limit_altered' })
  const closed = await calls.closeContract({ query: {}, body: { id } }, altered)
  expect(orderOf(closed)).toMatchObject({ status: 'closed' })
})

describe('terms', () => {
  it('tell what it costs, what there is for it, and when the next charge comes', async () => {
    const terms = await calls.contractTerms({ query: { symbol: 'BTCUSDT' }, body: {} }, as('d'))
    expect(terms).toMatchObject({
      ...{ bid: '63998.75', ask: '64001.25', feeRate: '0.0005', vipLevel: 0, feeDiscount: '0' },
      ...{ spendable: '10000', openNotional: '0', riskRate: null, stopOut: '0.5' },
      ...{ nextRollover: 99, leverages: [10, 50] },
    })
  })
})

describe('an order', () => {
  it('is filled, told with its tick, and given again under its key', async () => {
    const first = orderOf(await open(as('a', 'k1'), { price: '64001.25' }))
    expect(first).toMatchObject({
      ...{ status: 'trading', openPrice: '64001.25', openSeq: 1, marketPrice: '64001.25' },
      ...{ margin: '128.0025', fee: '0.640012', profitRatio: null },
    })
    expect(orderOf(await open(as('a', 'k1'), { price: '64001.25' })).id).toBe(first.id)
  })

  it('is told under each key as it stood then, whatever became of it since', async () => {
    const opened = await open(as('f', 'open'), { stopLoss: '60000' })
    const { id } = orderOf(opened)
    const levels = { takeProfit: '70000', stopLoss: null }
    const setLevels = () =>
      calls.setContract({ query: {}, body: { id, ...levels } }, as('f', 'set'))
    const closePart = () =>
      calls.closeContract({ query: {}, body: { id, lots: '1' } }, as('f', 'part'))
    const set = await setLevels()
    const part = await closePart()
    expect(orderOf(part)).toMatchObject({ status: 'trading', lotsOpen: '1' })
    await calls.closeContract({ query: {}, body: { id } }, as('f', 'rest'))
    expect(await closePart()).toEqual(part)
    expect(await setLevels()).toEqual(set)
    expect(await open(as('f', 'open'), { stopLoss: '60000' })).toEqual(opened)
  })

  it.each([
    [{ lots: '0.15' }, 'lots', boundComplaint('not_a_step', '0.1')],
    [{ lots: '500.1' }, 'lots', boundComplaint('above_maximum', '500')],
    [{ lots: '0' }, 'lots', boundComplaint('below_minimum', '0.1')],
    [{ leverage: 11 }, 'leverage', boundComplaint('not_offered', '10, 50')],
    [{ orderType: 'limit' as const }, 'price'],
    [{ orderType: 'limit' as const, price: '0' }, 'price', boundComplaint('below_minimum', '0.01')],
    [
      { orderType: 'limit' as const, price: '60000.001' },
      'price',
      boundComplaint('not_a_step', '0.01'),
    ],
    [{ price: '0' }, 'price'],
    [{ price: '64000', tolerance: '1.1' }, 'tolerance'],
    [{ takeProfit: '65000.001' }, 'takeProfit'],
    [{ stopLoss: '0' }, 'stopLoss'],
    [{ symbol: 'NONE' }, 'symbol'],
  ])('of the form %j is a 400 about its %s', async (wish, field, ...[complaint]) => {
    expect(await open(as('b'), wish)).toMatchObject({
      declined: 'invalid',
      fields: { [field]: complaint === undefined ? expect.anything() : [complaint] },
    })
  })

  it.each([
    [{ stopLoss: '63998.75' }, 'wrong_side', { reference: '63998.75' }],
    [{ takeProfit: '63998.75' }, 'wrong_side', {}],
    [{ price: '63000' }, 'price_moved', { price: '64001.25', seq: 1 }],
    [{ lots: '500', leverage: 10 }, 'insufficient_balance', { spendable: '10000' }],
  ])('of the form %j is refused: %s', async (wish, code, detail) => {
    expect(await open(as('b'), wish)).toMatchObject({ declined: 'refused', code, detail })
    expect((await list('b')).total).toBe(0)
  })

  it('on the real account waits for live mode (TR-12.2)', async () => {
    await engine.ask({
      ...{ kind: 'open-account', accountId: 'r', userId: 'user of a', accountKind: 'real' },
      grant: 0n as never,
    })
    const context: AccountContext = { ...as('a'), account: 'real' }
    expect(await open(context)).toMatchObject({ code: 'practice_only' })
  })
})

describe('one customer', () => {
  it('can neither see nor touch what another one has', async () => {
    const { id } = orderOf(await open(as('a'), { orderType: 'limit', price: '60000' }))
    const body = { id }
    expect(await calls.cancelContract({ query: {}, body }, as('b'))).toEqual(NOT_FOUND)
    expect(await calls.closeContract({ query: {}, body }, as('b'))).toEqual(NOT_FOUND)
    const levels = { ...body, takeProfit: null, stopLoss: null }
    expect(await calls.setContract({ query: {}, body: levels }, as('b'))).toEqual(NOT_FOUND)
    expect(await calls.orderDetail({ query: { id }, body: {} }, as('b'))).toEqual(NOT_FOUND)
    expect(await calls.orderDetail({ query: { id }, body: {} }, as('a'))).toMatchObject({
      kind: 'contract',
      timeline: [{ what: 'placed', price: '60000.00' }],
    })
  })
})

describe('the life of a position', () => {
  it('is listed with live figures, changed, closed in parts, and told step by step', async () => {
    const { id } = orderOf(await open(as('c')))
    price = '64100.00'
    await engine.tick('64100')
    const [listed] = (await list('c', { status: 'trading' })).data
    expect(listed).toMatchObject({ id, liquidationPrice: null, riskRate: '78.133708' })
    const levels = { id, takeProfit: '70000', stopLoss: null }
    const set = orderOf(await calls.setContract({ query: {}, body: levels }, as('c')))
    expect(set.takeProfit).toBe('70000.00')
    const part = { id, lots: '0.5' }
    const partly = orderOf(await calls.closeContract({ query: {}, body: part }, as('c')))
    expect(partly).toMatchObject({ lotsOpen: '1.5', profit: '0.4875', status: 'trading' })
    const many = { query: {}, body: { scope: 'long' as const, symbol: 'BTCUSDT' } }
    expect(await calls.batchClose(many, as('c'))).toMatchObject({
      closed: [{ id, status: 'closed', closeReason: 'batch', profit: '1.95' }],
      skipped: [],
    })
    const detail = await calls.orderDetail({ query: { id }, body: {} }, as('c'))
    if (isDeclined(detail)) throw new Error('no detail')
    expect(detail.timeline.map(({ what }) => what)).toEqual([
      ...['placed', 'opened', 'levels_set', 'closed', 'closed'],
    ])
    expect(detail.ticks.map(([seq]) => seq)).toEqual([1, 2])
  })

  it('tells each step with the levels of its time (TR-4.12)', async () => {
    const { id } = orderOf(await open(as('e'), { takeProfit: '69000', stopLoss: '60000' }))
    const told = async () => {
      const detail = await calls.orderDetail({ query: { id }, body: {} }, as('e'))
      if (isDeclined(detail) || detail.kind !== 'contract') throw new Error('no detail')
      return detail.timeline
        .filter(({ what }) => what === 'placed' || what === 'levels_set')
        .map((step) => [step.takeProfit, step.stopLoss])
    }
    expect(await told()).toEqual([['69000.00', '60000.00']])
    for (const levels of [
      { takeProfit: '70000', stopLoss: null },
      { takeProfit: null, stopLoss: '61000' },
    ]) {
      await calls.setContract({ query: {}, body: { id, ...levels } }, as('e'))
    }
    expect(await told()).toEqual([
      ['69000.00', '60000.00'],
      ['70000.00', null],
      [null, '61000.00'],
    ])
    await calls.closeContract({ query: {}, body: { id } }, as('e'))
  })

  it('is left alone by a batch while its market is stale, and says so', async () => {
    const { id } = orderOf(await open(as('d')))
    await engine.pass(31_000)
    expect(await calls.batchClose({ query: {}, body: { scope: 'all' } }, as('d'))).toEqual({
      closed: [],
      skipped: [{ id, code: 'market_stale' }],
    })
    expect(await open(as('d'))).toMatchObject({ code: 'market_stale' })
    await engine.tick('64100')
  })
})

describe('lists', () => {
  it('filter and count by status', async () => {
    const page = await list('a', { status: 'pending' })
    expect(page).toMatchObject({ total: 1, counts: { pending: 1, trading: 1 } })
    expect((await list('a', { direction: 'short' })).total).toBe(0)
    const ended = await calls.contractRecords({ query: {}, body: {} }, as('c'))
    expect(ended).toMatchObject({ data: [{ status: 'closed' }], total: 1 })
  })

  it('miss none of 25 that wait when 4 are cancelled behind the first page of ten', async () => {
    const limit = { orderType: 'limit', price: '1', lots: '1' } as const
    for (let n = 0; n < 25; n += 1) orderOf(await open(as('b'), limit))
    const read = async (query: object) =>
      await list('b', { status: 'pending', symbol: 'BTCUSDT', size: 10, ...query })
    const first = await read({})
    const cancelled = first.data.slice(0, 4).map(({ id }) => id)
    for (const id of cancelled) await calls.cancelContract({ query: {}, body: { id } }, as('b'))
    const second = await read({ page: 2, after: first.next })
    const third = await read({ page: 3, after: second.next })
    const shown = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(shown).size).toBe(25)
    expect(third).toMatchObject({ page: 3, next: null, total: 21, counts: { pending: 21 } })
  })
})

describe('the history', () => {
  const ZONES = ['Asia/Tokyo', 'America/New_York', 'Asia/Kathmandu'] as const
  const records = async (query: object) => {
    const page = await calls.contractRecords({ query: query as never, body: {} }, as('g'))
    if (isDeclined(page)) throw new Error(JSON.stringify(page))
    return page
  }
  const dayOf = (timeMs: number, timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'full' }).format(timeMs)

  /** Six positions and an order that waits, ended in another order than they were placed. */
  beforeAll(async () => {
    await engine.tick('64100')
    const ids: string[] = []
    for (let lots = 1; lots <= 6; lots += 1) {
      ids.push(orderOf(await open(as('g'), { lots: String(lots) })).id)
    }
    const limit = { orderType: 'limit', price: '60000' } as const
    const waiting = orderOf(await open(as('g'), limit)).id
    for (const [at, place] of [3, 0, 5, 1, 4].entries()) {
      await engine.pass(7 * 3_600_000)
      await engine.tick(String(64_000 + 10 * at))
      await calls.closeContract({ query: {}, body: { id: ids[place] ?? '' } }, as('g'))
    }
    await calls.cancelContract({ query: {}, body: { id: waiting } }, as('g'))
    // Closed in part: it has not ended.
    await calls.closeContract({ query: {}, body: { id: ids[2] ?? '', lots: '1' } }, as('g'))
  })

  it('has the last to end first, over all pages', async () => {
    const { data } = await records({})
    expect(data.map(({ lots }) => lots)).toEqual(['2', '5', '2', '6', '1', '4'])
    const ends = data.map(({ closeTime }) => closeTime ?? 0)
    expect(ends).toEqual(ends.toSorted((a, b) => b - a))
    const pages = await Promise.all(['1', '2', '3'].map((page) => records({ page, size: '2' })))
    expect(pages.flatMap((page) => page.data).map(({ id }) => id)).toEqual(data.map(({ id }) => id))
  })

  it.each(ZONES)('tells of each day of %s one result, the whole of it', async (zone) => {
    const all = await records({ zone })
    const closed = all.data.filter(({ status }) => status === 'closed')
    const days = new Set(closed.map(({ closeTime }) => dayOf(closeTime ?? 0, zone)))
    expect(all.days).toHaveLength(days.size)
    expect(days.size).toBeGreaterThan(1)
    for (const { from, result } of all.days) {
      const ofDay = closed.filter(
        ({ closeTime }) => dayOf(closeTime ?? 0, zone) === dayOf(from, zone),
      )
      const sum = ofDay.reduce(
        (before, { profit, fee, overnightFee }) =>
          before + Number(profit) - Number(fee) - Number(overnightFee),
        0,
      )
      expect(Number(result)).toBeCloseTo(sum, 6)
      expect(dayOf(from - 1, zone)).not.toBe(dayOf(from, zone))
    }
    // A page that has only one of the rows tells the same of its day.
    for (const page of ['2', '3', '4']) {
      const cut = await records({ zone, page, size: '1' })
      for (const day of cut.days) expect(all.days).toContainEqual(day)
      expect(cut.days).toHaveLength(1)
    }
  })

  it.each(ZONES)(
    'tells of a span in %s what each of its days and all of them brought',
    async (zone) => {
      const { data } = await records({ status: 'closed' })
      const nets = data.map(({ profit, fee, overnightFee }) => {
        const [gross, ...costs] = [profit, fee, overnightFee].map(
          (text): bigint => parseMoney(text) ?? 0n,
        )
        return costs.reduce((rest, cost) => rest - cost, gross ?? 0n)
      })
      const ends = data.map(({ closeTime }) => closeTime ?? 0)
      const span = { from: Math.min(...ends), to: Math.max(...ends), zone }
      const asked = { ...span, status: 'closed', recap: 'month', size: '1' }
      const { recap, data: page } = await records(asked)
      const net = nets.reduce((sum, one) => sum + one, 0n)
      const [wins, losses] = [nets.filter((one) => one > 0n), nets.filter((one) => one < 0n)]
      expect(page).toHaveLength(1)
      expect(recap).toMatchObject({ count: 5, wins: wins.length, losses: losses.length })
      expect(parseMoney(recap?.net ?? '')).toBe(net)
      expect(recap?.days.map(({ from, result }) => ({ from, result }))).toEqual(
        (await records({ status: 'closed', zone })).days.toSorted((a, b) => a.from - b.from),
      )
      expect(recap?.days.reduce((sum, { count }) => sum + count, 0)).toBe(5)
      expect((await records({ status: 'closed', zone })).recap).toBeNull()
      for (const cut of [{ zone: undefined }, { from: undefined }, { from: 0 }]) {
        const query = { ...asked, ...cut } as never
        const answer = await calls.contractRecords({ query, body: {} }, as('g'))
        expect(answer).toMatchObject({ declined: 'invalid', fields: { recap: ['invalid'] } })
      }
    },
  )

  it('narrows days by when orders ended, and adds up only what is listed', async () => {
    const [last] = (await records({ status: 'closed' })).data
    const at = String(last?.closeTime)
    const page = await records({ from: at, to: at, zone: 'UTC', status: 'closed' })
    expect(page.data.map(({ id }) => id)).toEqual([last?.id])
    expect(page.days.map(({ result }) => Number(result))).toEqual([
      Number(last?.profit) - Number(last?.fee) - Number(last?.overnightFee),
    ])
    expect((await records({})).days).toEqual([])
    expect((await list('g', { from: at, to: at })).counts).toMatchObject({ trading: 0, closed: 1 })
  })
})
