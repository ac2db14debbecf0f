// What a customer of a demo does at a visit: orders, levels, closes, options, in character.

import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type DemoCustomer, ifAllowed, keyed } from './demo-customer.ts'
import type { DemoInstallation } from './demo-installation.ts'
import type { DemoStyle } from './demo-people.ts'

type Habit = {
  /** How likely each of these is at a visit. */
  readonly opens: number
  readonly waits: number
  readonly closes: number
  readonly bets: number
  /** Share of what they can spend that one order binds. */
  readonly share: number
  readonly leverage: number
  /** Distance of levels from the price; undefined: none is set. */
  readonly level: number | undefined
}

const HABITS: Readonly<Record<DemoStyle, Habit>> = {
  careful: {
    opens: 0.3,
    waits: 0.1,
    closes: 0.3,
    bets: 0,
    share: 0.08,
    leverage: 10,
    level: 0.012,
  },
  active: {
    opens: 0.7,
    waits: 0.2,
    closes: 0.6,
    bets: 0.1,
    share: 0.12,
    leverage: 20,
    level: 0.01,
  },
  reckless: {
    opens: 0.4,
    waits: 0,
    closes: 0.15,
    bets: 0.2,
    share: 0.7,
    leverage: 50,
    level: undefined,
  },
  options: { opens: 0.1, waits: 0, closes: 0.3, bets: 0.8, share: 0.05, leverage: 10, level: 0.02 },
  waits: { opens: 0.15, waits: 0.5, closes: 0.35, bets: 0, share: 0.1, leverage: 10, level: 0.015 },
}

const DURATIONS = [60, 300, 900, 3_600, 86_400] as const
const STAKES = ['10', '25', '50', '100', '200'] as const
/** Limits lie this far from the price, and one that waits too long is taken back. */
const LIMIT_DISTANCE = 0.004
const MOST_WAITING = 3

export async function visit(
  demo: DemoInstallation,
  customer: DemoCustomer,
  random: SeededRandom,
): Promise<void> {
  const habit = HABITS[customer.person.style]
  if (random.chance(habit.closes)) await closeOne(customer, random)
  if (random.chance(habit.opens)) await open(customer, random, 'market')
  if (random.chance(habit.waits)) await open(customer, random, 'limit')
  if (random.chance(habit.bets)) await bet(demo, customer, random)
}

async function open(
  { session: { client }, person }: DemoCustomer,
  random: SeededRandom,
  orderType: 'market' | 'limit',
): Promise<void> {
  const habit = HABITS[person.style]
  const symbol = random.pick([...person.symbols] as [string, ...string[]])
  const terms = await client.call('contractTerms', { query: { symbol } })
  const { ask, bid } = terms
  if (ask === null || bid === null) return
  const direction = random.chance(0.55) ? 'long' : 'short'
  const away = orderType === 'limit' ? LIMIT_DISTANCE * (1 + random.whole(3)) : 0
  const sign = direction === 'long' ? 1 : -1
  const shown = direction === 'long' ? ask : bid
  const price = rounded(Number(shown) * (1 - sign * away), shown)
  const leverage = terms.leverages.filter((each) => each <= habit.leverage).at(-1) ?? 1
  const lots = lotsFor(
    terms,
    Number(price),
    Number(terms.spendable) * habit.share * leverage,
    symbol,
  )
  if (lots === undefined) return
  await ifAllowed(
    client.call(
      'openContract',
      {
        body: {
          ...{ symbol, direction, orderType, lots, leverage },
          ...(orderType === 'limit' ? { price } : {}),
          ...levels(habit, Number(price), sign, shown),
        },
      },
      keyed(),
    ),
  )
}

function levels({ level }: Habit, price: number, sign: number, like: string) {
  if (level === undefined) return {}
  return {
    takeProfit: rounded(price * (1 + sign * 1.5 * level), like),
    stopLoss: rounded(price * (1 - sign * level), like),
  }
}

type Terms = CallResult<'contractTerms'>

/** Undefined: it would be less than the least. */
function lotsFor(
  terms: Terms,
  price: number,
  notional: number,
  symbol: string,
): string | undefined {
  const perLot = Number(terms.contractSize) * (symbol.startsWith('USD') ? 1 : price)
  const ceiling = Number(terms.maxOpenNotional ?? notional) - Number(terms.openNotional)
  const wanted = Math.min(notional, ceiling * 0.9) / perLot
  const step = Number(terms.lotStep)
  const lots = Math.floor(Math.min(wanted, Number(terms.maxLots)) / step) * step
  return lots < Number(terms.minLots) ? undefined : lots.toFixed(decimalsOf(terms.lotStep))
}

async function closeOne(
  { session: { client } }: DemoCustomer,
  random: SeededRandom,
): Promise<void> {
  const waiting = await client.call('contractOrders', { query: { status: 'pending' } })
  const oldest = waiting.data.at(-1)
  if (waiting.total > MOST_WAITING && oldest !== undefined) {
    await ifAllowed(client.call('cancelContract', { body: { id: oldest.id } }, keyed()))
  }
  const { data } = await client.call('contractOrders', { query: { status: 'trading' } })
  const [first, ...more] = data
  if (first === undefined) return
  const { id, lotsOpen } = random.pick([first, ...more])
  const half = Math.floor((Number(lotsOpen) / 2) * 10) / 10
  const isWhole = half <= 0.1 || random.chance(0.7)
  const body = isWhole ? { id } : { id, lots: half.toFixed(1) }
  await ifAllowed(client.call('closeContract', { body }, keyed()))
}

async function bet(
  demo: DemoInstallation,
  { session: { client }, person }: DemoCustomer,
  random: SeededRandom,
): Promise<void> {
  const body = {
    symbol: random.pick([...person.symbols] as [string, ...string[]]),
    direction: random.chance(0.5) ? ('up' as const) : ('down' as const),
    amount: random.pick([...STAKES]),
    duration: random.pick([...DURATIONS]),
  }
  const bought = await ifAllowed(client.call('buyOption', { body }, keyed()))
  if (bought !== undefined) demo.expect(bought.order.expiryTime)
}

function rounded(price: number, like: string): string {
  return price.toFixed(Math.max(0, decimalsOf(like) - 1))
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
