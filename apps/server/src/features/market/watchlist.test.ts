// The watchlist of a customer: their own, in their order, on every device.

import { OPEN_JURISDICTION, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import { asOffered, type InstrumentText } from '@fairtick/core/market/instrument'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { memberContext } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBus } from '../../platform/bus.ts'
import type { InstrumentSnapshot } from '../../platform/bus-topics.ts'
import { readJurisdictions } from '../jurisdictions/public.ts'
import { instrumentConstants } from './instrument-constants.ts'
import { countMarketChanges } from './market-changes.ts'
import { readCatalogue } from './read-catalogue.ts'
import { marketRoutes } from './routes.ts'
import { createSparkLines } from './spark-lines.ts'

const CONTEXT_OF_VISITOR = { ...memberContext('nobody'), caller: undefined }
const EMPTY = { query: {}, body: {} }
let database: TestDatabase
let calls: ReturnType<typeof marketRoutes>

let rules = OPEN_JURISDICTION
const constants = new Map<string, InstrumentText>()
let snapshot: readonly InstrumentSnapshot[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  const { instruments } = readCatalogue()
  for (const each of instruments) constants.set(each.symbol, instrumentConstants(each))
  const bus = createBus((fault) => {
    throw fault
  })
  bus.answer('market.snapshot', async () => ({ instruments: snapshot }))
  bus.answer('candle.running', async () => undefined)
  calls = marketRoutes({
    ...{ database, bus, instruments, changes: countMarketChanges(bus) },
    jurisdiction: () => rules,
    constantsOf: (symbol) => constants.get(symbol) as never,
    sparkLines: createSparkLines(database, clock, instruments),
    now: clock.wallMs,
    source: 'simulated',
    originsOf: () => [],
    unverified: () => new Set(['XAUUSD']),
  })
})
afterAll(() => database.close())

/** What a customer with a list of `symbols` does and sees; each one adds to the end. */
async function enter(name: string, symbols: readonly string[] = []) {
  const context = memberContext(name)
  const symbolsIn = async (answer: ReturnType<typeof calls.watchlist>) => {
    const given = await answer
    if (isDeclined(given)) throw new Error(JSON.stringify(given))
    return given.data.map(({ symbol }) => symbol)
  }
  const set = (symbol: string, optional: boolean) =>
    calls.updateWatchlist({ query: {}, body: { symbol, optional } }, context)
  const customer = {
    context,
    star: (symbol: string) => symbolsIn(set(symbol, true)),
    unstar: (symbol: string) => symbolsIn(set(symbol, false)),
    order: (...wanted: string[]) =>
      symbolsIn(calls.orderWatchlist({ query: {}, body: { symbols: wanted } }, context)),
    list: () => symbolsIn(calls.watchlist(EMPTY, context)),
  }
  for (const symbol of symbols) await customer.star(symbol)
  return customer
}

test('a star puts an instrument at the end once, and takes it off again', async () => {
  const hana = await enter('hana')
  expect(await hana.list()).toEqual([])
  expect(await hana.star('ETHUSDT')).toEqual(['ETHUSDT'])
  expect(await hana.star('BTCUSDT')).toEqual(['ETHUSDT', 'BTCUSDT'])
  expect(await hana.star('ETHUSDT')).toEqual(['ETHUSDT', 'BTCUSDT'])
  expect(await hana.unstar('ETHUSDT')).toEqual(['BTCUSDT'])
  expect(await hana.unstar('ETHUSDT')).toEqual(['BTCUSDT'])
  expect(await hana.list()).toEqual(['BTCUSDT'])
})

