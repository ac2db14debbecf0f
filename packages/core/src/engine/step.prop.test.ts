// Properties of the engine over random scenarios of an account (TR-2.9, TR-5, TR-11).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { causeOf } from '../ledger/journal-entry.ts'
import type { InstrumentText } from '../market/instrument.ts'
import { addMoney, type Money, moneyFromMicros, sumMoney, ZERO_MONEY } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import { parseRate } from '../numbers/rate.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { EngineEvent } from './event.ts'
import type { EngineRecord } from './record.ts'
import { createState } from './state/create-state.ts'
import { residentAccount } from './state/resident-account.ts'
import type { EngineState } from './state/state.ts'
import { step } from './step.ts'

const INSTRUMENT: InstrumentText = {
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '2.5',
  leverages: [10],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0', short: '0' },
  durations: [
    { seconds: 30, payoutRate: '0.8' },
    { seconds: 60, payoutRate: '0.85' },
  ],
  minStake: '5',
  maxStake: '500',
  maxOpenStake: '700',
}

type Act =
  | { readonly act: 'tick'; readonly cents: number }
  | { readonly act: 'buy'; readonly micros: number; readonly up: boolean; readonly seconds: number }
  | { readonly act: 'reset' }
  | { readonly act: 'source'; readonly simulated: boolean }
  | { readonly act: 'wait' }

const acts = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 70_000 })),
  what: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('tick' as const),
        cents: fc.integer({ min: 1, max: 40 }),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('buy' as const),
        micros: fc.integer({ min: 4_000_000, max: 600_000_000 }),
        up: fc.boolean(),
        seconds: fc.constantFrom(30, 60, 45),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('reset' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('source' as const), simulated: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const) }) },
  ),
})

const scenarios = fc.array(acts, { maxLength: 60 })

/** Runs a scenario; returns the records, the events and what each step did to the state. */
function run(scenario: readonly { afterMs: number; what: Act }[]) {
  const state = createState()
  const records: EngineRecord[] = []
  const events: EngineEvent[] = []
  const texts: { before: string; after: string; refused: boolean; settled: number }[] = []
  let time = instantFromMs(1_780_000_000_000)
  const feed = (record: EngineRecord) => {
    const before = describeState(state)
    const result = step(state, record)
    records.push(record)
    events.push(...result.events.map(({ event }) => event))
    const refused = result.refusal !== undefined
    const settled = result.events.filter(({ event }) => event.kind === 'option-settled').length
    texts.push({ before, after: describeState(state), refused, settled })
  }
  const tape = (entry: Parameters<typeof formatTapeEntry>[0]) =>
    feed({ log: 'tape', position: state.tapePosition + 1, entry })
  const ask = (command: Extract<EngineRecord, { log: 'command' }>['command']) =>
    feed({
      log: 'command',
      number: state.commandNumber + 1,
      time,
      tapePosition: state.tapePosition,
      command,
    })
  tape({ kind: 'instrument', time, instrument: INSTRUMENT })
  tape({ kind: 'source', time, source: 'replay' })
  const grant = moneyFromMicros(1_000_000_000n)
  ask({ kind: 'open-account', accountId: 'a', userId: 'u', accountKind: 'practice', grant })
  for (const [place, { afterMs, what }] of scenario.entries()) {
    time = addMs(time, afterMs)
    switch (what.act) {
      case 'tick': {
        const seq = (state.markets.get('BTCUSDT')?.tick?.seq ?? 0) + 1
        const price = ((6_400_000n + BigInt(what.cents)) * (PRICE_ONE / 100n)) as Price
        tape({ kind: 'tick', time, symbol: 'BTCUSDT', seq, price, volume: 0n as never })
        break
      }
      case 'buy':
        ask({
          kind: 'buy-option',
          accountId: 'a',
          optionId: `o${place}`,
          symbol: 'BTCUSDT',
          direction: what.up ? 'up' : 'down',
          stake: moneyFromMicros(BigInt(what.micros)),
          durationSeconds: what.seconds,
          shown: {
            price: (64_000n * PRICE_ONE) as Price,
            tolerance: parseRate('0.000002') as never,
          },
          arrivedTime: time,
        })
        break
      case 'reset':
        ask({ kind: 'reset-practice', accountId: 'a', resetId: `r${place}`, grant })
        break
      case 'source':
        tape({ kind: 'source', time, source: what.simulated ? 'simulated' : 'replay' })
        break
      case 'wait':
        tape({ kind: 'clock', time })
        break
    }
  }
  return { state, records, events, texts }
}

