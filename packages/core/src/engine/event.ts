// Events: what the engine decided. Folding them into the state is the only way it changes.

import type { SelfLimits } from '../account/self-limits.ts'
import type { OpenWithdrawal } from '../cash/withdrawal.ts'
import type { Direction } from '../contracts/direction.ts'
import type { Levels } from '../contracts/levels.ts'
import type { CancelReason, PendingOrder } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import type { Follow, FollowEndReason, LeadingTerms } from '../copy/follow.ts'
import type { AccountKind, JournalEntry } from '../ledger/journal-entry.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import type { Money } from '../numbers/money.ts'
import type { Rate } from '../numbers/rate.ts'
import type { Rational } from '../numbers/rational.ts'
import type { OpenOption, OptionSettlement } from '../options/option.ts'
import type { AccruedReward, Inviters } from '../team/reward.ts'
import type { Instant } from '../time/instant.ts'
import type { SkipReason } from './refusal.ts'

/** Every event is about one account and carries the entries that it posts. */
type EventOf<Kind extends string, Facts> = {
  readonly kind: Kind
  readonly accountId: string
  readonly entries: readonly JournalEntry[]
} & Facts

export type AccountOpened = EventOf<
  'account-opened',
  { readonly userId: string; readonly accountKind: AccountKind }
>

export type PracticeReset = EventOf<
  'practice-reset',
  {
    /** What the account holds from here on; no entries when it held that already. */
    readonly cash: Money
  }
>

export type OptionBought = EventOf<'option-bought', { readonly option: OpenOption }>

export type OptionSettled = EventOf<
  'option-settled',
  { readonly option: OpenOption; readonly settlement: OptionSettlement }
>

export type OrderPlaced = EventOf<'order-placed', { readonly order: PendingOrder }>

export type OrderCancelled = EventOf<
  'order-cancelled',
  { readonly order: PendingOrder; readonly reason: CancelReason }
>

/**
 * A market order, or a limit order at its fill; `notional` counts for the VIP level, `rewards` are
 * what others earn of its fee (TR-8).
 */
export type PositionOpened = EventOf<
  'position-opened',
  {
    readonly position: Position
    readonly notional: Rational
    readonly hasWaited: boolean
    readonly rewards: readonly AccruedReward[]
  }
>

/** The position as it is after its last close; it has ended when no lots are left. */
export type PositionClosed = EventOf<
  'position-closed',
  {
    readonly position: Position
    readonly notional: Rational
    readonly rewards: readonly AccruedReward[]
  }
>

/** `before`: the levels that stood until then. */
export type LevelsSet = EventOf<
  'levels-set',
  { readonly position: Position; readonly before: Levels }
>

export type OvernightCharged = EventOf<
  'overnight-charged',
  { readonly position: Position; readonly charge: Money; readonly instant: Instant }
>

/** The risk rate fell to the margin call level, or is above it again. */
export type MarginCalled = EventOf<'margin-called', { readonly riskRate: Rate }>
export type MarginCallEnded = EventOf<'margin-call-ended', object>

/** Ends a batch close: the positions that it left alone. What it closed came before. */
export type BatchClosed = EventOf<'batch-closed', { readonly skipped: readonly string[] }>

/** Who earns of the account's fees from here on (TR-8.1). */
export type InvitersSet = EventOf<'inviters-set', { readonly inviters: Inviters }>

export type DepositCredited = EventOf<
  'deposit-credited',
  { readonly depositId: string; readonly submitted: Instant; readonly credited: Money }
>

/** A withdrawal as it is after the event (TR-6.4). */
export type WithdrawalSubmitted = EventOf<
  'withdrawal-submitted',
  { readonly withdrawal: OpenWithdrawal }
>
export type WithdrawalApproved = EventOf<
  'withdrawal-approved',
  { readonly withdrawal: OpenWithdrawal }
>
export type WithdrawalPaid = EventOf<'withdrawal-paid', { readonly withdrawal: OpenWithdrawal }>

