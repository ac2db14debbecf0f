// Lazy marks: while no price reaches one, no margin call and no stop-out can be missed.

import { calculateEquity } from '../../account/equity.ts'
import { equityAt } from '../../account/risk-rate.ts'
import { exitPrice } from '../../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../../contracts/margin.ts'
import type { Position } from '../../contracts/position.ts'
import { isQuotedInDollars } from '../../market/instrument.ts'
import { calculateQuote } from '../../market/quote.ts'
import type { Tick } from '../../market/tick.ts'
import { approximate, approximateRatio } from '../../numbers/approximate.ts'
import { DOLLARS_ONE } from '../../numbers/exact-dollars.ts'
import { invariant } from '../../numbers/invariant.ts'
import { type Rational, subtractRational } from '../../numbers/rational.ts'
import { exposureOf } from '../state/exposure.ts'
import { markOf } from '../state/market.ts'
import type { Account, EngineState, Market, RiskGuard, Watch } from '../state/state.ts'
import { armedFall, armedRise, armFall, armRise, NEVER_FALLS, NEVER_RISES } from './watch.ts'

/** Doubles are wrong by less than this part of an amount; marks are nearer by it. */
const SAFETY = 1e-6
/** Nearer than this part of a price no mark is set: every tick is looked at. */
const SMALLEST_MOVE = 1e-8
/** Marks nearer than this part of an equal share are moved as if they were reached. */
const NEAR = 0.1
/** So are those further than this many shares: what is added up stays of one size. */
const FAR = 16
/** A moved mark has at least this part of an equal share. */
const FAIR = 0.4
const MOVING = -1

/** First of all legs: by how much equity may fall and rise in USD, infinite: it does not matter. */
const DOWN = 0
const UP = 1
/** The sizes of all legs. */
const TOTAL = 2
const FIRST_LEG = 3
/** Then of each leg, by their place. */
const EXIT = 0
const MARK_ABOVE = 1
const DOLLARS = 2
const SIDE = 3
const POWER = 4
/** The marks that it may reach in the bad, and in the good direction. */
const DOWN_MARK = 5
const UP_MARK = 6
/** The part of its price that lies before the mark being looked at. */
const PART = 7
/** The nearest level or limit of its watch. */
const LEVEL_FALL = 8
const LEVEL_RISE = 9
/** The triggers of its watch, as long as the guard stands; `NO_HANDLE`: it needs none there. */
const FALL_HANDLE = 10
const RISE_HANDLE = 11
const NO_HANDLE = -1
const FIGURES = 12

/** What moves together: the net of an instrument in dollars, or one side of a USD/XXX one. */
type Leg = {
  readonly watch: Watch
  /** The exit price, and what the mark is above it. */
  readonly exit: number
  readonly markAbove: number
  /** Its size at the exit price, in USD: a move of the price by 1 % changes equity by 1 % of it. */
  readonly dollars: number
  /** 1 loses when the mark falls, -1 when it rises. */
  readonly side: 1 | -1
  /** Of the exit price that the size goes with: -1 where P/L is over it (USD/XXX). */
  readonly power: 1 | -1
}

/** Undefined without positions, and so near to a threshold that doubles cannot tell. */
export function calculateRiskGuard(state: EngineState, account: Account): RiskGuard | undefined {
  if (account.positions.size === 0) return undefined
  const legs = collectLegs(account)
  const total = legs.reduce((sum, { dollars }) => sum + dollars, 0)
  const figures = [Number.NaN, Number.NaN, total]
  for (const { watch, exit, markAbove, dollars, side, power } of legs) {
    const [fall, rise] = [armedFall(watch), armedRise(watch)]
    figures.push(exit, markAbove, dollars, side, power)
    figures.push(side > 0 ? fall : rise, side > 0 ? rise : fall)
    figures.push(0, watch.levelFall, watch.levelRise, NO_HANDLE, NO_HANDLE)
  }
  const watches = legs.map(({ watch }) => watch)
  const markets = watches.map(({ market }) => market)
  // Copied into no more room than it needs.
  const guard = { watches, markets, figures: figures.slice() }
  return measureHeadroom(state, account, guard)
}

