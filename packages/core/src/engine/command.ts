// Commands: everything that a person or the back office can ask of the engine.

import type { BookedDay, ChosenLimits } from '../account/self-limits.ts'
import type { DepositChannel } from '../cash/deposit.ts'
import type { QuotedDeductions } from '../cash/quoted-deductions.ts'
import type { WithdrawalSource } from '../cash/withdrawal-window.ts'
import type { Direction } from '../contracts/direction.ts'
import type { Levels } from '../contracts/levels.ts'
import type { OrderType } from '../contracts/order.ts'
import type { FollowTerms, LeadingTerms } from '../copy/follow.ts'
import type { AccountKind } from '../ledger/journal-entry.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import type { ShownPrice } from '../market/price-tolerance.ts'
import type { Lots, Quantity } from '../numbers/lots.ts'
import type { Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { OptionDirection } from '../options/option.ts'
import type { Inviters } from '../team/reward.ts'
import type { Instant } from '../time/instant.ts'

/** Opens a trading account; a practice account begins with `grant` from practice funds. */
export type OpenAccount = {
  readonly kind: 'open-account'
  readonly accountId: string
  readonly userId: string
  readonly accountKind: AccountKind
  readonly grant: Money
}

/** Buys a timed option at the tick in force (TR-5.1). */
export type BuyOption = {
  readonly kind: 'buy-option'
  readonly accountId: string
  readonly optionId: string
  readonly symbol: InstrumentSymbol
  readonly direction: OptionDirection
  readonly stake: Money
  readonly durationSeconds: number
  /** What the customer saw; without it there is no price check. */
  readonly shown: ShownPrice | undefined
  /** Tape time at which the host received it; older than 5 s when handled: expired. */
  readonly arrivedTime: Instant
}

/** Opens a position at the tick in force, or places an order that waits (TR-4.10, TR-4.11). */
export type OpenContract = Levels & {
  readonly kind: 'open-contract'
  readonly accountId: string
  readonly orderId: string
  readonly symbol: InstrumentSymbol
  readonly direction: Direction
  readonly orderType: OrderType
  readonly lots: Lots
  readonly leverage: number
  /** Of a limit order. */
  readonly limitPrice: Price | undefined
  /** What the customer of a market order saw; without it there is no price check. */
  readonly shown: ShownPrice | undefined
  readonly arrivedTime: Instant
}

/** Sets both levels of a position; undefined removes one (TR-4.12). */
export type SetLevels = Levels & {
  readonly kind: 'set-levels'
  readonly accountId: string
  readonly orderId: string
}

/** Closes a position, or some of its lots (TR-4.16). */
export type CloseContract = {
  readonly kind: 'close-contract'
  readonly accountId: string
  readonly orderId: string
  /** Undefined: all that is left. */
  readonly lots: Lots | undefined
}

/** Closes many, oldest first; what is stale is skipped (TR-4.16). */
export type BatchClose = {
  readonly kind: 'batch-close'
  readonly accountId: string
  readonly scope: 'all' | Direction
  /** Undefined: on every instrument. */
  readonly symbol: InstrumentSymbol | undefined
}

/** Takes back an order that waits. */
export type CancelOrder = {
  readonly kind: 'cancel-order'
  readonly accountId: string
  readonly orderId: string
}

/** Brings a flat practice account back to `grant` (TR-12.1). */
export type ResetPractice = {
  readonly kind: 'reset-practice'
  readonly accountId: string
  readonly resetId: string
  readonly grant: Money
}

/** Names the accounts of the same kind that earn from a member, nearest first (TR-8.1). */
export type SetInviters = {
  readonly kind: 'set-inviters'
  readonly accountId: string
  readonly inviters: Inviters
}

/** Credits an approved deposit (TR-7). */
export type CreditDeposit = {
  readonly kind: 'credit-deposit'
  readonly accountId: string
  readonly depositId: string
  /** In the currency that was paid. */
  readonly amount: Quantity
  /** USD of one unit of it: the method's rate at the approval, as the deposit's record has it. */
  readonly rate: Price
  /** Of the method. */
  readonly channel: DepositChannel
  /** As its record has it: by the terms from then on the money can go out again (H6). */
  readonly submitted: Instant
}

/** Asks for a withdrawal of `amount`, deductions included (TR-6.1). */
export type SubmitWithdrawal = {
  readonly kind: 'submit-withdrawal'
  readonly accountId: string
  readonly withdrawalId: string
  /** The code of a method in the terms. */
  readonly method: string
  readonly amount: Money
  readonly from: WithdrawalSource
  /** If something else would be charged, nothing is done (`terms_changed`). */
  readonly shown?: QuotedDeductions | undefined
}

type OfWithdrawal<Kind extends string> = {
  readonly kind: Kind
  readonly accountId: string
  readonly withdrawalId: string
}

/** The office approves it, has paid it out, or fails it; the customer cancels it (TR-6.4). */
export type ApproveWithdrawal = OfWithdrawal<'approve-withdrawal'>
export type PayWithdrawal = OfWithdrawal<'pay-withdrawal'>
export type FailWithdrawal = OfWithdrawal<'fail-withdrawal'>
export type CancelWithdrawal = OfWithdrawal<'cancel-withdrawal'>

/** Moves salary to cash (TR-8.3). */
export type SettleSalary = {
  readonly kind: 'settle-salary'
  readonly accountId: string
  readonly transferId: string
  readonly amount: Money
}

/** Pays into salary what a member earned on a day that has ended (TR-8.2). */
export type PayRewards = {
  readonly kind: 'pay-rewards'
  readonly accountId: string
  /** Counted as the tape counts the operator's days. */
  readonly day: number
}

/** Corrects cash by hand, after two people approved it; negative: takes (TR-11). */
export type AdjustBalance = {
  readonly kind: 'adjust-balance'
  readonly accountId: string
  readonly adjustmentId: string
  readonly amount: Money
}

/** Keeps an account from opening anything, or lets it again (TR-12.4). */
export type SetTradingLock = {
  readonly kind: 'set-trading-lock'
  readonly accountId: string
  /** Of the closed list that customers are told; undefined: the lock is lifted. */
  readonly reason: string | undefined
}

/** Sets the limits that customers set for themselves, all of them at once (TR-12.3). */
export type SetLimits = ChosenLimits & {
  readonly kind: 'set-limits'
  readonly accountId: string
  /** Realised on the operator's day so far, by the books; counts where no limit stood before. */
  readonly realisedToday: Money
  /** Of the same reading. */
  readonly booked: BookedDay
}

/** Sets under which terms the account may be followed; undefined: no longer (TR-10.7). */
export type SetLeading = {
  readonly kind: 'set-leading'
  readonly accountId: string
  readonly terms: LeadingTerms | undefined
}

type OfFollow<Kind extends string> = {
  readonly kind: Kind
  readonly accountId: string
  /** The account that is followed. */
  readonly leaderId: string
}

/** Begins to copy a leader (TR-10.1). */
export type FollowLeader = OfFollow<'follow-leader'> & { readonly terms: FollowTerms }

/** While it is paused nothing is opened; closings go on. */
export type PauseFollow = OfFollow<'pause-follow'>
export type ResumeFollow = OfFollow<'resume-follow'>

/** Ends a follow; its copies stay open, or what is not stale closes (TR-10.4). */
export type EndFollow = OfFollow<'end-follow'> & { readonly copies: 'stay' | 'close' }

/**
 * Ends the follow that began with a command, since leader and follower were found to be one person;
 * its copies stay open (TR-10.7). A later follow of the same leader is not meant.
 */
export type EndLinkedFollow = OfFollow<'end-linked-follow'> & { readonly begun: number }

/** Copying of one account by another. */
export type CopyCommand =
  | SetLeading
  | FollowLeader
  | PauseFollow
  | ResumeFollow
  | EndFollow
  | EndLinkedFollow

/** Money in and out, rewards and salary. */
export type MoneyCommand =
  | SetInviters
  | CreditDeposit
  | SubmitWithdrawal
  | ApproveWithdrawal
  | PayWithdrawal
  | FailWithdrawal
  | CancelWithdrawal
  | SettleSalary
  | PayRewards
  | AdjustBalance

export type Command =
  | OpenAccount
  | BuyOption
  | OpenContract
  | SetLevels
  | CloseContract
  | BatchClose
  | CancelOrder
  | ResetPractice
  | SetTradingLock
  | SetLimits
  | CopyCommand
  | MoneyCommand
