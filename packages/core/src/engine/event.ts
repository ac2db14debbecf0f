// Events: what the engine decided. Folding them into the state is the only way it changes.

import type { AccountKind, JournalEntry } from '../ledger/journal-entry.ts'
import type { Money } from '../numbers/money.ts'
import type { OpenOption, OptionSettlement } from '../options/option.ts'

export type AccountOpened = {
  readonly kind: 'account-opened'
  readonly accountId: string
  readonly userId: string
  readonly accountKind: AccountKind
  readonly entries: readonly JournalEntry[]
}

export type PracticeReset = {
  readonly kind: 'practice-reset'
  readonly accountId: string
  /** What the account holds from here on. */
  readonly cash: Money
  /** None when it held that already. */
  readonly entries: readonly JournalEntry[]
}

export type OptionBought = {
  readonly kind: 'option-bought'
  readonly accountId: string
  readonly option: OpenOption
  readonly entries: readonly JournalEntry[]
}

export type OptionSettled = {
  readonly kind: 'option-settled'
  readonly accountId: string
  readonly option: OpenOption
  readonly settlement: OptionSettlement
  readonly entries: readonly JournalEntry[]
}

export type EngineEvent = AccountOpened | PracticeReset | OptionBought | OptionSettled