/** Measures exactly the headroom of an account that has the same positions, levels and cash. */
export function renewRiskGuard(
  state: EngineState,
  account: Account,
  guard: RiskGuard,
): RiskGuard | undefined {
  moveRiskGuard(guard)
  return measureHeadroom(state, account, guard)
}

/** Above the margin call only a fall matters; below it a fall to the stop-out and a recovery. */
function measureHeadroom(
  state: EngineState,
  account: Account,
  guard: RiskGuard,
): RiskGuard | undefined {
  const { figures } = guard
  const exposure = exposureOf(state, account)
  const equity = calculateEquity(exposure)
  const { marginCall, stopOut } = state.terms
  const { isMarginCalled } = account
  const floor = equityAt(exposure.usedMargin, isMarginCalled ? stopOut : marginCall)
  figures[DOWN] = roomBetween(equity, floor)
  if (isMarginCalled) figures[UP] = roomBetween(equityAt(exposure.usedMargin, marginCall), equity)
  else {
    figures[UP] = Number.POSITIVE_INFINITY
    for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
      figures[at + UP_MARK] = (figures[at + SIDE] as number) > 0 ? NEVER_RISES : NEVER_FALLS
    }
  }
  return isUrgent(figures) ? undefined : guard
}

/** Moves the guard to the ticks of now; false when only an exact look can tell. */
export function moveRiskGuard({ markets, figures }: RiskGuard): boolean {
  let change = 0
  let total = 0
  for (let leg = 0, at = FIRST_LEG; leg < markets.length; leg += 1, at += FIGURES) {
    const exit = markOf(markets[leg] as Market) - (figures[at + MARK_ABOVE] as number)
    const grown = exit / (figures[at + EXIT] as number)
    const before = figures[at + DOLLARS] as number
    const power = figures[at + POWER] as number
    const dollars = power > 0 ? before * grown : before / grown
    change += (figures[at + SIDE] as number) * power * (dollars - before)
    total += dollars
    figures[at + EXIT] = exit
    figures[at + DOLLARS] = dollars
  }
  const slip = total * SAFETY * SMALLEST_MOVE
  figures[DOWN] = (figures[DOWN] as number) + change - slip
  figures[UP] = (figures[UP] as number) - change - slip
  figures[TOTAL] = total
  return !isUrgent(figures)
}

/** True when the mark reaches no level and no limit on the instrument of a leg. */
export function isBetweenLevels({ figures }: RiskGuard, leg: number, mark: number): boolean {
  const at = FIRST_LEG + leg * FIGURES
  return mark > (figures[at + LEVEL_FALL] as number) && mark < (figures[at + LEVEL_RISE] as number)
}

/**
 * Moves the marks that are too near or too far off by now. Equity loses at most the sum of what its
 * legs lose until their marks, and that stays within the headroom.
 */
export function keepRiskMarks(guard: RiskGuard): void {
  shareOut(guard, DOWN)
  if (guard.figures[UP] !== Number.POSITIVE_INFINITY) shareOut(guard, UP)
}

/** The headroom, and the sizes of all legs, in USD. */
export function headroomOf({ figures }: RiskGuard) {
  const [down, up] = [figures[DOWN] as number, figures[UP] as number]
  return { down, up, total: figures[TOTAL] as number }
}

/** True when the P/L of each leg follows its mark in a straight line: no USD/XXX is among them. */
export function isStraight({ figures }: RiskGuard): boolean {
  for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
    if ((figures[at + POWER] as number) < 0) return false
  }
  return true
}

/** Of each leg of a straight guard what equity gains when its mark rises by one. */
export function quantitiesOf(guard: RiskGuard): readonly number[] {
  invariant(isStraight(guard), 'a leg is not straight')
  const { figures } = guard
  const quantities: number[] = []
  for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
    const size = (figures[at + DOLLARS] as number) / (figures[at + EXIT] as number)
    quantities.push((figures[at + SIDE] as number) * size)
  }
  return quantities
}

