// What a customer of a simulated run asks for next, drawn by the seed.

import { DEFAULT_TOLERANCE } from '@fairtick/core/market/price-tolerance'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { money } from '@fairtick/server/engine/engine-fixture'
import type { CommandDraft } from '@fairtick/server/engine/engine-port'
import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { type Asked, toldContracts } from './customers.ts'
import { generateCopyClose, generateFollow, generateFollowChange } from './generate-copying.ts'
import {
  generateDeposit,
  generateReview,
  generateSettlement,
  generateWithdrawal,
} from './generate-money.ts'
import { ACCOUNTS, INSTRUMENTS, type World } from './world.ts'

/** Orders of a customer that their next command may be about. */
const REMEMBERED = 6

type Generate = (
  world: World,
  random: SeededRandom,
) => (attempt: number, id: string) => CommandDraft

/** Each as often as it stands here. */
const DRAWS: readonly [Generate, ...Generate[]] = [
  ...[
    generateOpening,
    generateOpening,
    generateOpening,
    generateOpening,
    generatePurchase,
    generatePurchase,
  ],
  ...[generateLevels, generateLevels, generateClose, generateClose, generateBatch, generateCancel],
  ...[
    generateDeposit,
    generateWithdrawal,
    generateWithdrawal,
    generateReview,
    generateReview,
    generateSettlement,
  ],
  ...[generateFollow, generateFollow, generateFollowChange, generateCopyClose],
] as unknown as readonly [Generate, ...Generate[]]

/** One to five commands, each under a key of its own; nothing is sent yet. */
export function generateCommands(world: World, random: SeededRandom, name: string): Asked[] {
  return Array.from({ length: 1 + random.whole(5) }, (_, number) =>
    note(world, `${name}-${number}`, random.pick(DRAWS)(world, random)),
  )
}

/** All accounts open on one instrument and side, large enough for a gap to reach them all. */
export function generateHerd(world: World, random: SeededRandom, name: string): Asked[] {
  const market = random.whole(INSTRUMENTS.length)
  const isLong = random.chance(0.5)
  return ACCOUNTS.map((accountId) => {
    const size = { lots: random.pick(['10', '20', '40']), leverage: random.pick([50, 100]) }
    const levels = random.chance(0.5) ? levelsAround(world, { market, isLong }, random) : NO_LEVELS
    return note(world, `${name}-${accountId}`, (attempt, id) => ({
      ...opening({ accountId, orderId: `${id}-${attempt}`, market, isLong, ...size }),
      ...levels,
    }))
  })
}

/** Some of a herd act on their own positions, most of which are being closed by then. */
export function generateSecondThoughts(
  world: World,
  random: SeededRandom,
  herd: readonly Asked[],
): Asked[] {
  return herd.flatMap(({ key, outcome }) => {
    if (outcome?.kind !== 'contract' || random.chance(0.5)) return []
    const { accountId, id: orderId } = outcome.contract
    const drafts: readonly [CommandDraft, ...CommandDraft[]] = [
      { kind: 'close-contract', accountId, orderId, lots: undefined },
      { kind: 'set-levels', accountId, orderId, ...NO_LEVELS },
      { kind: 'batch-close', accountId, scope: 'all', symbol: undefined },
    ]
    const draft = random.pick(drafts)
    return [note(world, `${key.key}-again`, () => draft)]
  })
}

/** Notes a command that was drawn, under a key of its own. */
export function note(world: World, id: string, draft: ReturnType<Generate>): Asked {
  const { accountId: scope } = draft(0, id)
  const key = { scope, key: id, bodyHash: id }
  // As over HTTP, where each request draws an id of its own.
  const draftOf = (attempt: number) => draft(attempt, id)
  return world.customers.add(key, draftOf, (asked, under) => world.engine().ask(asked, under))
}

function generatePurchase(_: World, random: SeededRandom): ReturnType<Generate> {
  const accountId = random.pick(ACCOUNTS)
  const symbol = symbolOf(random.whole(INSTRUMENTS.length))
  const stake = money(random.pick(['5', '10', '400', '500']))
  const direction = random.pick(['up', 'down'] as const)
  const durationSeconds = random.pick([30, 30, 60])
  const what = { accountId, symbol, stake, direction, durationSeconds, shown: undefined }
  return (attempt, id) => ({ kind: 'buy-option', ...what, optionId: `${id}-${attempt}` })
}

