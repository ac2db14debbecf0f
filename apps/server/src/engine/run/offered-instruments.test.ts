// An instrument that is not offered has no prices on the tape; once taken off nothing of it opens.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { asOffered } from '@fairtick/core/market/instrument'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BTCUSDT, createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import { verifyTape } from '../verify/verify-tape.ts'

const DOTUSDT = { ...BTCUSDT, symbol: 'DOTUSDT', base: 'DOT' }
const [CLOSED, OPEN] = [
  asOffered(DOTUSDT, { isOffered: false }),
  asOffered(DOTUSDT, { isOffered: true }),
]

let database: TestDatabase
let engine: EngineFixture
const clock = createSettableClock()

beforeEach(async () => {
  database = await openTestDatabase()
})

afterEach(async () => {
  await engine.stop()
  for (const from of ['genesis', 'latest-checkpoint'] as const) {
    expect((await verifyTape(database, from)).findings).toEqual([])
  }
  await database.close()
})

const open = async (instruments = [BTCUSDT, CLOSED]) => {
  engine = await openEngine(database, clock, { catalogue: instruments })
}
const restart = async (instruments: (typeof BTCUSDT)[]) => {
  await engine.stop()
  await open(instruments)
}
const change = (instrument: typeof BTCUSDT) => engine.submit({ kind: 'instrument', instrument })
const priced = async () => {
  const rows = await database.query<{ symbol: string; first_seq: bigint }>(
    'SELECT symbol, first_seq FROM tick_index ORDER BY symbol',
  )
  return rows.map(({ symbol }) => symbol)
}

it('takes prices from the record on that offers it, and from no earlier one', async () => {
  await open()
  engine.submitTick('5', 'DOTUSDT')
  await engine.tick('64000')
  expect(await priced()).toEqual(['BTCUSDT'])
  change(OPEN)
  await engine.tick('64001')
  engine.submitTick('6', 'DOTUSDT')
  await engine.tick('64002')
  expect(await priced()).toEqual(['BTCUSDT', 'DOTUSDT'])
  const [row] = await database.query<{ lines: string }>(
    `SELECT string_agg(payload, E'\\n' ORDER BY first_position) AS lines FROM tape_block`,
  )
  const lines = (row?.lines ?? '').split('\n')
  const about = lines.filter((line) => line.includes('DOTUSDT'))
  expect(about.map((line) => JSON.parse(line)).map(([kind, , told]) => [kind, told])).toEqual([
    ['instrument', CLOSED],
    ['instrument', OPEN],
    ['tick', 'DOTUSDT'],
  ])
})

it('makes no group of records for the quotes of what is closed', async () => {
  await open()
  await engine.tick('64000')
  const groups: unknown[] = []
  engine.onCommitted((group) => groups.push(group))
  // All within the second after which a clock mark is due.
  for (const quote of ['5', '6', '7']) {
    engine.submitTick(quote, 'DOTUSDT')
    clock.pass(150)
    engine.wake()
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  }
  await engine.open('a')
  expect(groups).toHaveLength(1)
})

it('taken off, it cancels what waits and lets what is open be closed, over a restart too', async () => {
  await open([BTCUSDT])
  await engine.tick('64000')
  await engine.open('a')
  await engine.trade('a', 'open')
  await engine.trade('a', 'waits', { limit: '60000' })
  await engine.buy('a', 'option')
  change(asOffered(BTCUSDT, { isOffered: false }))
  await engine.tick('64010')
  const refused = { kind: 'refused', code: 'not_allowed_here', detail: { rule: 'not_offered' } }
  expect(await engine.trade('a', 'new')).toEqual(refused)
  expect(await engine.buy('a', 'new')).toEqual(refused)
  await restart([asOffered(BTCUSDT, { isOffered: false })])
  expect(await engine.trade('a', 'newer')).toEqual(refused)
  const rows = await database.query(
    'SELECT id, status, cancel_reason FROM contract_order ORDER BY placed',
  )
  expect(rows).toEqual([
    { id: 'open', status: 'opened', cancel_reason: null },
    { id: 'waits', status: 'cancelled', cancel_reason: 'not_offered' },
  ])
  await engine.tick('64020')
  expect(await engine.close('a', 'open')).toMatchObject({ kind: 'contract' })
  await engine.pass(31_000)
  await engine.tick('64030')
  const options = await database.query('SELECT result FROM option_order')
  expect(options).toEqual([{ result: 'win' }])
})

it('is offered again, also across a restart', async () => {
  await open([BTCUSDT])
  await engine.tick('64000')
  await engine.open('a')
  change(asOffered(BTCUSDT, { isOffered: false }))
  await engine.tick('64001')
  await restart([asOffered(BTCUSDT, { isOffered: false })])
  change(BTCUSDT)
  await engine.tick('64002')
  expect(await engine.trade('a', 'again')).toMatchObject({ kind: 'contract' })
  await restart([BTCUSDT])
  await engine.tick('64003')
  expect(await engine.close('a', 'again')).toMatchObject({ kind: 'contract' })
})

it('drops a quote that waited behind the record by which it is taken off', async () => {
  await open([BTCUSDT, OPEN])
  await engine.tick('64000')
  change(CLOSED)
  // Not one has come before it: the market still takes prices while the record waits.
  engine.submitTick('5', 'DOTUSDT')
  await engine.tick('64001')
  expect(await priced()).toEqual(['BTCUSDT'])
  expect(engine.notReady()).toBeUndefined()
})
