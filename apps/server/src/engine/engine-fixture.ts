// For tests: an engine on a given database with one instrument and a clock that is set by hand.

import {
  DEFAULT_PROFIT_SHARE,
  type FollowTerms,
  type LeadingTerms,
  MAX_COPIED,
  MAX_FOLLOWERS,
} from '@fairtick/core/copy/follow'
import type { BuyOption } from '@fairtick/core/engine/command'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { invariant } from '@fairtick/core/numbers/invariant'
import { type Lots, parseLots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { createCalendar } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { IdempotencyKey } from '../platform/idempotency.ts'
import { createLog } from '../platform/log.ts'
import type { CommittedGroup } from './commit/group-committer.ts'
import type { CommandDraft, CommandOutcome } from './engine-port.ts'
import { type Engine, type EngineSettings, startEngine } from './run/engine-host.ts'

export const BTCUSDT: InstrumentText = {
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '2.5',
  leverages: [10, 50],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0.0003', short: '0.0001' },
  durations: [
    { seconds: 30, payoutRate: '0.8' },
    { seconds: 300, payoutRate: '0.85' },
    { seconds: 86_400, payoutRate: '0.85' },
  ],
  minStake: '5',
  maxStake: '500',
  maxOpenStake: '1500',
}

export const ETHUSDT: InstrumentText = {
  ...{ ...BTCUSDT, symbol: 'ETHUSDT', base: 'ETH', contractSize: '0.1', spread: '0.3' },
}

/** One lot a copy, whatever the leader's is. */
export const FOLLOW_TERMS: FollowTerms = {
  ...{ mode: 'fixed', allocation: money('500'), fixedLots: 100_000_000n as Lots },
  ...{ maxPerOrder: money('500'), stopLoss: parseRate('0.5') as Rate, maxLeverage: undefined },
}

export const LEADING_TERMS: LeadingTerms = {
  profitShare: DEFAULT_PROFIT_SHARE,
  ...{ maxFollowers: MAX_FOLLOWERS, maxCopied: MAX_COPIED },
}

/** Wall and monotonic time apart, so that a test can move one without the other. */
export type SettableClock = Clock & { wall: number; monotonic: number; pass: (ms: number) => void }

export function createSettableClock(startMs = Date.UTC(2026, 0, 5, 3)): SettableClock {
  const clock: SettableClock = {
    wall: startMs,
    monotonic: 0,
    wallMs: () => clock.wall,
    monotonicMs: () => clock.monotonic,
    pass: (ms) => {
      clock.wall += ms
      clock.monotonic += ms
    },
  }
  return clock
}

export type EngineFixture = Engine & {
  readonly open: (accountId: string, cash?: string) => Promise<CommandOutcome>
  readonly submitTick: (price: string, symbol?: string) => void
  /** A tick, in the database when the promise resolves. */
  readonly tick: (price: string, symbol?: string) => Promise<void>
  readonly buy: (
    accountId: string,
    optionId: string,
    request?: Partial<Pick<BuyOption, 'direction' | 'durationSeconds' | 'shown'>> & {
      stake?: string
    },
    key?: IdempotencyKey,
  ) => Promise<CommandOutcome>
  /** Opens a contract: long, at market, one lot at ×10, without a price check. */
  readonly trade: (
    accountId: string,
    orderId: string,
    request?: ContractRequest,
    key?: IdempotencyKey,
  ) => Promise<CommandOutcome>
  readonly close: (accountId: string, orderId: string, lots?: string) => Promise<CommandOutcome>
  /** Time passes and is written down. */
  readonly pass: (ms: number) => Promise<void>
}

export type ContractRequest = {
  readonly symbol?: string
  readonly direction?: 'long' | 'short'
  readonly lots?: string
  readonly leverage?: number
  readonly limit?: string
  readonly takeProfit?: string
  readonly stopLoss?: string
}

/** Resolves once the engine takes commands. */
export async function openEngine(
  database: Database,
  clock: SettableClock,
  overrides: EngineOverrides = {},
): Promise<EngineFixture> {
  const engine = beginEngine(database, clock, overrides)
  await engine.started
  return engine
}

export type EngineOverrides = Pick<
  EngineSettings,
  'accountsPerGroup' | 'moneyTerms' | 'jurisdiction' | 'onRecovered' | 'standing' | 'feeds'
> & {
  readonly mode?: EngineSettings['mode']
  readonly catalogue?: readonly InstrumentText[]
  readonly source?: SourceKind
  /** Of the operator and of the rollover at 07:00. */
  readonly zone?: string
  /** Gets the lines of its log. */
  readonly onLog?: (line: string) => void
}

/** As it is from its first moment on: it may have to wait for the lease. */
export function beginEngine(
  database: Database,
  clock: SettableClock,
  {
    catalogue = [BTCUSDT],
    onLog = () => {},
    zone = 'Asia/Tokyo',
    ...settings
  }: EngineOverrides = {},
): EngineFixture {
  const engine = startEngine({
    mode: 'practice',
    clock,
    calendar: createCalendar({
      operatorTimeZone: zone,
      rolloverTimeZone: zone,
      rolloverTime: '07:00',
    }),
    database,
    log: createLog('warn', { write: onLog }),
    catalogue,
    source: 'replay',
    ...settings,
  })
  const submitTick = (price: string, symbol = 'BTCUSDT') =>
    engine.submit({
      kind: 'tick',
      symbol,
      price: parsePrice(price) as never,
      volume: ZERO_QUANTITY,
    })
  return {
    ...engine,
    submitTick,
    open: (accountId, cash = '10000') =>
      engine.ask({
        kind: 'open-account',
        accountId,
        userId: `user of ${accountId}`,
        accountKind: 'practice',
        grant: money(cash),
      }),
    tick: (price, symbol) => {
      const written = nextCommit(engine, ({ tape }) =>
        tape.some(({ entry }) => entry.kind === 'tick'),
      )
      submitTick(price, symbol)
      clock.pass(100)
      engine.wake()
      return written
    },
    buy: (accountId, optionId, request = {}, key) => {
      const { stake = '10', direction = 'up', durationSeconds = 30, shown } = request
      const what = { optionId, symbol: 'BTCUSDT', direction, durationSeconds, shown }
      return engine.ask({ kind: 'buy-option', accountId, stake: money(stake), ...what }, key)
    },
    trade: (accountId, orderId, request = {}, key) =>
      engine.ask(contractDraft(accountId, orderId, request), key),
    close: (accountId, orderId, lots) => {
      const some = lots === undefined ? undefined : parseLots(lots)
      return engine.ask({ kind: 'close-contract', accountId, orderId, lots: some })
    },
    pass: async (ms) => {
      clock.pass(ms)
      // A group that was under way already may be of before.
      const target = engine.now()
      const written = nextCommit(engine, ({ time }) => time >= target)
      engine.wake()
      await written
    },
  }
}

function nextCommit(engine: Engine, isIt: (committed: CommittedGroup) => boolean): Promise<void> {
  return new Promise((resolve) => {
    engine.onCommitted((committed) => {
      if (isIt(committed)) resolve()
    })
  })
}

export function money(text: string): Money {
  const amount = parseMoney(text)
  invariant(amount !== undefined, `no amount: ${text}`)
  return amount
}

/** Of `trade`. */
export function contractDraft(
  accountId: string,
  orderId: string,
  request: ContractRequest = {},
): CommandDraft {
  const { symbol = 'BTCUSDT', direction = 'long', lots = '1', leverage = 10 } = request
  const { limit, takeProfit, stopLoss } = request
  const price = (text: string | undefined) => (text === undefined ? undefined : parsePrice(text))
  return {
    kind: 'open-contract',
    ...{ accountId, orderId, symbol, direction, leverage, shown: undefined },
    orderType: limit === undefined ? 'market' : 'limit',
    lots: parseLots(lots) as Lots,
    limitPrice: price(limit),
    takeProfit: price(takeProfit),
    stopLoss: price(stopLoss),
  }
}
