// Every fill stands at the bid or ask of the tick it names; the tolerance has no side (H4, H5).

import { DEFAULT_TOLERANCE } from '@fairtick/core/market/price-tolerance'
import { parseLots } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import {
  BTCUSDT,
  type ContractRequest,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import type { CloseRow, ContractRow } from '@fairtick/server/engine/rows/contract-rows'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { compare, fraction, minus, plus, times } from '@fairtick/testkit/fraction'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterAll, beforeAll, expect, it } from 'vitest'

const HALF_SPREAD = times(fraction(BTCUSDT.spread), fraction('0.5'))
const SEED = 4_711
const MOVES = 60

let database: TestDatabase
let engine: EngineFixture

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  await engine.tick('64000')
})
afterAll(async () => {
  await engine.stop()
  await database.close()
})

it('fills every opening and every close at the bid or ask of the tick that it names', async () => {
  const random = createSeededRandom(SEED)
  for (let move = 0; move < MOVES; move += 1) {
    const [id, direction] = [`m${move}`, random.pick(['long', 'short'] as const)]
    await engine.open(id, '700')
    const mark = 60_000 + random.whole(8_000)
    await engine.tick(String(mark))
    const wish = { direction, lots: random.pick(['1', '9']) }
    const isLong = direction === 'long'
    const levels = {
      takeProfit: String(mark + (isLong ? 500 : -500)),
      stopLoss: String(mark + (isLong ? -500 : 500)),
    }
    const limit = String(mark - (isLong ? 300 : -300))
    const how = random.pick<ContractRequest>([{}, levels, { limit }])
    await engine.trade(id, `c${move}`, { ...wish, ...how })
    await engine.tick(String(60_000 + random.whole(8_000)))
    if (random.chance(0.5)) await engine.close(id, `c${move}`, random.pick([undefined, '0.5']))
  }
  const ticks = await readTicks()
  const orders = await database.query<ContractRow>('SELECT * FROM contract')
  const closes = await database.query<CloseRow>('SELECT * FROM contract_close')
  const directionOf = new Map(orders.map((row) => [row.id, row.direction]))
  const opened = orders.filter(({ open_seq }) => open_seq !== null)
  const wrong = [
    ...opened.filter(({ direction, open_seq, open_price }) =>
      isNotAt(ticks.get(Number(open_seq)), open_price ?? '', direction === 'long' ? 'ask' : 'bid'),
    ),
    ...closes.filter(({ order_id, seq, price }) =>
      isNotAt(ticks.get(Number(seq)), price, directionOf.get(order_id) === 'long' ? 'bid' : 'ask'),
    ),
  ]
  expect(wrong).toEqual([])
  const reasons = new Set(closes.map(({ reason }) => reason))
  expect([...reasons].sort()).toEqual(['manual', 'stop_loss', 'stop_out', 'take_profit'])
  expect(opened.some(({ order_type }) => order_type === 'limit')).toBe(true)
})

it('refuses what moved too far against the customer and passes on what moved for them', async () => {
  await engine.open('t')
  await engine.tick('64000')
  // How far what was shown lies from the fill, in hundredths of a per cent of it, for each side.
  const outcomes = []
  for (const points of [-200, -60, -51, -49, -10, 0, 10, 49, 51, 60, 200]) {
    outcomes.push([points, await tryAt('long', points), await tryAt('short', -points)])
  }
  for (const [points, long, short] of outcomes) {
    expect([points, long]).toEqual([points, Number(points) >= -49 ? 'filled' : 'price_moved'])
    expect([points, short]).toEqual([points, long])
  }
})

/** Shown so many points above the ask or bid at which it would fill; the fill must not be that. */
async function tryAt(direction: 'long' | 'short', points: number): Promise<string> {
  const entry = direction === 'long' ? 64_001.25 : 63_998.75
  const orderId = `${direction} ${points}`
  const shown = parsePrice((entry * (1 + points / 10_000)).toFixed(2))
  const lots = parseLots('0.1')
  if (shown === undefined || lots === undefined) throw new Error('unreadable decimal')
  const outcome = await engine.ask({
    ...{ kind: 'open-contract', accountId: 't', orderId, symbol: 'BTCUSDT', direction, lots },
    ...{ orderType: 'market', leverage: 50, limitPrice: undefined },
    ...{ takeProfit: undefined, stopLoss: undefined },
    shown: { price: shown, tolerance: DEFAULT_TOLERANCE },
  })
  if (outcome.kind === 'refused') return outcome.code
  if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
  return Number(outcome.contract.opening?.price) === entry ? 'filled' : 'filled elsewhere'
}

/** Marks by seq, read off the public tape and nothing else. */
async function readTicks(): Promise<ReadonlyMap<number, string>> {
  const blocks = await database.query<{ payload: string }>('SELECT payload FROM tape_block')
  const lines = blocks.flatMap(({ payload }) => payload.split('\n').filter(Boolean))
  const records = lines.map((line) => JSON.parse(line) as unknown[])
  return new Map(
    records
      .filter(([kind]) => kind === 'tick')
      .map(([, , , seq, price]) => [Number(seq), String(price)]),
  )
}

function isNotAt(mark: string | undefined, price: string, side: 'bid' | 'ask'): boolean {
  if (mark === undefined) return true
  const at = (side === 'ask' ? plus : minus)(fraction(mark), HALF_SPREAD)
  return compare(fraction(price), at) !== 0
}