function describeState(state: EngineState): string {
  const accounts = [...state.accounts.values()].map((account) => ({
    balances: Object.values(account.balances).map(String),
    options: [...account.options.values()].map(({ id, strike, placed }) => [
      id,
      String(strike),
      placed,
    ]),
  }))
  const markets = [...state.markets.values()].map(({ tick }) => [tick?.seq, String(tick?.price)])
  return JSON.stringify({ accounts, markets, placed: state.placedCount, source: state.source })
}

describe('the engine', () => {
  it('gives the same state when its records, written and read again, are replayed', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { state, records } = run(scenario)
        const replayed = createState()
        for (const record of records) {
          if (record.log === 'tape') {
            const entry = parseTapeEntry(formatTapeEntry(record.entry))
            step(replayed, { ...record, entry })
          } else
            step(replayed, { log: 'command', ...parseCommandRecord(formatCommandRecord(record)) })
        }
        expect(describeState(replayed)).toBe(describeState(state))
      }),
    )
  })

  it('posts entries that sum to zero, each cause once, and balances that are their sums (TR-11)', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { state, events } = run(scenario)
        const entries = events.flatMap((event) => event.entries)
        const sums = new Map<string, Money>()
        for (const entry of entries) {
          expect(sumMoney(entry.postings.map(({ amount }) => amount))).toBe(ZERO_MONEY)
          for (const { ledger, amount } of entry.postings) {
            sums.set(ledger, addMoney(sums.get(ledger) ?? ZERO_MONEY, amount))
          }
        }
        expect(new Set(entries.map(causeOf)).size).toBe(entries.length)
        const { balances } = residentAccount(state, 'a')
        for (const [ledger, balance] of Object.entries(balances)) {
          expect(sums.get(ledger) ?? ZERO_MONEY).toBe(balance)
        }
      }),
    )
  })

  it('changes nothing by a refusal but what time itself settles (TR-4.15)', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        for (const { before, after, refused, settled } of run(scenario).texts) {
          if (refused && settled === 0) expect(after).toBe(before)
        }
      }),
    )
  })

  it('keeps the stake equal to the sum of open options, never owes, settles each once (TR-5)', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { state, events } = run(scenario)
        const account = residentAccount(state, 'a')
        const open = sumMoney([...account.options.values()].map(({ stake }) => stake))
        expect(account.balances.stake).toBe(open)
        expect(account.balances.cash >= 0n).toBe(true)
        expect(open <= 700_000_000n).toBe(true)
        const settledIds = events.flatMap((e) => (e.kind === 'option-settled' ? [e.option.id] : []))
        expect(new Set(settledIds).size).toBe(settledIds.length)
      }),
    )
  })

  it('settles at the last tick with time ≤ expiry, or voids when that is too old (TR-5.2, TR-5.3)', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { records, events } = run(scenario)
        const ticks = records.flatMap((record) =>
          record.log === 'tape' && record.entry.kind === 'tick' ? [record.entry] : [],
        )
        const sourceChanged = scenario.some(({ what }) => what.act === 'source')
        for (const event of events) {
          if (event.kind !== 'option-settled' || sourceChanged) continue
          const inForce = ticks.findLast(({ time }) => time <= event.option.expiryTime)
          expect(event.settlement.settleSeq).toBe(inForce?.seq)
          expect(event.settlement.closeTime > event.option.expiryTime).toBe(true)
          const isOld = event.option.expiryTime - (inForce?.time ?? 0) > 30_000
          expect(event.settlement.result === 'void').toBe(isOld)
        }
      }),
    )
  })
})
