// Properties of money in and out, rewards and salary over random scenarios (TR-6, TR-8, TR-11).

import { MONDAY, PLAIN_TERMS } from '@fairtick/testkit/money-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DepositChannel } from '../cash/deposit.ts'
import type { WithdrawalSource } from '../cash/withdrawal-window.ts'
import { causeOf } from '../ledger/journal-entry.ts'
import { isCustomerLedger } from '../ledger/ledger-account.ts'
import { unreachable } from '../numbers/invariant.ts'
import type { Lots, Quantity } from '../numbers/lots.ts'
import { addMoney, type Money, subtractMoney, sumMoney, ZERO_MONEY } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import { NO_REWARDS, rewardOf, sumRewards } from '../team/payable-rewards.ts'
import { REWARD_RATES } from '../team/reward.ts'
import type { Instant } from '../time/instant.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { Command } from './command.ts'
import type { EngineEvent } from './event.ts'
import type { EngineRecord, TapeEntry } from './record.ts'
import { createState } from './state/create-state.ts'
import { residentAccount } from './state/resident-account.ts'
import type { EngineState } from './state/state.ts'
import { step } from './step.ts'

const NAMES = ['a', 'b', 'c', 'd'] as const
type Name = (typeof NAMES)[number]
const GRANT = 1_000_000_000n as Money
/** In a ring, so that everybody trades and everybody earns. */
const INVITERS = { a: ['b', 'c', 'd'], b: ['c', 'd', 'a'], c: [undefined, 'a'], d: [] } as const
const INSTRUMENT = { ...PLAIN, feeRate: '0.003', overnightRate: { long: '0.01', short: '-0.01' } }

const who = fc.constantFrom(...NAMES)
const which = fc.nat(7)
const micros = fc.integer({ min: 0, max: 900_000_000 })
const acts = fc.oneof(
  fc.record({ act: fc.constant('tick' as const), cents: fc.integer({ min: -3_000, max: 3_000 }) }),
  fc.record({ act: fc.constant('open' as const), who, tenths: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ act: fc.constant('close' as const), who }),
  fc.record({ act: fc.constant('option' as const), who, up: fc.boolean() }),
  fc.record({
    ...{ act: fc.constant('submit' as const), who, micros, bank: fc.boolean() },
    from: fc.constantFrom<WithdrawalSource>('cash', 'cash', 'salary'),
    /** Small amounts, so that salary reaches them. */
    divided: fc.constantFrom(1, 100),
  }),
  fc.record({
    act: fc.constantFrom('approve' as const, 'pay' as const, 'fail' as const, 'take back' as const),
    ...{ who, which },
  }),
  fc.record({
    act: fc.constant('settle' as const),
    who,
    micros: fc.integer({ min: 0, max: 2_000_000 }),
  }),
  fc.record({ act: fc.constant('payroll' as const), who, day: fc.nat(4) }),
  fc.record({ act: fc.constant('deposit' as const), who, micros }),
  fc.record({ act: fc.constant('reset' as const), who }),
  fc.oneof(
    fc.record({ act: fc.constantFrom('rollover' as const, 'day-start' as const) }),
    fc.record({
      act: fc.constantFrom('window-open' as const, 'window-close' as const),
      localDay: fc.integer({ min: MONDAY - 2, max: MONDAY }),
    }),
  ),
)
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never
const scenarios = fc.array(acts, { minLength: 20, maxLength: 90 })

/** What the living of one act leaves to look at. */
type Seen = {
  readonly state: EngineState
  readonly events: readonly EngineEvent[]
  readonly refused: boolean
  readonly before: string
}

