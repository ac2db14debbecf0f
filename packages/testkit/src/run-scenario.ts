// Makes the relative numbers of a random scenario absolute at each moment and applies them.

import type { Command, OpenContract } from '@fairtick/core/engine/command'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { addMs, instantFromMs } from '@fairtick/core/time/instant'
import { fractionOf, markOf, putTickWhere } from './aimed-tick.ts'
import {
  ask,
  createWorld,
  finishWork,
  instrumentOf,
  putCalendar,
  putClock,
  putOffer,
  putQuarantine,
  putSource,
  putSources,
  putSpread,
  putTick,
  twinOf,
  type World,
  wait,
} from './differential-run.ts'
import { type Fraction, fraction, minus, over, plus, rounded, textOf, times } from './fraction.ts'
import {
  batchCloseNaive,
  buyNaive,
  cancelNaive,
  closeNaive,
  type NaiveWish,
  openNaive,
  resetNaive,
  setNaive,
} from './naive-commands.ts'
import { isInDollars, isRiskAtMost } from './naive-figures.ts'
import { applyCopyAct, isCopyAct } from './run-copy-act.ts'
import { type Act, FIRST_CASH, FIRST_MARKS, type Scenario } from './scenario-arbitrary.ts'

/** Lives it whole, or up to the first difference between the engine and the oracle. */
export function runScenario(scenario: Scenario, onRest?: (world: World) => void): World {
  const world = createWorld(scenario.slice, onRest)
  for (const { afterMs, what } of scenario.steps) {
    if (world.difference !== undefined) return world
    wait(world, afterMs)
    apply(world, what)
  }
  finishWork(world)
  return world
}

type Of<Kind extends Act['act']> = Extract<Act, { act: Kind }>

function apply(world: World, what: Act): void {
  if (isCopyAct(what)) applyCopyAct(world, what)
  else if (what.act === 'tick')
    putTick(world, what.market, moved(world, what.market, what.moveTenths))
  else if (what.act === 'aim') aim(world, what)
  else if (what.act === 'touch') touch(world, what)
  else if (what.act === 'open') open(world, what)
  else if (what.act === 'set') set(world, what)
  else if (what.act === 'close') close(world, what)
  else if (what.act === 'batch') batch(world, what)
  else if (what.act === 'cancel') cancel(world, what)
  else if (what.act === 'option') buy(world, what)
  else if (what.act === 'hedge') hedge(world, what)
  else if (what.act === 'reset') reset(world, what.who)
  else if (what.act === 'rollover') putCalendar(world, 'rollover')
  else if (what.act === 'day') putCalendar(world, 'day-start')
  else if (what.act === 'wait') putClock(world)
  else if (what.act === 'spread') putSpread(world, what.market, what.tenths)
  else if (what.act === 'offer') putOffer(world, what)
  else if (what.act === 'sources') putSources(world, what)
  else if (what.act === 'doubt') putQuarantine(world, what.market)
  else putSource(world, what.source)
}

/** The mark, and every price near it, moved by so many tenths of a basis point. */
function moved(world: World, market: number, tenths: number): Fraction {
  return shifted(world, market, markOf(world, market), tenths)
}

function shifted(world: World, market: number, from: Fraction, tenths: number): Fraction {
  const { priceDecimals } = instrumentOf(world, market)
  const to = rounded(
    times(from, { top: 100_000n + BigInt(tenths), bottom: 100_000n }),
    priceDecimals,
  )
  const least = times(fraction(FIRST_MARKS[market % FIRST_MARKS.length] ?? '1'), fraction('0.1'))
  return minus(to, least).top < 0n ? least : to
}

/** A tick where the account's risk is just at the level, or one price step from it. */
function aim(world: World, { who, which, level, steps }: Of<'aim'>): void {
  const { naive } = twinOf(world, who)
  const moving = naive.positions[which % Math.max(1, naive.positions.length)]?.symbol
  const market = Math.max(
    0,
    world.instruments.findIndex(({ symbol }) => symbol === moving),
  )
  putTickWhere(world, { market, steps, naive }, () => isRiskAtMost(naive, level))
}