/** It ends unpaid, and all of it has come back. */
export type WithdrawalReturned = EventOf<
  'withdrawal-returned',
  { readonly withdrawal: OpenWithdrawal; readonly status: 'failed' | 'cancelled' }
>

export type SalarySettled = EventOf<
  'salary-settled',
  { readonly transferId: string; readonly amount: Money }
>

/** One payroll record: what a member earned on a day of the operator (TR-8.2). */
export type RewardsPaid = EventOf<'rewards-paid', { readonly day: number; readonly amount: Money }>

export type BalanceAdjusted = EventOf<
  'balance-adjusted',
  { readonly adjustmentId: string; readonly amount: Money }
>

/** What waited was cancelled before. */
export type TradingLockSet = EventOf<'trading-lock-set', { readonly reason: string | undefined }>

/** What waited was cancelled before, if a break begins by it. */
export type LimitsSet = EventOf<'limits-set', { readonly limits: SelfLimits | undefined }>

/** Undefined: the account can no longer be followed. */
export type LeadingSet = EventOf<'leading-set', { readonly terms: LeadingTerms | undefined }>

/** A follow as it is after the event. */
export type FollowBegun = EventOf<'follow-begun', { readonly follow: Follow }>
export type FollowPaused = EventOf<'follow-paused', { readonly follow: Follow }>
export type FollowResumed = EventOf<'follow-resumed', { readonly follow: Follow }>

/** What it closed came before. */
export type FollowEnded = EventOf<
  'follow-ended',
  { readonly follow: Follow; readonly reason: FollowEndReason }
>

/** An order of the leader that was not copied. */
export type CopySkipped = EventOf<
  'copy-skipped',
  {
    readonly leaderId: string
    readonly orderId: string
    readonly symbol: InstrumentSymbol
    readonly direction: Direction
    /** Of that order, as its copy would be. */
    readonly placed: number
    /** Of the follow. */
    readonly begun: number
    readonly reason: SkipReason
  }
>

/** The high-water mark was passed; the leader is credited by the event that follows. */
export type ProfitShared = EventOf<
  'profit-shared',
  {
    readonly leaderId: string
    /** After the close at which it is taken. */
    readonly copy: Position
    /** Of the follow: its beginning, and the leader's part of profits. */
    readonly begun: number
    readonly profitShare: Rate
    /** The mark that was passed, and the base that is the mark from here on. */
    readonly mark: Rational
    readonly highWater: Rational
    readonly amount: Money
  }
>

/** The leader's side of it: salary. */
export type ShareReceived = EventOf<
  'share-received',
  { readonly followerId: string; readonly orderId: string; readonly amount: Money }
>

/** Copying of one account by another (TR-10). */
export type CopyEvent =
  | LeadingSet
  | FollowBegun
  | FollowPaused
  | FollowResumed
  | FollowEnded
  | CopySkipped
  | ProfitShared
  | ShareReceived

/** What moves money in and out, and salary. */
export type MoneyEvent =
  | InvitersSet
  | DepositCredited
  | WithdrawalSubmitted
  | WithdrawalApproved
  | WithdrawalPaid
  | WithdrawalReturned
  | SalarySettled
  | RewardsPaid
  | BalanceAdjusted

export type EngineEvent =
  | AccountOpened
  | PracticeReset
  | OptionBought
  | OptionSettled
  | OrderPlaced
  | OrderCancelled
  | PositionOpened
  | PositionClosed
  | LevelsSet
  | OvernightCharged
  | MarginCalled
  | MarginCallEnded
  | BatchClosed
  | TradingLockSet
  | LimitsSet
  | CopyEvent
  | MoneyEvent

/** When and where on the tape something happened. */
export type Moment = { readonly time: Instant; readonly tapePosition: number }

export type PlacedEvent = Moment & { readonly event: EngineEvent }

/** Folds an event into the state and notes it. */
export type Emit = (event: EngineEvent, moment: Moment) => void
