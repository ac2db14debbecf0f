// Between a mark and an account's armed watch lies nothing that concerns the account (TR-4.7).

import { contractLives } from '@fairtick/testkit/contract-life'
import { liveContractLife } from '@fairtick/testkit/live-contract-life'
import type { World } from '@fairtick/testkit/live-twice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateEquity } from '../account/equity.ts'
import { equityAt } from '../account/risk-rate.ts'
import { exitPrice } from '../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../contracts/margin.ts'
import { calculateProfit } from '../contracts/profit.ts'
import type { Instrument } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { approximateRatio } from '../numbers/approximate.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import {
  addRational,
  compareRational,
  type Rational,
  subtractRational,
  sumRationals,
  ZERO_RATIONAL,
} from '../numbers/rational.ts'
import type { Account } from './account.ts'
import { exposureOf } from './exposure.ts'
import { type EngineState, marketOf, markOf } from './state.ts'
import { armedFall, armedRise } from './watch.ts'

test('TR-4.7, TR-4.11, TR-4.12: no level, limit or risk boundary lies before an armed watch', () => {
  let nearCount = 0
  fc.assert(
    fc.property(contractLives(120), (life) => {
      liveContractLife(life, ({ state }: World) => {
        for (const account of state.accounts.values()) {
          expect(findMissedLevel(account)).toBeUndefined()
          const { slot } = account
          if (slot !== undefined) nearCount += 1
          const missed = slot === undefined ? findMissedRisk : findMissingSpare
          expect(missed(state, account)).toBeUndefined()
        }
        expect(findStrayPlaces(state)).toEqual([])
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
  // Else it says nothing about the lanes.
  expect(nearCount).toBeGreaterThan(20)
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

/** Near an edge no more is left to spare than there is, exactly. */
function findMissingSpare(state: EngineState, account: Account): string | undefined {
  const { riskSlots, terms } = state
  const [down = Number.NaN, up = Number.NaN] = riskSlots.spare.slice((account.slot ?? 0) * 3)
  const exposure = exposureOf(state, account)
  const equity = calculateEquity(exposure)
  const call = equityAt(exposure.usedMargin, terms.marginCall)
  const stop = equityAt(exposure.usedMargin, terms.stopOut)
  const isWithin = (spare: number, of: Rational, floor: Rational) =>
    spare > 0 && spare <= approximateRatio(subtractRational(of, floor))
  const { id, isMarginCalled } = account
  if (!isWithin(down, equity, isMarginCalled ? stop : call)) return `${id} falls unseen`
  const isRiseSeen = isMarginCalled ? isWithin(up, call, equity) : up === Number.POSITIVE_INFINITY
  return isRiseSeen ? undefined : `${id} rises unseen`
}

/** Places in a lane that no account near an edge has there, behind their mark, or doubled. */
function findStrayPlaces(state: EngineState): string[] {
  return [...state.markets.values()].flatMap((market) => {
    const { lane, instrument } = market
    const { symbol } = instrument
    if (market.tick && lane.mark !== markOf(market)) return [`${symbol} is behind`]
    const wanted = [...state.accounts.values()]
      .filter(({ slot }) => slot !== undefined)
      .map((account) => ({ slot: account.slot, net: netOf(account, instrument) }))
      .filter(({ net }) => net !== 0)
    const found = lane.slots.map((slot, place) => ({ slot, net: lane.quantities[place] ?? 0 }))
    const isSame = (one: { slot: number | undefined; net: number }) =>
      found.some(({ slot, net }) => slot === one.slot && Math.abs(net / one.net - 1) < 1e-9)
    return found.length === wanted.length && wanted.every(isSame) ? [] : [`${symbol} has others`]
  })
}

/** What equity gains in USD when the mark, scaled as prices are, rises by one. */
function netOf(account: Account, instrument: Instrument): number {
  let net = 0
  for (const position of account.positions.values()) {
    if (position.symbol !== instrument.symbol) continue
    const quantity = Number(calculateQuantity(instrument, position.lotsOpen))
    net += (position.direction === 'long' ? quantity : -quantity) / Number(QUANTITY_ONE)
  }
  return net / Number(PRICE_ONE)
}

const SAMPLES = 12n

/** As they are, where the watch fires at any tick. */
function profitsWithin(
  state: EngineState,
  account: Account,
  symbol: string,
): { readonly least: Rational; readonly most: Rational; readonly isAnyTick: boolean } {
  const { instrument, tick } = marketOf(state, symbol)
  const { fall, rise } = armedRange(account, symbol)
  const mark = Number(tick.price)
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
    const ofEach = [...account.positions.values()]
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