/** Runs the scenario, and shows each handled command; `days`: on which each event was. */
function run(scenario: readonly Act[], onSeen: (seen: Seen) => void = () => undefined) {
  const state = createState()
  const records: EngineRecord[] = []
  const events: EngineEvent[] = []
  const days: number[] = []
  let time = instantFromMs(1_780_000_000_000)
  const feed = (record: EngineRecord) => {
    const before = describeState(state)
    records.push(record)
    const result = step(state, record)
    const own = result.events.map(({ event }) => event)
    events.push(...own)
    days.push(...own.map(() => state.dayNumber))
    if (record.log === 'command') {
      onSeen({ state, events: own, refused: result.refusal !== undefined, before })
    }
  }
  const tape = (entry: TapeEntry) => feed({ log: 'tape', position: state.tapePosition + 1, entry })
  const ask = (command: Command) => {
    const { commandNumber, tapePosition } = state
    feed({ log: 'command', number: commandNumber + 1, time, tapePosition, command })
  }
  const terms = { withdrawals: PLAIN_TERMS, rewardRates: REWARD_RATES }
  tape({ kind: 'instrument', time, instrument: INSTRUMENT })
  tape({ kind: 'money-terms', time, terms })
  for (const id of NAMES) {
    const owner = { accountId: id, userId: id, accountKind: 'practice' } as const
    ask({ kind: 'open-account', ...owner, grant: GRANT })
    ask({ kind: 'set-inviters', accountId: id, inviters: INVITERS[id] })
  }
  for (const [place, act] of scenario.entries()) {
    time = addMs(time, 700)
    const entry = entryOf(act, { state, time })
    const command = entry ? undefined : commandOf(act, { state, time, id: `${place}` })
    if (entry) tape(entry)
    if (command) ask(command)
  }
  return { state, records, events, days }
}

type Place = { readonly state: EngineState; readonly time: ReturnType<typeof instantFromMs> }

function entryOf(act: Act, { state, time }: Place): TapeEntry | undefined {
  switch (act.act) {
    case 'tick': {
      const seq = (state.markets.get('BTCUSDT')?.tick?.seq ?? 0) + 1
      const price = ((BigInt(10_000 + act.cents) * PRICE_ONE) / 100n) as Price
      return { kind: 'tick', time, symbol: 'BTCUSDT', seq, price, volume: 0n as never }
    }
    case 'rollover':
      return { kind: 'calendar', time, instant: act.act }
    case 'day-start':
      return { kind: 'calendar', time, instant: act.act, localDay: (state.localDay ?? MONDAY) + 1 }
    case 'window-open':
    case 'window-close':
      return { kind: 'calendar', time, instant: act.act, localDay: act.localDay }
    default:
      return undefined
  }
}

function commandOf(act: Act, { state, time, id }: Place & { readonly id: string }) {
  if (!('who' in act)) throw new Error(`nobody does ${act.act}`)
  const accountId: Name = act.who
  const account = residentAccount(state, accountId)
  const withdrawalId =
    [...account.withdrawals.keys()].at('which' in act ? -1 - act.which : 0) ?? '-'
  const shared = { symbol: 'BTCUSDT', shown: undefined, arrivedTime: time }
  switch (act.act) {
    case 'open':
      return {
        ...{ kind: 'open-contract', accountId, orderId: id, orderType: 'market', ...shared },
        ...{ direction: act.tenths % 2 === 0 ? 'long' : 'short', leverage: 10 },
        lots: BigInt(act.tenths * 10_000_000) as Lots,
        ...{ limitPrice: undefined, takeProfit: undefined, stopLoss: undefined },
      } satisfies Command
    case 'close': {
      const orderId = [...account.positions.keys()][0] ?? '-'
      return { kind: 'close-contract', accountId, orderId, lots: undefined } satisfies Command
    }
    case 'option': {
      const what = { stake: 7_000_000n as Money, durationSeconds: 30 }
      const direction = act.up ? 'up' : 'down'
      return { kind: 'buy-option', accountId, optionId: id, direction, ...what, ...shared } as const
    }
    case 'submit': {
      const amount = BigInt(Math.floor(act.micros / act.divided)) as Money
      const method = act.bank ? 'bank' : 'wallet'
      const what = { withdrawalId: id, method, amount, from: act.from }
      return { kind: 'submit-withdrawal', accountId, ...what } as const
    }
    case 'approve':
      return { kind: 'approve-withdrawal', accountId, withdrawalId } as const
    case 'pay':
      return { kind: 'pay-withdrawal', accountId, withdrawalId } as const
    case 'fail':
      return { kind: 'fail-withdrawal', accountId, withdrawalId } as const
    case 'take back':
      return { kind: 'cancel-withdrawal', accountId, withdrawalId } as const
    case 'settle': {
      const amount = BigInt(act.micros) as Money
      return { kind: 'settle-salary', accountId, transferId: id, amount } as const
    }
    case 'payroll':
      return { kind: 'pay-rewards', accountId, day: act.day } as const
    case 'deposit': {
      const paid = { amount: BigInt(act.micros) as Quantity, rate: (7n * PRICE_ONE) as Price }
      const channel = act.micros % 2 === 0 ? 'bank' : 'crypto'
      return {
        kind: 'credit-deposit',
        accountId,
        depositId: id,
        ...paid,
        channel,
        submitted: act.micros as Instant,
      } as const
    }
    case 'reset':
      return { kind: 'reset-practice', accountId, resetId: id, grant: GRANT } as const
    default:
      return unreachable(act)
  }
}