/** A tick at which an exit or entry price is just at a level or limit, or one step from it. */
function touch(world: World, { who, which, steps }: Of<'touch'>): void {
  const { naive } = twinOf(world, who)
  const levels = [
    ...naive.positions.flatMap(({ symbol, side, takeProfit, stopLoss }) =>
      [takeProfit, stopLoss].map((level) => ({ symbol, level, isAbove: side === 'long' })),
    ),
    ...naive.orders.map(({ symbol, side, limit }) => ({
      ...{ symbol, level: limit, isAbove: side === 'short' },
    })),
  ].filter(({ level }) => level !== undefined)
  const chosen = levels[which % Math.max(1, levels.length)]
  if (!chosen?.level) {
    putClock(world)
    return
  }
  const market = world.instruments.findIndex(({ symbol }) => symbol === chosen.symbol)
  const { priceDecimals, spread } = instrumentOf(world, market)
  const half = times(fraction(spread), fraction('0.5'))
  const mark = chosen.isAbove ? plus(chosen.level, half) : minus(chosen.level, half)
  const scale = 10n ** BigInt(priceDecimals)
  putTick(world, market, fractionOf((mark.top * scale) / mark.bottom + BigInt(steps), scale))
}

function open(world: World, what: Of<'open'>): void {
  const { who, market, isLong, leverage } = what
  const instrument = instrumentOf(world, market)
  const { symbol, contractSize } = instrument
  const mark = markOf(world, market)
  const near = (tenths: number | undefined, from = mark) =>
    tenths === undefined ? undefined : textOf(shifted(world, market, from, tenths))
  const limit = near(what.limitTenths)
  const from = limit === undefined ? mark : fraction(limit)
  const side = isLong ? 'long' : 'short'
  const levels = levelsAround(what, isLong ? 1 : -1, (tenths) => near(tenths, from))
  const dollars = times(fraction(FIRST_CASH[who % FIRST_CASH.length] ?? '0'), {
    top: BigInt(what.percent * leverage),
    bottom: 100n,
  })
  const lot = times(fraction(contractSize), isInDollars(instrument) ? mark : fraction('1'))
  const lots = textOf(rounded(over(dollars, lot), 2))
  const shownPrice = limit === undefined ? near(what.shownTenths) : undefined
  const shown = shownPrice === undefined ? undefined : { price: shownPrice, tolerance: '0.0005' }
  const wish = { symbol, side, lots, leverage, limit, shown, ...levels } as const
  askToOpen(world, who, { ...wish, arrived: addMs(world.time, -what.lateMs) })
}

/** The opposite of a position, as large as it. */
function hedge(world: World, { who, which }: Of<'hedge'>): void {
  const { positions } = twinOf(world, who).naive
  const position = positions[which % Math.max(1, positions.length)]
  if (!position) return
  const side = position.side === 'long' ? 'short' : 'long'
  const none = { limit: undefined, shown: undefined, takeProfit: undefined, stopLoss: undefined }
  const lots = textOf(position.lots)
  const { symbol } = position
  askToOpen(world, who, { ...none, symbol, side, lots, leverage: 100, arrived: world.time })
}

function askToOpen(world: World, who: number, named: Omit<NaiveWish, 'order'>): void {
  const { id: accountId, orderIds } = twinOf(world, who)
  const wish = { ...named, order: `o${world.records.length}` }
  orderIds.push(wish.order)
  const { shown, limit } = wish
  const command: OpenContract = {
    ...{ kind: 'open-contract', accountId, orderId: wish.order, symbol: wish.symbol },
    ...{ direction: wish.side, leverage: wish.leverage },
    orderType: limit === undefined ? 'market' : 'limit',
    lots: parseLots(wish.lots) as Lots,
    limitPrice: priceOf(limit),
    shown: shown && {
      price: priceOf(shown.price) as Price,
      tolerance: parseRate(shown.tolerance) as Rate,
    },
    takeProfit: priceOf(wish.takeProfit),
    stopLoss: priceOf(wish.stopLoss),
    arrivedTime: instantFromMs(wish.arrived),
  }
  ask(world, who, command, (naive, at) => openNaive(naive, at, wish))
}

