// Properties of copying over random scenarios of leaders and followers (TR-10, TR-11).

import type { World } from '@fairtick/testkit/differential-run'
import { IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { describeEngine, traceOfEvent } from '@fairtick/testkit/engine-trace'
import { runScenario } from '@fairtick/testkit/run-scenario'
import { copyScenarioArbitrary, type Scenario } from '@fairtick/testkit/scenario-arbitrary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exitPrice } from '../contracts/direction.ts'
import { openTrade, type Position } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import type { Follow } from '../copy/follow.ts'
import { calculateQuote } from '../market/quote.ts'
import {
  addMoney,
  type Money,
  moneyAsRational,
  moneyFromMicros,
  sumMoney,
  ZERO_MONEY,
} from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import { RATE_ONE, type Rate } from '../numbers/rate.ts'
import { addRational, compareRational, type Rational, sumRationals } from '../numbers/rational.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { Command } from './command.ts'
import type { PlacedEvent } from './event.ts'
import type { EngineRecord } from './record.ts'
import { isEvictable } from './state/account.ts'
import { openCopies } from './state/copying.ts'
import { createState } from './state/create-state.ts'
import { setInstrument } from './state/market.ts'
import { addAccount } from './state/resident-account.ts'
import type { Account, EngineState } from './state/state.ts'
import { step } from './step.ts'

const RUNS = { numRuns: IS_CAMPAIGN ? 60 : 25 }

function forScenarios(property: (scenario: Scenario) => void): void {
  fc.assert(fc.property(copyScenarioArbitrary(120), property), RUNS)
}

describe('copying', () => {
  it('TR-10.1: locks with each copy at most what its follower has allocated', () => {
    forScenarios((scenario) => {
      const most = new Map<string, Money>()
      const onRest = ({ state, events }: World) => {
        for (const { event } of events) {
          if (event.kind !== 'follow-begun') continue
          const name = `${event.accountId} ${event.follow.leaderId}`
          const { allocation } = event.follow.terms
          // What an earlier follow has opened may stay.
          if (allocation > (most.get(name) ?? ZERO_MONEY)) most.set(name, allocation)
        }
        for (const account of state.accounts.values()) {
          for (const leaderId of account.follows.keys()) {
            const locked = sumMoney(openCopies(account, leaderId).map(({ margin }) => margin))
            expect(locked <= (most.get(`${account.id} ${leaderId}`) ?? ZERO_MONEY)).toBe(true)
          }
        }
      }
      const { events } = runScenario(scenario, onRest)
      for (const { locked, allocation } of locksOf(events)) expect(locked <= allocation).toBe(true)
    })
  })

  it('TR-10.2: does not depend on which of different followers began first', () => {
    forScenarios(({ steps, slice }) => {
      const [first, later] = splitFollows(steps)
      const turned = first.toSorted((a, b) => whoOf(b) - whoOf(a))
      const told = [first, turned].map((follows) => {
        const { state, events } = runScenario({ steps: [...follows, ...later], slice })
        return [...state.accounts.values()].map((account) => ({
          now: describeEngine(state, account),
          story: events
            .filter(({ event }) => event.accountId === account.id)
            // Their place among the commands is all that differs.
            .filter(({ event }) => event.kind !== 'follow-begun')
            .map(traceOfEvent),
        }))
      })
      expect(told[1]).toEqual(told[0])
    })
  })

  it('TR-10.2: leaves open copies alone when money comes to their leader, or leaves him', () => {
    forScenarios((scenario) => {
      const { state, time } = runScenario(scenario)
      const before = describeOthers(state, 'nobody')
      for (const accountId of state.accounts.keys()) {
        const others = describeOthers(state, accountId)
        for (const command of moneyCommands(accountId)) {
          const { commandNumber, tapePosition } = state
          const record = { number: commandNumber + 1, time, tapePosition, command }
          const { events } = step(state, { log: 'command', ...record })
          expect(events.every(({ event }) => event.accountId === accountId)).toBe(true)
        }
        expect(describeOthers(state, accountId)).toEqual(others)
      }
      expect(describePositions(state)).toEqual(before.map(({ positions }) => positions))
    })
  })

  it('TR-11: posts entries that sum to zero, and clears what it shares', () => {
    forScenarios((scenario) => {
      let seen = 0
      let clearing = ZERO_MONEY
      runScenario(scenario, ({ events }) => {
        for (const { event } of events.slice(seen)) {
          for (const { postings } of event.entries) {
            expect(sumMoney(postings.map(({ amount }) => amount))).toBe(ZERO_MONEY)
            for (const { ledger, amount } of postings) {
              if (ledger === 'clearing') clearing = addMoney(clearing, amount)
            }
          }
        }
        seen = events.length
        expect(clearing).toBe(ZERO_MONEY)
      })
    })
  })

  it('TR-10.6: never pays a leader for more than what would be there if all were closed', () => {
    forScenarios((scenario) => {
      const { records, events, instruments } = runScenario(scenario)
      for (const { paid, rate, shares, worth } of sharesOf(records, events, instruments)) {
        // Each share is rounded by at most half a micro.
        const most = {
          numerator: worth.numerator * rate,
          denominator: worth.denominator * RATE_ONE,
        }
        const room = moneyAsRational(moneyFromMicros(BigInt(shares)))
        expect(compareRational(moneyAsRational(paid), addRational(most, room)) <= 0n).toBe(true)
      }
    })
  })

  it('TR-2.1: gives the same state when its records, written and read again, are replayed', () => {
    forScenarios((scenario) => {
      const { state, records } = runScenario(scenario)
      const replayed = createState()
      for (const record of records) step(replayed, reread(record))
      expect(describeAll(replayed)).toBe(describeAll(state))
    })
  })

  it('TR-2.1: goes on the same when accounts leave and come back, and after a restart', () => {
    forScenarios((scenario) => {
      const { state, records, events } = runScenario({ ...scenario, slice: undefined })
      const restarted: { state: EngineState; events: PlacedEvent[] } = {
        ...{ state: createState(), events: [] },
      }
      for (const [place, record] of records.entries()) {
        if (place % 7 === 6) restarted.state = restart(restarted.state)
        else
          for (const account of [...restarted.state.accounts.values()])
            reload(restarted.state, account)
        restarted.events.push(...step(restarted.state, record).events)
      }
      expect(describeAll(restarted.state)).toBe(describeAll(state))
      for (const id of state.accounts.keys()) {
        expect(storyOf(restarted.events, id)).toEqual(storyOf(events, id))
      }
    })
  })
})

type Step = Scenario['steps'][number]

function splitFollows(steps: readonly Step[]): [Step[], Step[]] {
  const isFree = ({ what }: Step) => what.act === 'follow' && what.leader < 2
  const first = steps.findIndex((one) => !isFree(one))
  const at = first < 0 ? steps.length : first
  return [steps.slice(0, at), steps.slice(at)]
}

function whoOf({ what }: Step): number {
  return 'who' in what ? what.who : -1
}

/** With each copy that opens: what all of this leader lock then, and what they may. */
function locksOf(events: readonly PlacedEvent[]) {
  const copies = new Map<string, Position>()
  const allocations = new Map<string, Money>()
  const locks: { locked: Money; allocation: Money }[] = []
  for (const { event } of events) {
    if ('follow' in event) {
      allocations.set(`${event.accountId} ${event.follow.leaderId}`, event.follow.terms.allocation)
    }
    if (!('position' in event) || event.position.copyOf === undefined) continue
    const { id, accountId, copyOf } = event.position
    copies.set(id, event.position)
    if (event.kind !== 'position-opened') continue
    const { leaderId } = copyOf
    const ofLeader = [...copies.values()].filter(
      (copy) => copy.accountId === accountId && copy.copyOf?.leaderId === leaderId,
    )
    const locked = sumMoney(ofLeader.map(({ margin }) => margin))
    locks.push({ locked, allocation: allocations.get(`${accountId} ${leaderId}`) ?? ZERO_MONEY })
  }
  return locks
}

const moneyCommands = (accountId: string): readonly Command[] => [
  {
    ...{ kind: 'credit-deposit', accountId, depositId: 'd', rate: RATE_ONE as never },
    ...{ amount: moneyFromMicros(777_000_000n) as never, channel: 'crypto' },
    submitted: 0 as never,
  },
  { kind: 'adjust-balance', accountId, adjustmentId: 'x', amount: moneyFromMicros(-5_000_000n) },
]

function describeOthers(state: EngineState, accountId: string) {
  return [...state.accounts.values()]
    .filter(({ id }) => id !== accountId)
    .map(({ balances, positions, follows }) => ({
      balances: { ...balances },
      positions: [...positions.values()],
      follows: [...follows.values()],
    }))
}

function describePositions(state: EngineState) {
  return describeOthers(state, 'nobody').map(({ positions }) => positions)
}

type Shared = { paid: Money; rate: Rate; shares: number; worth: Rational }

/** Of each share: all that were paid so far, and result and open P/L of the copies then. */
function sharesOf(
  records: readonly EngineRecord[],
  events: readonly PlacedEvent[],
  instruments: World['instruments'],
): readonly Shared[] {
  const copies = new Map<string, Position>()
  const rates = new Map<string, Rate>()
  const sums = new Map<string, Shared>()
  const found: Shared[] = []
  for (const { event, tapePosition } of events) {
    if ('position' in event && event.position.copyOf) copies.set(event.position.id, event.position)
    if (event.kind === 'follow-begun') {
      const name = `${event.accountId} ${event.follow.leaderId}`
      const known = rates.get(name) ?? (0n as Rate)
      const { profitShare } = event.follow
      rates.set(name, profitShare > known ? profitShare : known)
    }
    if (event.kind !== 'profit-shared') continue
    const name = `${event.accountId} ${event.leaderId}`
    const own = [...copies.values()].filter(
      ({ accountId, copyOf }) => `${accountId} ${copyOf?.leaderId}` === name,
    )
    const before = sums.get(name)
    const shared = {
      paid: addMoney(before?.paid ?? ZERO_MONEY, event.amount),
      rate: rates.get(name) ?? (0n as Rate),
      shares: (before?.shares ?? 0) + 1,
      worth: sumRationals(
        own.map((copy) => worthOf(copy, markAt(records, copy, tapePosition), instruments)),
      ),
    }
    sums.set(name, shared)
    found.push(shared)
  }
  return found
}

/** What a copy has given, fees taken off, and would give besides at a mark. */
function worthOf(copy: Position, mark: Price, instruments: World['instruments']): Rational {
  const { openFee, overnightFee, closes, direction, constants, symbol } = copy
  const given = closes.reduce((sum, { profit, fee }) => sum + profit - fee, -openFee - overnightFee)
  const instrument = instruments.find((one) => one.symbol === symbol)
  if (instrument === undefined) throw new Error(symbol)
  const exit = exitPrice(direction, calculateQuote(mark, constants))
  const open = calculateProfit(
    { ...constants, quote: instrument.quote } as never,
    openTrade(copy),
    exit,
  )
  return addRational(moneyAsRational(moneyFromMicros(given)), open)
}

function markAt(records: readonly EngineRecord[], { symbol }: Position, position: number): Price {
  const last = records.findLast(
    (record) =>
      record.log === 'tape' &&
      record.position <= position &&
      record.entry.kind === 'tick' &&
      record.entry.symbol === symbol,
  )
  if (last?.log !== 'tape' || last.entry.kind !== 'tick') throw new Error(`no tick of ${symbol}`)
  return last.entry.price
}

function reread(record: EngineRecord): EngineRecord {
  return record.log === 'tape'
    ? { ...record, entry: parseTapeEntry(formatTapeEntry(record.entry)) }
    : { log: 'command', ...parseCommandRecord(formatCommandRecord(record)) }
}

/** Drops an account that need not be in memory, and loads it again. */
function reload(state: EngineState, account: Account): void {
  if (!isEvictable(state, account)) return
  state.accounts.delete(account.id)
  load(state, account)
}

/** All that the tables hold, in a new engine; who came last comes first. */
function restart(before: EngineState): EngineState {
  const state = createState(before.terms)
  const { time, tapePosition, healthPosition, commandNumber, placedCount } = before
  const { dayNumber, source } = before
  Object.assign(state, { time, tapePosition, healthPosition, commandNumber, placedCount })
  Object.assign(state, { dayNumber, source })
  // With the health of its sources, as it is kept: whom an outage spares is spared after it too.
  for (const { constants, tick, health } of before.markets.values()) {
    Object.assign(setInstrument(state, constants), { tick, health })
  }
  for (const account of [...before.accounts.values()].reverse()) load(state, account)
  return state
}

function load(state: EngineState, account: Account): void {
  const { id, userId, kind, balances, isMarginCalled, volumes, untaxedGains, leading } = account
  const stored = { id, userId, kind, balances, isMarginCalled, volumes, untaxedGains, leading }
  addAccount(state, stored, {
    options: [...account.options.values()],
    positions: [...account.positions.values()],
    orders: [...account.orders.values()],
    follows: [...account.follows.values()].map((follow): Follow => ({ ...follow })),
  })
}

/** One text, since a test that fails on large structures takes minutes to say so. */
function describeAll(state: EngineState): string {
  const names = [...state.accounts.keys()].toSorted()
  const accounts = names.map((name) => {
    const account = state.accounts.get(name) as Account
    const { balances, untaxedGains, leading } = account
    const [follows, positions] = [[...account.follows], [...account.positions].toSorted()]
    return {
      text: describeEngine(state, account),
      balances,
      untaxedGains,
      leading,
      follows,
      positions,
    }
  })
  return JSON.stringify(accounts, inOneOrder)
}

/** For `JSON.stringify`: what was read again may have its fields in another order. */
function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * What an account did, in its order. What it received of others is apart: within a record that
 * comes as its followers are reached, before or behind the account's own.
 */
function storyOf(events: readonly PlacedEvent[], id: string) {
  const mine = events.filter(({ event }) => event.accountId === id)
  const received = mine.flatMap(({ event, time }) =>
    event.kind === 'share-received' ? [`${time} ${event.orderId} ${event.amount}`] : [],
  )
  return {
    received: received.toSorted(),
    own: mine.filter(({ event }) => event.kind !== 'share-received').map(traceOfEvent),
  }
}
