// What customers asked for in a span, from the command log: accepted or refused, how soon, and how
// far the fill was from the price that they were shown.

import { parseCommandRecord } from '@fairtick/core/engine/codec/command-text'
import type { BuyOption, OpenContract } from '@fairtick/core/engine/command'
import type { CommandRecord } from '@fairtick/core/engine/record'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import { powerOfTen } from '@fairtick/core/numbers/power-of-ten'
import type { Price } from '@fairtick/core/numbers/price'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { Queryable } from '../../platform/database.ts'
import type { Handling, Slippage, Span } from './figures.ts'
import { findFirstCommand, listCommandBlocks, listFills, listOfKind } from './log-store.ts'
import type { MeasuredReport } from './sealed-report.ts'
import { createSlippageCounter } from './slippage.ts'

export type OrderParts = {
  readonly database: Queryable
  readonly instruments: ReadonlyMap<string, Instrument>
}

/** Few enough that no order waits for long on the one connection of the embedded database. */
const BLOCKS_AT_ONCE = 50
const ORDERS_AT_ONCE = 500

export type MeasuredOrders = {
  readonly accepted: number
  readonly refused: number
  readonly slippage: Slippage
  readonly handling: Handling
}

type Order = CommandRecord & { readonly command: BuyOption | OpenContract }

/** Whenever it is asked: the log of a span that is over does not change any more. */
export async function measureOrders(
  parts: OrderParts,
  kind: MeasuredReport['accountKind'],
  span: Span,
): Promise<{ readonly contracts: MeasuredOrders; readonly options: MeasuredOrders }> {
  const [contracts, options] = [createCounter(), createCounter()]
  for await (const orders of ordersOf(parts.database, span)) {
    const ours = await listOfKind(parts.database, kind, distinct(orders, accountOf))
    const own = orders.filter((order) => ours.has(accountOf(order)))
    const fills = await listFills(parts.database, own.map(idOf))
    for (const order of own) {
      const counter = order.command.kind === 'open-contract' ? contracts : options
      counter.add(order, fills, parts.instruments)
    }
  }
  return { contracts: contracts.total(), options: options.total() }
}

const accountOf = ({ command }: Order) => command.accountId
const idOf = ({ command }: Order) =>
  command.kind === 'open-contract' ? command.orderId : command.optionId

function distinct(orders: readonly Order[], of: (order: Order) => string): readonly string[] {
  return [...new Set(orders.map(of))]
}

async function* ordersOf(database: Queryable, span: Span): AsyncGenerator<readonly Order[]> {
  let from = await findFirstCommand(database, span.fromMs)
  for (;;) {
    const blocks = await listCommandBlocks(database, from, BLOCKS_AT_ONCE)
    const records = blocks.flatMap(({ payload }) => payload.split('\n').filter(asksForOrder))
    const orders = records.map(parseCommandRecord) as readonly Order[]
    const within = orders.filter(({ time }) => time >= span.fromMs && time < span.untilMs)
    for (let place = 0; place < within.length; place += ORDERS_AT_ONCE) {
      yield within.slice(place, place + ORDERS_AT_ONCE)
    }
    const last = blocks.at(-1)
    if (last === undefined || blocks.length < BLOCKS_AT_ONCE) return
    if (timeOf(last.payload) >= span.untilMs) return
    from = last.lastNumber + 1n
  }
}

const ORDER_LINE = /^\[[0-9]+,[0-9]+,[0-9]+,"(?:open-contract|buy-option)",/

function asksForOrder(line: string): boolean {
  return ORDER_LINE.test(line)
}

/** Of the first command of a block. */
function timeOf(payload: string): number {
  const [line = ''] = payload.split('\n', 1)
  return parseCommandRecord(line).time
}

function createCounter() {
  const slippage = createSlippageCounter()
  let [accepted, refused, waitedMs, longestMs] = [0, 0, 0, 0]
  const addFill = (
    command: Order['command'],
    fill: Price,
    instruments: OrderParts['instruments'],
  ) => {
    const { direction: side, shown } = command
    if (shown === undefined) return slippage.addUnnamed()
    const shownFill = { side, shown: shown.price, fill }
    if (command.kind === 'buy-option') return slippage.add(shownFill)
    const instrument = instruments.get(command.symbol)
    // Nothing is made up: without its size nothing is measured, and the job says so.
    if (!instrument) throw new Error(`no instrument ${command.symbol}`)
    slippage.add(shownFill, { instrument, lots: command.lots })
  }
  return {
    add: (
      order: Order,
      fills: ReadonlyMap<string, Price | undefined>,
      instruments: OrderParts['instruments'],
    ) => {
      const { command, time } = order
      // While a calendar instant must wait, commands are placed just before it.
      const ms = Math.max(0, time - command.arrivedTime)
      waitedMs += ms
      longestMs = Math.max(longestMs, ms)
      if (fills.has(idOf(order))) accepted += 1
      else refused += 1
      const fill = fills.get(idOf(order))
      // A limit price is the customer's own: nobody showed it.
      if (fill === undefined || isLimit(command)) return
      addFill(command, fill, instruments)
    },
    total: (): MeasuredOrders => ({
      ...{ accepted, refused, slippage: slippage.total() },
      handling: describeHandling(accepted + refused, waitedMs, longestMs),
    }),
  }
}

function isLimit(command: Order['command']): boolean {
  return command.kind === 'open-contract' && command.orderType === 'limit'
}

const MS_DECIMALS = 1

function describeHandling(orders: number, waitedMs: number, longestMs: number): Handling {
  if (orders === 0) return { orders, meanMs: null, longestMs }
  const mean = roundHalfEven(BigInt(waitedMs) * powerOfTen(MS_DECIMALS), BigInt(orders))
  return { orders, meanMs: formatDecimal(mean, MS_DECIMALS), longestMs }
}