/** All that records can change, but for their own numbers. */
function describeState(state: EngineState): string {
  const accounts = [...state.accounts.values()].map((account) => {
    const { balances, untaxedGains, inviters, withdrawals, positions, options, volumes } = account
    const open = [...withdrawals.values(), ...positions.values(), ...options.values()]
    return { balances, untaxedGains, inviters, volumes, open }
  })
  const payable = [...state.payableRewards]
  const { dayNumber, moneyTerms, openWindows } = state
  const methods = [...moneyTerms.withdrawals.methods]
  return JSON.stringify(
    { accounts, payable, dayNumber, moneyTerms, methods, openWindows: [...openWindows] },
    (_, value) => (typeof value === 'bigint' ? `${value}` : value),
  )
}

const forScenarios = (property: (scenario: readonly Act[]) => void) =>
  fc.assert(fc.property(scenarios, property), { numRuns: 60 })

describe('money in and out', () => {
  it('TR-11: entries sum to zero, each cause once, and balances are their sums', () => {
    forScenarios((scenario) => {
      const { state, events } = run(scenario)
      const entries = events.flatMap((event) => event.entries)
      const sums = new Map<string, Money>()
      for (const { accountId, postings } of entries) {
        expect(sumMoney(postings.map(({ amount }) => amount))).toBe(ZERO_MONEY)
        for (const { ledger, amount } of postings) {
          const name = isCustomerLedger(ledger) ? `${accountId} ${ledger}` : ledger
          sums.set(name, addMoney(sums.get(name) ?? ZERO_MONEY, amount))
        }
      }
      expect(new Set(entries.map(causeOf)).size).toBe(entries.length)
      for (const { id, balances, withdrawals } of state.accounts.values()) {
        for (const [ledger, balance] of Object.entries(balances)) {
          expect(sums.get(`${id} ${ledger}`) ?? ZERO_MONEY).toBe(balance)
          if (ledger !== 'cash') expect(balance >= ZERO_MONEY).toBe(true)
        }
        const onHold = sumMoney([...withdrawals.values()].map(({ amount }) => amount))
        expect(balances.withdrawal_hold).toBe(onHold)
      }
      const owed = sumMoney([...state.payableRewards.values()].map(sumRewards))
      expect(sums.get('rewards_payable') ?? ZERO_MONEY).toBe(owed)
    })
  })

  it('H14, TR-11: money at banks and in wallets has accounts of its own, each way', () => {
    forScenarios((scenario) => {
      const { events, records } = run(scenario)
      const channels = new Map(
        records.flatMap((record) => {
          const command = record.log === 'command' ? record.command : undefined
          return command?.kind === 'credit-deposit' ? [[command.depositId, command.channel]] : []
        }) as readonly (readonly [string, DepositChannel])[],
      )
      for (const event of events) {
        const ledgers = event.entries.flatMap(({ postings }) =>
          postings.map(({ ledger }) => ledger),
        )
        const outside = ledgers.filter((ledger) => /^(deposits|payouts)_/.test(ledger))
        if (event.kind === 'deposit-credited') {
          const isBank = channels.get(event.depositId) === 'bank'
          expect(outside).toEqual([isBank ? 'deposits_bank' : 'deposits_wallet'])
        } else if (event.kind === 'withdrawal-paid') {
          const isBank = event.withdrawal.method === 'bank'
          expect(outside).toEqual([isBank ? 'payouts_bank' : 'payouts_wallet'])
        } else expect(outside).toEqual([])
      }
    })
  })

  it('TR-6.6: a refusal changes nothing', () => {
    forScenarios((scenario) => {
      run(scenario, ({ state, events, refused, before }) => {
        if (refused && events.length === 0) expect(describeState(state)).toBe(before)
      })
    })
  })

  it('TR-2.1: its records, written and read again, give the same state', () => {
    forScenarios((scenario) => {
      const { state, records } = run(scenario)
      const replayed = createState()
      for (const record of records) step(replayed, reread(record))
      expect(describeState(replayed)).toBe(describeState(state))
    })
  })

  it('TR-6.3: the gains counter is what cash grew by, less what was counted', () => {
    forScenarios((scenario) => {
      const { state, events } = run(scenario)
      for (const name of NAMES) {
        expect(residentAccount(state, name).untaxedGains).toBe(countGains(state, events, name))
      }
    })
  })

  it('TR-6.4: failed right away all of it comes back, the gains counter too', () => {
    forScenarios((scenario) => {
      run(scenario, ({ state, events, before }) => {
        const [submitted] = events.filter((event) => event.kind === 'withdrawal-submitted')
        if (!submitted) return
        const { time, tapePosition, commandNumber } = state
        const { accountId, withdrawal } = submitted
        const command = { kind: 'fail-withdrawal', accountId, withdrawalId: withdrawal.id } as const
        const number = commandNumber + 1
        const failed = step(state, { log: 'command', number, time, tapePosition, command })
        expect(failed.refusal).toBeUndefined()
        // Options that fell due at the submit itself are over.
        if (events.length === 1) expect(describeState(state)).toBe(before)
      })
    })
  })
})

