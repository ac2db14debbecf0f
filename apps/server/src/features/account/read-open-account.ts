// An account with all that it has open, at the newest ticks: what live figures are made from.

import type { AccountExposure } from '@fairtick/core/account/account-figures'
import { calculateLiquidationPrice } from '@fairtick/core/account/liquidation-price'
import { calculateRiskRate, STOP_OUT } from '@fairtick/core/account/risk-rate'
import { exitPrice } from '@fairtick/core/contracts/direction'
import type { PendingOrder } from '@fairtick/core/contracts/order'
import { openTrade, openTradesOn, type Position } from '@fairtick/core/contracts/position'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { type Rational, sumRationals } from '@fairtick/core/numbers/rational'
import type { ContractText } from '../../engine/engine-port.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import { type Piece, pieceOf } from '../../platform/statement-piece.ts'
import { type AccountRow, loadOpenAccount } from './store.ts'

export type OpenAccount = {
  readonly account: AccountRow
  readonly positions: readonly Position[]
  readonly orders: readonly PendingOrder[]
  readonly exposure: AccountExposure
  /** Figures of an open position on this instrument, at the newest ticks. */
  readonly liveFiguresOn: (symbol: string) => ContractText['live']
  /** Of an open position by its id; undefined: there is no price, or no such position. */
  readonly positionValue: (id: string) => PositionValue | undefined
  /** The profit of it, exact. */
  readonly profitOf: (id: string) => Rational | undefined
}

/** At the price at which it would close at the newest tick: of the lots that are left, gross. */
export type PositionValue = { readonly exitPrice: string; readonly profit: string }

/** By the account's id; `added` is read in the same statement, of the same moment. */
export type ReadOpenAccount = <Added extends object = object>(
  accountId: string,
  added?: Piece,
) => Promise<OpenAccount & { readonly added: Added }>

const NOTHING_MORE = pieceOf('NULL AS nothing_more')

export type OpenAccountParts = {
  readonly database: Queryable
  readonly bus: Bus
  readonly instruments: ReadonlyMap<string, Instrument>
}

export function openAccountReader({
  database,
  bus,
  instruments,
}: OpenAccountParts): ReadOpenAccount {
  return async <Added extends object>(accountId: string, more = NOTHING_MORE) => {
    const read = await loadOpenAccount<Added>(database, accountId, more)
    const { account, added } = read
    const { positions, orders } = read.contracts
    const symbols = [...new Set(positions.map(({ symbol }) => symbol))]
    const marks = symbols.length === 0 ? new Map<string, Price>() : await readMarks(bus, symbols)
    const values = positions.flatMap((position) => {
      const { symbol, direction } = position
      const [instrument, mark] = [instruments.get(symbol), marks.get(symbol)]
      if (!instrument || mark === undefined) return []
      const exit = exitPrice(direction, calculateQuote(mark, position.constants))
      const profit = calculateProfit(instrument, openTrade(position), exit)
      const exitText = formatPrice(exit, instrument.priceDecimals)
      return [{ id: position.id, exitPrice: exitText, profit }]
    })
    const { cash, usedMargin, reserved } = account
    const openProfit = sumRationals(values.map(({ profit }) => profit))
    const exposure = { cash, usedMargin, reserved, openProfit }
    const positionValue = (id: string): PositionValue | undefined => {
      const value = values.find((one) => one.id === id)
      return value && { ...value, profit: formatMoney(roundToMoney(value.profit)) }
    }
    const liveFiguresOn = (symbol: string): ContractText['live'] => {
      const [instrument, mark] = [instruments.get(symbol), marks.get(symbol)]
      const riskRate = calculateRiskRate(exposure)
      if (!instrument || mark === undefined || riskRate === undefined) return null
      const trades = openTradesOn(positions, symbol)
      const question = { exposure, stopOut: STOP_OUT, instrument, mark, trades }
      const price = calculateLiquidationPrice(question)
      const liquidationPrice = price === undefined ? null : formatPrice(price, 0)
      return { liquidationPrice, riskRate: formatRate(riskRate) }
    }
    const profitOf = (id: string) => values.find((one) => one.id === id)?.profit
    return {
      ...{ account, added, positions, orders, exposure },
      liveFiguresOn,
      positionValue,
      profitOf,
    }
  }
}

/** The newest tick's price of each instrument, or of each of `symbols`, that has one. */
export async function readMarks(
  bus: Bus,
  symbols?: readonly string[],
): Promise<Map<string, Price>> {
  const { instruments } = await bus.ask('market.snapshot', symbols === undefined ? {} : { symbols })
  return new Map(
    instruments.flatMap(({ symbol, tick }) => {
      const price = tick && parsePrice(tick.price)
      return price === undefined ? [] : [[symbol, price]]
    }),
  )
}
