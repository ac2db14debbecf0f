// An account with all that it has open, read in one statement, is what its parts are one by one.

import { parsePrice } from '@fairtick/core/numbers/price'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { loadOpenContracts } from '../../engine/rows/contract-rows.ts'
import { loadAccount, loadBookedResults, loadOpenAccount, profitSince } from './store.ts'

let database: TestDatabase
let engine: EngineFixture

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  for (const id of ['a', 'b']) await engine.open(id, '1000000')
  await engine.tick('64000')
})

afterAll(async () => {
  await engine.stop()
  await database.close()
})

type Step =
  | { readonly kind: 'open'; readonly direction: 'long' | 'short'; readonly limit?: string }
  | { readonly kind: 'close'; readonly place: number; readonly lots?: string }
  | { readonly kind: 'tick'; readonly price: string }

const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    direction: fc.constantFrom('long' as const, 'short' as const),
  }),
  fc.record({
    ...{ kind: fc.constant('open' as const), direction: fc.constant('long' as const) },
    limit: fc.constantFrom('60000', '63000'),
  }),
  fc.record({
    ...{ kind: fc.constant('close' as const), place: fc.nat({ max: 3 }) },
    lots: fc.constantFrom('1', '0.5'),
  }),
  fc.record({ kind: fc.constant('close' as const), place: fc.nat({ max: 3 }) }),
  fc.record({
    kind: fc.constant('tick' as const),
    price: fc.constantFrom('62500', '63500', '64000'),
  }),
)

let orders = 0

async function take(step: Step): Promise<void> {
  if (step.kind === 'tick') return await engine.tick(step.price)
  if (step.kind === 'open') {
    const { direction, limit } = step
    const asked = { direction, lots: '2', ...(limit === undefined ? {} : { limit }) }
    await engine.trade('a', `order ${orders++}`, asked)
    await engine.trade('b', `order ${orders++}`, { lots: '1' })
    return
  }
  const { positions } = await openOf('a')
  const position = positions[step.place]
  // What is left may be less than the part: then it is refused, and stands.
  if (position !== undefined) await engine.close('a', position.id, step.lots)
}

async function openOf(accountId: string) {
  const { positions, orders: waiting } = await loadOpenContracts(database)
  const isOwn = (of: { readonly accountId: string }) => of.accountId === accountId
  return { positions: positions.filter(isOwn), orders: waiting.filter(isOwn) }
}

it('is what account, contracts and profit of today are, read one after the other', async () => {
  const steps = fc.array(STEP, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const step of taken) await take(step)
      const read = await loadOpenAccount<{ today_profit: string }>(database, 'a', profitSince(0))
      const { positions, orders: waiting } = read.contracts
      expect(read.account).toEqual(await loadAccount(database, 'user of a', 'practice'))
      expect({ positions, orders: waiting }).toEqual(await openOf('a'))
      const { realised } = await loadBookedResults(database, 'a', 0)
      expect(BigInt(read.added.today_profit)).toBe(realised)
    }),
    { numRuns: 15 },
  )
}, 30_000)

const TERMS = `account_id, symbol, direction, order_type, lots, leverage, order_time, status,
  reserved_margin, reserved_fee, open_seq, open_time, open_margin, open_fee, overnight_fee,
  constants`

it('keeps every digit of a price: of JSON none is read as a floating point number', async () => {
  await engine.trade('b', 'short', { lots: '1' })
  const prices = { small: '0.000000012345', long: '123456789012.123456789012' }
  await database.query(
    `INSERT INTO contract_order (id, placed, open_price, take_profit, ${TERMS})
     SELECT 'of many digits', placed + 1, $1::numeric, $2::numeric, ${TERMS}
     FROM contract_order WHERE id = 'short'`,
    [prices.long, prices.small],
  )
  const { contracts } = await loadOpenAccount(database, 'b', profitSince(0))
  expect(contracts.positions).toEqual((await openOf('b')).positions)
  const position = contracts.positions.find(({ id }) => id === 'of many digits')
  expect(position?.openPrice).toBe(parsePrice(prices.long))
  expect(position?.takeProfit).toBe(parsePrice(prices.small))
})
