// Between a mark and an account's armed watch lies nothing that concerns the account (TR-4.7).

import type { World } from '@fairtick/testkit/differential-run'
import { runScenario } from '@fairtick/testkit/run-scenario'
import { copyScenarioArbitrary, scenarioArbitrary } from '@fairtick/testkit/scenario-arbitrary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateEquity } from '../account/equity.ts'
import { equityAt } from '../account/risk-rate.ts'
import { exitPrice } from '../contracts/direction.ts'
import type { Position } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import { calculateStopHeadroom } from '../copy/copy-stop.ts'
import type { Follow } from '../copy/follow.ts'
import { calculateQuote } from '../market/quote.ts'
import type { Price } from '../numbers/price.ts'
import {
  addRational,
  compareRational,
  type Rational,
  sumRationals,
  ZERO_RATIONAL,
} from '../numbers/rational.ts'
import { armedFall, armedRise } from './risk/watch.ts'
import { activeFollows, openCopies } from './state/copying.ts'
import { marketOf } from './state/market.ts'
import type { Account, EngineState } from './state/state.ts'

test('TR-4.7, TR-4.11, TR-4.12: no level, limit or risk boundary lies before an armed watch', () => {
  fc.assert(
    fc.property(scenarioArbitrary(120), (scenario) => {
      runScenario(scenario, ({ state }: World) => {
        for (const account of state.accounts.values()) {
          expect(findMissedLevel(account)).toBeUndefined()
          // In the indexes it has no marks: see the walks about the thresholds.
          if (account.slot === undefined) expect(findMissedRisk(state, account)).toBeUndefined()
        }
        for (const market of state.markets.values()) {
          const { symbol } = market.instrument
          const watches = [...state.accounts.values()].map(({ watches: all }) => all.get(symbol))
          const armed = (side: 'fallHandle' | 'riseHandle') =>
            watches.filter((watch) => watch?.[side] !== undefined).length
          expect(market.falling.size()).toBe(armed('fallHandle'))
          expect(market.rising.size()).toBe(armed('riseHandle'))
        }
      })
    }),
    { numRuns: 60 },
  )
})

test('TR-10.5: no copy stop lies before an armed watch', () => {
  fc.assert(
    fc.property(copyScenarioArbitrary(120), (scenario) => {
      runScenario(scenario, ({ state }: World) => {
        for (const account of state.accounts.values()) {
          for (const follow of activeFollows(account)) {
            expect(findMissedStop(state, account, follow)).toBeUndefined()
          }
        }
      })
    }),
    { numRuns: 60 },
  )
})

/** The marks just inside which nothing fires: as doubles, infinite where nothing is armed. */
function armedRange(account: Account, symbol: string): { fall: number; rise: number } {
  const watch = account.watches.get(symbol)
  return {
    fall: watch ? armedFall(watch) : Number.NEGATIVE_INFINITY,
    rise: watch ? armedRise(watch) : Number.POSITIVE_INFINITY,
  }
}

function findMissedLevel(account: Account): string | undefined {
  for (const position of account.positions.values()) {
    const { id, symbol, direction, takeProfit, stopLoss, constants } = position
    const half = constants.spread / 2n
    const { fall, rise } = armedRange(account, symbol)
    const isLong = direction === 'long'
    const [below, above] = isLong ? [stopLoss, takeProfit] : [takeProfit, stopLoss]
    const shift = isLong ? half : -half
    if (below !== undefined && Number(below + shift) > fall) return `${id} below`
    if (above !== undefined && Number(above + shift) < rise) return `${id} above`
  }
  for (const { id, symbol, direction, limitPrice, constants } of account.orders.values()) {
    const half = constants.spread / 2n
    const { fall, rise } = armedRange(account, symbol)
    if (direction === 'long' && Number(limitPrice - half) > fall) return `${id} limit`
    if (direction === 'short' && Number(limitPrice + half) < rise) return `${id} limit`
  }
  return undefined
}

/** The worst and the best that marks within the armed range can make of the equity. */
function findMissedRisk(state: EngineState, account: Account): string | undefined {
  if (account.usedMargin === 0n) return undefined
  const { marginCall, stopOut } = state.terms
  const symbols = [...new Set([...account.positions.values()].map(({ symbol }) => symbol))]
  const ranges = symbols.map((symbol) => profitsWithin(state, account, symbol))
  // Every tick of any of them is looked at.
  if (ranges.every(({ isAnyTick }) => isAnyTick)) return undefined
  const cash = calculateEquity({ cash: account.balances.cash, openProfit: ZERO_RATIONAL })
  const sum = (pick: 'least' | 'most') =>
    addRational(cash, sumRationals(ranges.map((range) => range[pick])))
  const floor = equityAt(account.usedMargin, account.isMarginCalled ? stopOut : marginCall)
  if (compareRational(sum('least'), floor) <= 0n) return `${account.id} falls unseen`
  const ceiling = equityAt(account.usedMargin, marginCall)
  const isSeen = !account.isMarginCalled || compareRational(sum('most'), ceiling) <= 0n
  return isSeen ? undefined : `${account.id} rises unseen`
}

/** The worst that marks within the armed range can make of the copies of a follow. */
function findMissedStop(state: EngineState, account: Account, follow: Follow): string | undefined {
  const copies = openCopies(account, follow.leaderId)
  if (copies.length === 0) return undefined
  const symbols = [...new Set(copies.map(({ symbol }) => symbol))]
  const ranges = symbols.map((symbol) => profitsWithin(state, account, symbol, copies))
  if (ranges.every(({ isAnyTick }) => isAnyTick)) return undefined
  const { numerator } = calculateStopHeadroom(
    follow,
    sumRationals(ranges.map(({ least }) => least)),
  )
  return numerator > 0n ? undefined : `${account.id} falls to its stop unseen`
}

const SAMPLES = 12n

/** As they are, where the watch fires at any tick. */
function profitsWithin(
  state: EngineState,
  account: Account,
  symbol: string,
  among: Iterable<Position> = account.positions.values(),
): { readonly least: Rational; readonly most: Rational; readonly isAnyTick: boolean } {
  const { instrument, tick } = marketOf(state, symbol)
  const { fall, rise } = armedRange(account, symbol)
  const mark = Number(tick.price)
  const positions = [...among]
  const isAnyTick = fall >= mark || rise <= mark
  // One double inside of what is armed; far away where nothing is.
  const low = isAnyTick
    ? tick.price
    : BigInt(Math.ceil(Math.max(fall * (1 + Number.EPSILON), mark / 10)))
  const high = isAnyTick
    ? tick.price
    : BigInt(Math.floor(Math.min(rise * (1 - Number.EPSILON), mark * 10)))
  const profits: Rational[] = []
  for (let part = 0n; part <= SAMPLES; part += 1n) {
    const price = (low + ((high - low) * part) / SAMPLES) as Price
    const ofEach = positions
      .filter((position) => position.symbol === symbol)
      .map(({ direction, openPrice, lotsOpen: lots, constants }) => {
        const exit = exitPrice(direction, calculateQuote(price, constants))
        return calculateProfit(instrument, { direction, openPrice, lots }, exit)
      })
    profits.push(sumRationals(ofEach))
  }
  const [first = ZERO_RATIONAL, ...others] = profits
  const pick = (isBetter: (difference: bigint) => boolean) =>
    others.reduce((best, one) => (isBetter(compareRational(one, best)) ? one : best), first)
  return { least: pick((by) => by < 0n), most: pick((by) => by > 0n), isAnyTick }
}