function generateOpening(world: World, random: SeededRandom): ReturnType<Generate> {
  const accountId = random.pick(ACCOUNTS)
  const market = random.whole(INSTRUMENTS.length)
  const isLong = random.chance(0.5)
  const lots = random.pick(['0.02', '0.5', '3', '10', '25', '60'])
  const leverage = random.pick([10, 50, 100])
  const limit = random.chance(0.4) ? near(world, market, random, 80) : undefined
  const shown = { price: near(world, market, random, 60), tolerance: DEFAULT_TOLERANCE }
  const levels = random.chance(0.5) ? levelsAround(world, { market, isLong }, random) : NO_LEVELS
  const isChecked = random.chance(0.3)
  return (attempt, id) => ({
    ...opening({ accountId, orderId: `${id}-${attempt}`, market, isLong, lots, leverage }),
    ...levels,
    orderType: limit === undefined ? 'market' : 'limit',
    limitPrice: limit,
    shown: isChecked && limit === undefined ? shown : undefined,
  })
}

function generateLevels(world: World, random: SeededRandom): ReturnType<Generate> {
  const { accountId, orderId, market, isLong } = generateOrder(world, random)
  const around = levelsAround(world, { market, isLong }, random)
  const levels = random.chance(0.8) ? around : NO_LEVELS
  return () => ({ kind: 'set-levels', accountId, orderId, ...levels })
}

function generateClose(world: World, random: SeededRandom): ReturnType<Generate> {
  const { accountId, orderId } = generateOrder(world, random)
  const part = random.pick([undefined, undefined, '0.25', '1', '5'])
  const lots = part === undefined ? undefined : lotsOf(part)
  return () => ({ kind: 'close-contract', accountId, orderId, lots })
}

function generateCancel(world: World, random: SeededRandom): ReturnType<Generate> {
  const { accountId, orderId } = generateOrder(world, random)
  return () => ({ kind: 'cancel-order', accountId, orderId })
}

function generateBatch(_: World, random: SeededRandom): ReturnType<Generate> {
  const accountId = random.pick(ACCOUNTS)
  const scope = random.pick(['all', 'long', 'short'] as const)
  const symbol = random.chance(0.5) ? symbolOf(random.whole(INSTRUMENTS.length)) : undefined
  return () => ({ kind: 'batch-close', accountId, scope, symbol })
}

/** One of the newest orders of somebody, now and then asked for by somebody else. */
function generateOrder(world: World, random: SeededRandom) {
  const told = toldContracts(world.customers, 'open-contract').slice(-REMEMBERED * 2)
  const chosen = told[random.whole(Math.max(1, told.length))]
  const isOwn = chosen !== undefined && random.chance(0.95)
  return {
    accountId: isOwn ? chosen.accountId : random.pick(ACCOUNTS),
    orderId: chosen?.id ?? 'none',
    market: Math.max(
      0,
      INSTRUMENTS.findIndex(({ symbol }) => symbol === chosen?.symbol),
    ),
    isLong: chosen?.direction !== 'short',
  }
}

type Opening = {
  readonly accountId: string
  readonly orderId: string
  readonly market: number
  readonly isLong: boolean
  readonly lots: string
  readonly leverage: number
}

function opening({ market, isLong, lots, ...rest }: Opening) {
  return {
    kind: 'open-contract' as const,
    ...rest,
    symbol: symbolOf(market),
    direction: isLong ? ('long' as const) : ('short' as const),
    orderType: 'market' as 'market' | 'limit',
    lots: lotsOf(lots),
    limitPrice: undefined as Price | undefined,
    shown: undefined,
  }
}

const NO_LEVELS = { takeProfit: undefined, stopLoss: undefined }

/** Mostly on the right sides, near enough to be reached. */
function levelsAround(
  world: World,
  { market, isLong }: Pick<Opening, 'market' | 'isLong'>,
  random: SeededRandom,
) {
  const at = (points: number) => priceAt(market, (world.marks[market] ?? 1) * (1 + points / 10_000))
  const gain = 5 + random.whole(200)
  const loss = 5 + random.whole(200)
  return {
    takeProfit: random.chance(0.8) ? at(isLong ? gain : -gain) : undefined,
    stopLoss: random.chance(0.8) ? at(isLong ? -loss : loss) : undefined,
  }
}

/** Within so many hundredths of a per cent of the mark. */
function near(world: World, market: number, random: SeededRandom, points: number): Price {
  const share = (random.whole(2 * points + 1) - points) / 10_000
  return priceAt(market, (world.marks[market] ?? 1) * (1 + share))
}

/** In the decimals of the instrument. */
export function priceAt(market: number, mark: number): Price {
  return parsePrice(mark.toFixed(INSTRUMENTS[market]?.priceDecimals ?? 0)) as Price
}

function lotsOf(text: string): Lots {
  return parseLots(text) as Lots
}

function symbolOf(market: number): string {
  return INSTRUMENTS[market]?.symbol ?? ''
}