/** Sets the marks of a guard anew and arms its watches. */
export function armGuard(guard: RiskGuard): void {
  const { watches, figures } = guard
  // Near a threshold its triggers were moved or removed, and their handles may be another's by now.
  for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
    figures[at + FALL_HANDLE] = NO_HANDLE
    figures[at + RISE_HANDLE] = NO_HANDLE
  }
  keepRiskMarks(guard)
  for (const [leg, watch] of watches.entries()) {
    const at = FIRST_LEG + leg * FIGURES
    // What is nearest is so for all legs of a watch, which may be hundreds.
    if (watch !== watches[leg - 1]) {
      armFall(watch, nearestFall(guard, leg))
      armRise(watch, nearestRise(guard, leg))
    }
    figures[at + FALL_HANDLE] = watch.fallHandle ?? NO_HANDLE
    figures[at + RISE_HANDLE] = watch.riseHandle ?? NO_HANDLE
  }
}

/**
 * Gives the headroom to the legs whose marks are reached, until it is `FAIR` of an equal share:
 * first what the others leave, then what those furthest from their marks have.
 */
function shareOut(guard: RiskGuard, budget: typeof DOWN | typeof UP): void {
  const { figures } = guard
  const share = (figures[budget] as number) / (figures[TOTAL] as number)
  let left = figures[budget] as number
  let moving = 0
  for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
    const part = partBefore(figures, at, budget)
    const dollars = figures[at + DOLLARS] as number
    if (part > share * NEAR && part < share * FAR) {
      left -= dollars * part
      figures[at + PART] = part
    } else {
      moving += dollars
      figures[at + PART] = MOVING
    }
  }
  while (left < share * FAIR * moving) {
    const at = findFurthest(figures)
    const dollars = figures[at + DOLLARS] as number
    left += dollars * (figures[at + PART] as number)
    moving += dollars
    figures[at + PART] = MOVING
  }
  for (let leg = 0, at = FIRST_LEG; at < figures.length; leg += 1, at += FIGURES) {
    if (figures[at + PART] === MOVING) moveMark(guard, leg, budget, left / moving)
  }
}

function findFurthest(figures: readonly number[]): number {
  let found = FIRST_LEG
  for (let at = FIRST_LEG; at < figures.length; at += FIGURES) {
    if ((figures[at + PART] as number) > (figures[found + PART] as number)) found = at
  }
  return found
}

/** By which part of its price a leg may move until its mark; negative or none: it is passed. */
function partBefore(figures: readonly number[], at: number, budget: number): number {
  const exit = figures[at + EXIT] as number
  const aim = (figures[at + DOWN_MARK + budget] as number) - (figures[at + MARK_ABOVE] as number)
  return isFall(figures, at, budget) ? exit / aim - 1 : aim / exit - 1
}

/** A fall by the part `x` ends at `exit / (1 + x)`: the worst case, P/L over the exit price. */
function moveMark(guard: RiskGuard, leg: number, budget: number, part: number): void {
  const { figures } = guard
  const at = FIRST_LEG + leg * FIGURES
  const exit = figures[at + EXIT] as number
  const markAbove = figures[at + MARK_ABOVE] as number
  const isFalling = isFall(figures, at, budget)
  const aim = isFalling ? exit / (1 + part) : exit * (1 + part)
  figures[at + DOWN_MARK + budget] = aim + markAbove
  const handle = figures[at + (isFalling ? FALL_HANDLE : RISE_HANDLE)] as number
  if (handle === NO_HANDLE) return
  const { falling, rising } = guard.markets[leg] as Market
  if (isFalling) falling.move(handle, nearestFall(guard, leg))
  else rising.move(handle, nearestRise(guard, leg))
}

function isFall(figures: readonly number[], at: number, budget: number): boolean {
  return (figures[at + SIDE] as number) > 0 === (budget === DOWN)
}

