// One account at the engine, asked in decimal text: for worked examples of single rules.

import {
  type AccountFigures,
  calculateAccountFigures,
} from '@fairtick/core/account/account-figures'
import type { Direction } from '@fairtick/core/contracts/direction'
import type { Command, OpenContract } from '@fairtick/core/engine/command'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { TapeEntry } from '@fairtick/core/engine/record'
import { createState } from '@fairtick/core/engine/state/create-state'
import { exposureOf } from '@fairtick/core/engine/state/exposure'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { step } from '@fairtick/core/engine/step'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { parseLots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import { addMs, type Instant, instantFromMs } from '@fairtick/core/time/instant'

/** Every amount is easy to work out in the head: no fee, no spread, one unit a lot. */
export const PLAIN: InstrumentText = {
  ...{ symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', priceDecimals: 2, contractSize: '1' },
  ...{ spread: '0', leverages: [1, 2, 10, 100], minLots: '0.1', maxLots: '500', lotStep: '0.1' },
  ...{ feeRate: '0', overnightRate: { long: '0', short: '0' }, minStake: '5', maxStake: '5000' },
  durations: [{ seconds: 30, payoutRate: '0.8' }],
}

export type ContractRequest = {
  readonly id: string
  readonly symbol?: string
  readonly direction?: Direction
  readonly lots?: string
  readonly leverage?: number
  readonly limit?: string
  readonly shown?: string
  readonly tolerance?: string
  readonly takeProfit?: string
  readonly stopLoss?: string
  /** How long ago the host received it. */
  readonly lateMs?: number
}

const ACCOUNT = 'a'

/** 2026-05-29, in days since 1970-01-01. */
const FIRST_DAY = 20_602

/** A fixture with `cash` and these instruments, which have no tick yet. */
export function createTradingFixture(
  cash: string,
  instruments: readonly InstrumentText[] = [PLAIN],
) {
  const state = createState()
  const events: EngineEvent[] = []
  let time = instantFromMs(1_780_000_000_000)
  const note = (result: ReturnType<typeof step>) => {
    events.push(...result.events.map(({ event }) => event))
    return result.refusal?.refused ?? 'ok'
  }
  const tape = (entry: TapeEntry) =>
    note(step(state, { log: 'tape', position: state.tapePosition + 1, entry }))
  const ask = (command: Command) => {
    const { commandNumber, tapePosition } = state
    const record = { number: commandNumber + 1, time, tapePosition, command }
    return note(step(state, { log: 'command', ...record }))
  }
  for (const instrument of instruments) tape({ kind: 'instrument', time, instrument })
  tape({ kind: 'source', time, source: 'replay' })
  const owner = { accountId: ACCOUNT, userId: 'u', accountKind: 'practice' } as const
  ask({ kind: 'open-account', ...owner, grant: needed(parseMoney(cash)) })
  return {
    ...{ state, events, tape, ask },
    now: () => time,
    /** Time passes without a record. */
    pass: (ms: number) => {
      time = addMs(time, ms)
    },
    tick: (price: string, symbol = 'BTCUSDT') => {
      const seq = (state.markets.get(symbol)?.tick?.seq ?? 0) + 1
      const mark = needed(parsePrice(price))
      return tape({ kind: 'tick', time, symbol, seq, price: mark, volume: ZERO_QUANTITY })
    },
    /** Each day is the one after the day before; the first one that starts is `FIRST_DAY`. */
    calendar: (instant: 'rollover' | 'day-start') => {
      const localDay = (state.localDay ?? FIRST_DAY - 1) + 1
      const moment = instant === 'rollover' ? { instant } : { instant, localDay }
      return tape({ kind: 'calendar', time, ...moment })
    },
    open: (request: ContractRequest) => ask(openContractOf(ACCOUNT, request, time)),
    set: (orderId: string, takeProfit: string | null, stopLoss: string | null) => {
      const levels = { takeProfit: priceOf(takeProfit), stopLoss: priceOf(stopLoss) }
      return ask({ kind: 'set-levels', accountId: ACCOUNT, orderId, ...levels })
    },
    close: (orderId: string, lots?: string) =>
      ask({
        ...{ kind: 'close-contract', accountId: ACCOUNT, orderId },
        lots: lots === undefined ? undefined : needed(parseLots(lots)),
      }),
    batchClose: (scope: 'all' | Direction, symbol?: string) =>
      ask({ kind: 'batch-close', accountId: ACCOUNT, scope, symbol }),
    cancel: (orderId: string) => ask({ kind: 'cancel-order', accountId: ACCOUNT, orderId }),
    account: () => residentAccount(state, ACCOUNT),
    figures: () => figuresOf(state),
    /** Kinds of what happened, with the order and why: `closed a stop_out`. */
    story: () => events.flatMap(tell),
  }
}

/** A fixture whose instruments have had their first tick, of 100. */
export function createTradingFixtureAt100(
  cash: string,
  instruments: readonly InstrumentText[] = [PLAIN],
) {
  const fixture = createTradingFixture(cash, instruments)
  for (const { symbol } of instruments) fixture.tick('100', symbol)
  return fixture
}

/** What a request asks of an account. */
export function openContractOf(
  accountId: string,
  request: ContractRequest,
  time: Instant,
): OpenContract {
  const { id, symbol = 'BTCUSDT', direction = 'long', lots = '1', leverage = 10 } = request
  const { shown, tolerance = '0.005', limit } = request
  return {
    ...{ kind: 'open-contract', accountId, orderId: id, symbol, direction, leverage },
    ...{ orderType: limit === undefined ? 'market' : 'limit', lots: needed(parseLots(lots)) },
    limitPrice: priceOf(limit),
    shown:
      shown === undefined
        ? undefined
        : { price: needed(parsePrice(shown)), tolerance: needed(parseRate(tolerance)) },
    takeProfit: priceOf(request.takeProfit),
    stopLoss: priceOf(request.stopLoss),
    arrivedTime: addMs(time, -(request.lateMs ?? 0)),
  }
}

function figuresOf(state: EngineState) {
  const figures = calculateAccountFigures(exposureOf(state, residentAccount(state, ACCOUNT)))
  const text = (name: Exclude<keyof AccountFigures, 'riskRate'>) => formatMoney(figures[name])
  return {
    ...{ cash: text('cash'), equity: text('equity'), spendable: text('spendable') },
    ...{ usedMargin: text('usedMargin'), reserved: text('reserved') },
  }
}

/** A line for each thing that happened to an order. */
export function tell(event: EngineEvent): string[] {
  if (event.kind === 'position-opened') return [`opened ${event.position.id}`]
  if (event.kind === 'position-closed') {
    return [`closed ${event.position.id} ${event.position.closes.at(-1)?.reason}`]
  }
  if (event.kind === 'order-cancelled') return [`cancelled ${event.order.id} ${event.reason}`]
  if (event.kind === 'order-placed') return [`waits ${event.order.id}`]
  if (event.kind === 'overnight-charged') {
    return [`overnight ${event.position.id} ${formatMoney(event.charge)}`]
  }
  return event.kind.startsWith('margin-call') ? [event.kind] : []
}

function priceOf(text: string | null | undefined): Price | undefined {
  return text === null || text === undefined ? undefined : needed(parsePrice(text))
}

export function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('unreadable decimal')
  return value
}