test('the order that the customer gave stays, and what comes later goes behind it', async () => {
  const ken = await enter('ken', ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'])
  const wanted = ['SOLUSDT', 'BTCUSDT', 'ETHUSDT']
  expect(await ken.order(...wanted)).toEqual(wanted)
  expect(await ken.list()).toEqual(wanted)
  expect(await ken.star('XAUUSD')).toEqual([...wanted, 'XAUUSD'])
})

test('an order that does not know of all goes before the rest, and adds none', async () => {
  const mei = await enter('mei', ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'])
  await mei.order('BTCUSDT', 'ETHUSDT', 'SOLUSDT')
  expect(await mei.order('SOLUSDT', 'XAUUSD')).toEqual(['SOLUSDT', 'BTCUSDT', 'ETHUSDT'])
  expect(await mei.order('ETHUSDT', 'BTCUSDT')).toEqual(['ETHUSDT', 'BTCUSDT', 'SOLUSDT'])
})

test('nobody changes or sees the list of another', async () => {
  const ann = await enter('ann', ['BTCUSDT', 'ETHUSDT'])
  const bob = await enter('bob', ['ETHUSDT', 'BTCUSDT', 'SOLUSDT'])
  await bob.order('SOLUSDT', 'ETHUSDT', 'BTCUSDT')
  await bob.unstar('BTCUSDT')
  expect(await ann.list()).toEqual(['BTCUSDT', 'ETHUSDT'])
  expect(await bob.list()).toEqual(['SOLUSDT', 'ETHUSDT'])
})

test('H2: an instrument whose venue is made up is marked so, and no other', async () => {
  const { context } = await enter('emi', ['XAUUSD', 'BTCUSDT'])
  const given = await calls.watchlist(EMPTY, context)
  if (isDeclined(given)) throw new Error(JSON.stringify(given))
  expect(given.data.map(({ isUnverified }) => isUnverified)).toEqual([true, false])
})

test('the lists of the market mark what the caller watches, and nothing for a visitor', async () => {
  const { context } = await enter('yui', ['ETHUSDT'])
  const watched = async (caller: Parameters<typeof calls.instruments>[1]) => {
    const answer = await calls.instruments(EMPTY, caller)
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    const all = Object.values(answer).flat()
    expect(all.length).toBeGreaterThan(1)
    return all.filter(({ optional }) => optional).map(({ symbol }) => symbol)
  }
  expect(await watched(context)).toEqual(['ETHUSDT'])
  expect(await watched(CONTEXT_OF_VISITOR)).toEqual([])
})

test('what is not traded here cannot be watched', async () => {
  const { context, list } = await enter('rin')
  const body = { symbol: 'NOTHERE', optional: true }
  expect(await calls.updateWatchlist({ query: {}, body }, context)).toMatchObject({
    fields: { symbol: ['choice'] },
  })
  expect(await list()).toEqual([])
})

test('TR-13: instruments show what the rules of the country leave, and the cap that cut them', async () => {
  const context = memberContext('rin')
  await calls.updateWatchlist({ query: {}, body: { symbol: 'BTCUSDT', optional: true } }, context)
  const offer = async () => {
    const given = await calls.watchlist(EMPTY, context)
    const [first] = isDeclined(given) ? [] : given.data
    return [first?.leverages, first?.leverageCap, first?.durations.length]
  }
  expect(await offer()).toEqual([[1, 2, 5, 10, 20, 50], null, 10])
  const eu = readJurisdictions().get('eu')
  rules = parseJurisdiction(eu?.rules ?? OPEN_JURISDICTION.text)
  expect(await offer()).toEqual([[1, 2], 2, 0])
  rules = OPEN_JURISDICTION
})

test('what was never offered is not listed; what was taken off is, with nothing to choose', async () => {
  const mai = await enter('mai', ['BTCUSDT', 'DOTUSDT'])
  expect(await mai.list()).toEqual(['BTCUSDT'])
  constants.set(
    'DOTUSDT',
    asOffered(constants.get('DOTUSDT') as InstrumentText, { isOffered: true }),
  )
  expect(await mai.list()).toEqual(['BTCUSDT', 'DOTUSDT'])
  const shown = constants.get('BTCUSDT') as InstrumentText
  constants.set('BTCUSDT', asOffered(shown, { isOffered: false }))
  const tick = { symbol: 'BTCUSDT', seq: 1, time: 0, price: '64000.00', volume: '0' }
  snapshot = [{ symbol: 'BTCUSDT', status: 1, tick }]
  const answer = await calls.watchlist(EMPTY, mai.context)
  expect('data' in answer && answer.data[0]).toMatchObject({
    ...{ symbol: 'BTCUSDT', isOffered: false, price: '64000.00', leverages: [], durations: [] },
  })
  snapshot = []
  constants.set('BTCUSDT', shown)
})

test('of all instruments the starred ones are told, for whoever reads after a star', async () => {
  const yuna = await enter('yuna')
  const starred = async () => {
    const given = await calls.instruments(EMPTY, yuna.context)
    if (isDeclined(given)) throw new Error(JSON.stringify(given))
    const all = Object.values(given).flat()
    return all.filter(({ optional }) => optional).map(({ symbol }) => symbol)
  }
  expect(await starred()).toEqual([])
  await Promise.all([starred(), yuna.star('ETHUSDT'), starred()])
  expect(await starred()).toEqual(['ETHUSDT'])
  await Promise.all([yuna.star('BTCUSDT'), starred(), starred()])
  expect(await starred()).toEqual(['BTCUSDT', 'ETHUSDT'])
  await yuna.unstar('ETHUSDT')
  expect(await starred()).toEqual(['BTCUSDT'])
  expect(await yuna.list()).toEqual(['BTCUSDT'])
})