/** The nearest of what the watch of a leg waits for: its level and the marks of all its legs. */
function nearestFall({ watches, figures }: RiskGuard, leg: number): number {
  const watch = watches[leg]
  let fall = figures[FIRST_LEG + leg * FIGURES + LEVEL_FALL] as number
  for (let near = firstOf(watches, leg); watches[near] === watch; near += 1) {
    const at = FIRST_LEG + near * FIGURES
    const isDown = (figures[at + SIDE] as number) > 0
    fall = Math.max(fall, figures[at + (isDown ? DOWN_MARK : UP_MARK)] as number)
  }
  return fall
}

function nearestRise({ watches, figures }: RiskGuard, leg: number): number {
  const watch = watches[leg]
  let rise = figures[FIRST_LEG + leg * FIGURES + LEVEL_RISE] as number
  for (let near = firstOf(watches, leg); watches[near] === watch; near += 1) {
    const at = FIRST_LEG + near * FIGURES
    const isUp = (figures[at + SIDE] as number) > 0
    rise = Math.min(rise, figures[at + (isUp ? UP_MARK : DOWN_MARK)] as number)
  }
  return rise
}

/** The first leg of the watch of a leg. */
function firstOf(watches: readonly Watch[], leg: number): number {
  let first = leg
  while (watches[first - 1] === watches[leg]) first -= 1
  return first
}

function isUrgent(figures: readonly number[]): boolean {
  const total = figures[TOTAL] as number
  const [down, up] = [figures[DOWN] as number, figures[UP] as number]
  return !(down / total > SMALLEST_MOVE) || !(up / total > SMALLEST_MOVE)
}

/**
 * The watches of all positions stand; legs of one stand next to each other. Each watch knows its
 * place here, so that an account with hundreds of positions is not searched for each of them.
 */
function collectLegs({ positions, watches }: Account): readonly Leg[] {
  const nets: Net[] = []
  const sides: Leg[][] = []
  for (const position of positions.values()) {
    const { symbol, direction, lotsOpen } = position
    const watch = watches.get(symbol)
    invariant(watch?.market.tick, 'a position is not watched', symbol)
    const { instrument, tick } = watch.market
    const quantity = calculateQuantity(instrument, lotsOpen)
    if (isQuotedInDollars(instrument)) {
      const signed = direction === 'long' ? quantity : -quantity
      const net = nets[watch.legPlace]
      if (net?.watch === watch) net.quantity += signed
      else watch.legPlace = nets.push({ watch, quantity: signed }) - 1
      continue
    }
    const leg = legOfSide(watch, tick, position, quantity)
    const side = sides[watch.legPlace]
    if (side?.[0]?.watch === watch) side.push(leg)
    else watch.legPlace = sides.push([leg]) - 1
  }
  const legs: Leg[] = []
  for (const side of sides) for (const leg of side) legs.push(leg)
  for (const net of nets) if (net.quantity !== 0n) legs.push(legOfNet(net))
  return legs
}

/** Of an instrument in dollars; long is above zero. */
type Net = { readonly watch: Watch; quantity: bigint }

function legOfNet({ watch, quantity }: Net): Leg {
  const { price } = watch.market.tick as Tick
  const size = quantity > 0n ? quantity : -quantity
  const dollars = approximateRatio({ numerator: size * price, denominator: DOLLARS_ONE })
  const side = quantity > 0n ? 1 : -1
  return { watch, exit: approximate(price), markAbove: 0, dollars, side, power: 1 }
}

function legOfSide(
  watch: Watch,
  tick: Tick,
  { constants, direction, openPrice }: Position,
  quantity: bigint,
): Leg {
  const exit = exitPrice(direction, calculateQuote(tick.price, constants))
  const dollars = approximateRatio({
    numerator: quantity * openPrice,
    denominator: QUANTITY_ONE * exit,
  })
  const side = direction === 'long' ? 1 : -1
  const markAbove = approximate(tick.price - exit)
  return { watch, exit: approximate(exit), markAbove, dollars, side, power: -1 }
}

/** `of − floor` in USD as a double that is surely not too large, also when it is negative. */
function roomBetween(of: Rational, floor: Rational): number {
  const difference = approximateRatio(subtractRational(of, floor))
  return difference - Math.abs(difference) * SAFETY
}
