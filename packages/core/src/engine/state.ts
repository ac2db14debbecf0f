// The engine's state: the fold of all records so far.

import { applyEntry, type Balances, emptyBalances } from '../ledger/balances.ts'
import type { AccountKind, JournalEntry } from '../ledger/journal-entry.ts'
import type { Instrument, InstrumentSymbol, InstrumentText } from '../market/instrument.ts'
import type { Tick } from '../market/tick.ts'
import { invariant, unreachable } from '../numbers/invariant.ts'
import { addMoney, type Money, subtractMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { OpenOption } from '../options/option.ts'
import type { Instant } from '../time/instant.ts'
import { createDueOptions, type DueOptions } from './due-options.ts'
import type { EngineEvent } from './event.ts'
import type { SourceKind } from './record.ts'

export type InstallationMode = 'practice' | 'live'

/** One instrument with its constants, as they stand on the tape and read, and its newest tick. */
export type Market = {
  constants: InstrumentText
  instrument: Instrument
  tick: Tick | undefined
}

/** One trading account. Flat ones may be dropped and loaded again by the host. */
export type Account = {
  readonly id: string
  readonly userId: string
  readonly kind: AccountKind
  readonly balances: Balances
  readonly options: Map<string, OpenOption>
  /** Sum of the stakes in play per instrument (TR-5.1). */
  readonly openStakes: Map<InstrumentSymbol, Money>
}

export type EngineState = {
  readonly mode: InstallationMode
  time: Instant
  tapePosition: number
  commandNumber: number
  /** How many orders were placed so far; gives `placed` to the next one. */
  placedCount: number
  source: SourceKind | undefined
  readonly markets: Map<InstrumentSymbol, Market>
  readonly accounts: Map<string, Account>
  readonly dueOptions: DueOptions
}

export function createState(mode: InstallationMode): EngineState {
  return {
    mode,
    time: 0 as Instant,
    tapePosition: 0,
    commandNumber: 0,
    placedCount: 0,
    source: undefined,
    markets: new Map(),
    accounts: new Map(),
    dueOptions: createDueOptions(),
  }
}

/** The account, which the host must have loaded before the record that names it. */
export function residentAccount(state: EngineState, accountId: string): Account {
  const account = state.accounts.get(accountId)
  invariant(account, `account ${accountId} is not resident`)
  return account
}

/** True when nothing is open: such an account can be evicted, and a practice one reset. */
export function isFlat(account: Account): boolean {
  return account.options.size === 0 && account.balances.withdrawal_hold === ZERO_MONEY
}

/** Adds an account as it stands in the tables, with its open options (loading, recovery). */
export function addAccount(
  state: EngineState,
  account: Omit<Account, 'options' | 'openStakes'>,
  options: readonly OpenOption[],
): void {
  invariant(!state.accounts.has(account.id), `account ${account.id} is resident already`)
  const resident = { ...account, options: new Map(), openStakes: new Map() }
  state.accounts.set(account.id, resident)
  for (const option of options) openOption(state, resident, option)
}

/** Folds one event into the state: first its money, then what it opened or closed. */
export function applyEvent(state: EngineState, event: EngineEvent): void {
  if (event.kind === 'account-opened') {
    const { accountId, userId, accountKind } = event
    const account = { id: accountId, userId, kind: accountKind, balances: emptyBalances() }
    addAccount(state, account, [])
  }
  const account = residentAccount(state, event.accountId)
  applyEntries(account, event.entries)
  switch (event.kind) {
    case 'account-opened':
    case 'practice-reset':
      return
    case 'option-bought':
      openOption(state, account, event.option)
      state.placedCount = event.option.placed
      return
    case 'option-settled':
      closeOption(account, event.option)
      return
    default:
      unreachable(event)
  }
}

function openOption(state: EngineState, account: Account, option: OpenOption): void {
  account.options.set(option.id, option)
  const { symbol, stake } = option
  account.openStakes.set(symbol, addMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake))
  state.dueOptions.add(option)
}

function closeOption(account: Account, { id, symbol, stake }: OpenOption): void {
  invariant(account.options.delete(id), `${id} is not open`)
  const left = subtractMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake)
  if (left === ZERO_MONEY) account.openStakes.delete(symbol)
  else account.openStakes.set(symbol, left)
}

function applyEntries(account: Account, entries: readonly JournalEntry[]): void {
  for (const entry of entries) {
    invariant(entry.accountKind === account.kind, `${entry.cause} mixes practice and real`)
    applyEntry(account.balances, entry)
  }
  invariant(account.balances.cash >= 0n, `account ${account.id} has negative cash`)
}