function set(world: World, what: Of<'set'>): void {
  const { id: accountId, naive } = twinOf(world, what.who)
  const orderId = orderOf(world, what)
  const position = naive.positions.find(({ id }) => id === orderId)
  const market = world.instruments.findIndex(({ symbol }) => symbol === position?.symbol)
  const near = (tenths: number | undefined) =>
    tenths === undefined ? undefined : textOf(moved(world, Math.max(0, market), tenths))
  const levels = levelsAround(what, position?.side === 'short' ? -1 : 1, near)
  const [takeProfit, stopLoss] = [priceOf(levels.takeProfit), priceOf(levels.stopLoss)]
  const command: Command = { kind: 'set-levels', accountId, orderId, takeProfit, stopLoss }
  ask(world, what.who, command, (one, at) => setNaive(one, at, orderId, levels))
}

/** Gains lie above for a long and below for a short. */
function levelsAround(
  what: Pick<Of<'set'>, 'takeProfitTenths' | 'stopLossTenths'>,
  up: 1 | -1,
  near: (tenths: number | undefined) => string | undefined,
) {
  const turned = (tenths: number | undefined, by: number) =>
    tenths === undefined ? undefined : tenths * by
  return {
    takeProfit: near(turned(what.takeProfitTenths, up)),
    stopLoss: near(turned(what.stopLossTenths, -up)),
  }
}

function close(world: World, what: Of<'close'>): void {
  const { id: accountId, naive } = twinOf(world, what.who)
  const { quarters, which } = what
  // Of an order that is over there is no part to close.
  const ofOpen = naive.positions[which % Math.max(1, naive.positions.length)]?.id
  const orderId = (quarters === undefined ? undefined : ofOpen) ?? orderOf(world, what)
  const open = naive.positions.find(({ id }) => id === orderId)?.lots ?? fraction('1')
  const part = quarters === undefined ? undefined : { top: BigInt(quarters), bottom: 4n }
  const lots = part === undefined ? undefined : textOf(rounded(times(open, part), 2))
  const command: Command = {
    ...{ kind: 'close-contract', accountId, orderId },
    lots: lots === undefined ? undefined : (parseLots(lots) as Lots),
  }
  ask(world, what.who, command, (one, at) => closeNaive(one, at, orderId, lots))
}

function batch(world: World, { who, scope, market }: Of<'batch'>): void {
  const { id: accountId } = twinOf(world, who)
  const symbol = market === undefined ? undefined : instrumentOf(world, market).symbol
  ask(world, who, { kind: 'batch-close', accountId, scope, symbol }, (naive, at) =>
    batchCloseNaive(naive, at, scope, symbol),
  )
}

function cancel(world: World, what: Of<'cancel'>): void {
  const { id: accountId } = twinOf(world, what.who)
  const orderId = orderOf(world, what)
  ask(world, what.who, { kind: 'cancel-order', accountId, orderId }, (naive, at) =>
    cancelNaive(naive, at, orderId),
  )
}

function buy(world: World, { who, market, isUp, stake, seconds }: Of<'option'>): void {
  const { id: accountId } = twinOf(world, who)
  const { symbol } = instrumentOf(world, market)
  const option = `p${world.records.length}`
  const command: Command = {
    ...{ kind: 'buy-option', accountId, optionId: option, symbol, durationSeconds: seconds },
    ...{ direction: isUp ? 'up' : 'down', shown: undefined, arrivedTime: world.time },
    stake: parseMoney(String(stake)) as Money,
  }
  const purchase = { option, symbol, isUp, stake: String(stake), seconds }
  ask(world, who, command, (naive, at) => buyNaive(naive, at, purchase))
}

function reset(world: World, who: number): void {
  const { id: accountId } = twinOf(world, who)
  const first = FIRST_CASH[who % FIRST_CASH.length] ?? '0'
  const resetId = `r${world.records.length}`
  const grant = parseMoney(first) as Money
  ask(world, who, { kind: 'reset-practice', accountId, resetId, grant }, (naive) =>
    resetNaive(naive, first),
  )
}

/** One of the orders that the account ever asked for, newest first. */
function orderOf(world: World, { who, which }: { readonly who: number; readonly which: number }) {
  const { orderIds } = twinOf(world, who)
  return orderIds.at(-1 - (which % Math.max(1, orderIds.length))) ?? 'none'
}

function priceOf(text: string | undefined): Price | undefined {
  return text === undefined ? undefined : parsePrice(text)
}
