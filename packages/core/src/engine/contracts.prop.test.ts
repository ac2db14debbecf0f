// Properties of the engine over random scenarios of several accounts with contracts (TR-4, TR-11).

import type { World } from '@fairtick/testkit/differential-run'
import { describeEngine } from '@fairtick/testkit/engine-trace'
import { runScenario } from '@fairtick/testkit/run-scenario'
import { type Scenario, scenarioArbitrary } from '@fairtick/testkit/scenario-arbitrary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateAccountFigures } from '../account/account-figures.ts'
import { causeOf } from '../ledger/journal-entry.ts'
import { isCustomerLedger } from '../ledger/ledger-account.ts'
import { addMoney, type Money, sumMoney, ZERO_MONEY } from '../numbers/money.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { EngineRecord } from './record.ts'
import { createState } from './state/create-state.ts'
import { exposureOf } from './state/exposure.ts'
import type { EngineState } from './state/state.ts'
import { step } from './step.ts'

function forScenarios(property: (scenario: Scenario) => void): void {
  fc.assert(fc.property(scenarioArbitrary(120), property), { numRuns: 60 })
}

describe('the engine with contracts', () => {
  it('gives the same state when its records, written and read again, are replayed (TR-2.1)', () => {
    forScenarios((scenario) => {
      const { state, records } = runScenario(scenario)
      const replayed = createState()
      for (const record of records) step(replayed, reread(record))
      expect(describeState(replayed)).toBe(describeState(state))
    })
  })

  it('posts entries that sum to zero, each cause once, and balances that are their sums (TR-11)', () => {
    forScenarios((scenario) => {
      const { state, events } = runScenario(scenario)
      const entries = events.flatMap(({ event }) => event.entries)
      const sums = new Map<string, Money>()
      for (const { accountId, postings } of entries) {
        expect(sumMoney(postings.map(({ amount }) => amount))).toBe(ZERO_MONEY)
        for (const { ledger, amount } of postings) {
          if (!isCustomerLedger(ledger)) continue
          const name = `${accountId} ${ledger}`
          sums.set(name, addMoney(sums.get(name) ?? ZERO_MONEY, amount))
        }
      }
      expect(new Set(entries.map(causeOf)).size).toBe(entries.length)
      for (const { id, balances } of state.accounts.values()) {
        for (const [ledger, balance] of Object.entries(balances)) {
          expect(sums.get(`${id} ${ledger}`) ?? ZERO_MONEY).toBe(balance)
        }
      }
    })
  })

  it('changes nothing by a refusal (TR-4.15)', () => {
    forScenarios((scenario) => {
      const state = createState()
      for (const record of runScenario(scenario).records) {
        const position = state.tapePosition + 1
        if (record.log === 'tape') {
          step(state, { ...record, position })
          continue
        }
        // Time passes first, so that nothing but the command itself is between the two texts.
        const entry = { kind: 'clock', time: record.time } as const
        step(state, { log: 'tape', position, entry })
        const before = describeState(state)
        const result = step(state, { ...record, tapePosition: position })
        if (!result.refusal) continue
        expect(result.events).toEqual([])
        expect(describeState(state)).toBe(before)
      }
    })
  })

  it('lets nobody spend what they do not have, nor owe when nothing is open (TR-4.6, TR-4.8)', () => {
    forScenarios((scenario) => {
      runScenario(scenario, ({ state }: World) => {
        for (const account of state.accounts.values()) {
          const { spendable, available } = calculateAccountFigures(exposureOf(state, account))
          expect(spendable >= 0n && (spendable <= available || spendable === 0n)).toBe(true)
          if (account.positions.size === 0) expect(account.balances.cash >= 0n).toBe(true)
        }
      })
    })
  })

  it('closes of each order no more than it has, and leaves margin only to what is open (TR-4.3)', () => {
    forScenarios((scenario) => {
      for (const { event } of runScenario(scenario).events) {
        if (event.kind !== 'position-closed') continue
        const { lots, lotsOpen, closes, margin, openMargin } = event.position
        const closed = closes.reduce((sum, close) => sum + close.lots, 0n)
        expect(closed + lotsOpen).toBe(lots)
        expect(lotsOpen > 0n || margin === 0n).toBe(true)
        // One rounding a close, each by at most half a micro, shrunk by the next.
        const exact = openMargin * lotsOpen - margin * lots
        const off = exact < 0n ? -exact : exact
        expect(off <= lots * BigInt(closes.length)).toBe(true)
      }
    })
  })
})

function reread(record: EngineRecord): EngineRecord {
  return record.log === 'tape'
    ? { ...record, entry: parseTapeEntry(formatTapeEntry(record.entry)) }
    : { log: 'command', ...parseCommandRecord(formatCommandRecord(record)) }
}

function describeState(state: EngineState): string {
  const { placedCount, dayNumber, source, time } = state
  const accounts = [...state.accounts.values()].map((account) => ({
    text: describeEngine(state, account),
    balances: account.balances,
    positions: [...account.positions],
    orders: [...account.orders],
    options: [...account.options],
    volumes: account.volumes,
    isMarginCalled: account.isMarginCalled,
  }))
  const markets = [...state.markets.values()].map(({ constants, tick }) => ({ constants, tick }))
  return JSON.stringify({ placedCount, dayNumber, source, time, accounts, markets }, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