describe('rewards', () => {
  it('TR-8.2: each day is paid once, with all that accrued on it, and no more', () => {
    forScenarios((scenario) => {
      const { state, events, days } = run(scenario)
      const accrued = new Map<string, Money>()
      const paid = new Map<string, Money>()
      for (const [place, event] of events.entries()) {
        if (!('rewards' in event)) continue
        for (const { beneficiaryId, amount } of event.rewards) {
          const key = `${beneficiaryId} ${days[place]}`
          accrued.set(key, addMoney(accrued.get(key) ?? ZERO_MONEY, amount))
        }
      }
      for (const event of events) {
        if (event.kind !== 'rewards-paid') continue
        const key = `${event.accountId} ${event.day}`
        expect(paid.has(key)).toBe(false)
        paid.set(key, event.amount)
      }
      for (const [key, amount] of accrued) {
        const [name = '', day = ''] = key.split(' ')
        const left = rewardOf(state.payableRewards.get(name) ?? NO_REWARDS, Number(day))
        expect([paid.get(key) ?? ZERO_MONEY, left].toSorted()).toEqual([0n, amount].toSorted())
      }
    })
  })

  it('TR-8.1: of one fee sum up to less than it', () => {
    forScenarios((scenario) => {
      for (const event of run(scenario).events) {
        if (event.kind !== 'position-opened' && event.kind !== 'position-closed') continue
        const { openFee, closes } = event.position
        const fee = closes.at(-1)?.fee ?? openFee
        if (event.rewards.length === 0) continue
        expect(sumMoney(event.rewards.map(({ amount }) => amount)) < fee).toBe(true)
      }
    })
  })
})

/** From what cash was, is, and by what else it changed. */
function countGains(state: EngineState, events: readonly EngineEvent[], name: Name): Money {
  const { cash, stake } = residentAccount(state, name).balances
  let base = GRANT
  let counted = ZERO_MONEY
  for (const event of events) {
    if (event.accountId !== name) continue
    if (event.kind === 'practice-reset') [base, counted] = [event.cash, ZERO_MONEY]
    if (event.kind === 'deposit-credited') base = addMoney(base, event.credited)
    if (event.kind !== 'withdrawal-submitted' && event.kind !== 'withdrawal-returned') continue
    const { from, amount, taxable } = event.withdrawal
    if (from === 'salary') continue
    const sign = event.kind === 'withdrawal-submitted' ? 1n : -1n
    base = (base - sign * amount) as Money
    counted = (counted + sign * taxable) as Money
  }
  return subtractMoney(addMoney(cash, stake), addMoney(base, counted))
}

/** A record as it comes back from where it was written. */
function reread(record: EngineRecord): EngineRecord {
  if (record.log === 'command') {
    return { log: 'command', ...parseCommandRecord(formatCommandRecord(record)) }
  }
  const entry = parseTapeEntry(formatTapeEntry(record.entry))
  return { log: 'tape', position: record.position, entry }
}
