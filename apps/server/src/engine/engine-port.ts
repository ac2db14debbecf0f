// The port of the engine: what can be asked, what comes back, what it tells after a commit.

import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import type { Direction } from '@fairtick/core/contracts/direction'
import type { CancelReason, OrderType } from '@fairtick/core/contracts/order'
import type { CloseReason, CopySource } from '@fairtick/core/contracts/position'
import type { BuyOption, Command, OpenContract } from '@fairtick/core/engine/command'
import type { RefusalCode, SkipReason } from '@fairtick/core/engine/refusal'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import type { OutageCause } from '@fairtick/core/market/source-health'
import type { Money } from '@fairtick/core/numbers/money'
import type { Rational } from '@fairtick/core/numbers/rational'
import type { OptionDirection, OptionResult } from '@fairtick/core/options/option'
import type { Instant } from '@fairtick/core/time/instant'
import type { IdempotencyKey } from '../platform/idempotency.ts'
import type { UntimedDraft } from './tape/tape-draft.ts'

/** Commands as they are asked; the host stamps the arrival itself. */
export type CommandDraft =
  | Exclude<Command, BuyOption | OpenContract>
  | Omit<BuyOption, 'arrivedTime'>
  | Omit<OpenContract, 'arrivedTime'>

/** An option in text, as it stood when the outcome was decided. Times in ms, decimals as text. */
export type OptionText = {
  readonly id: string
  readonly accountId: string
  readonly symbol: string
  readonly direction: OptionDirection
  readonly stake: string
  readonly durationSeconds: number
  readonly payoutRate: string
  readonly strike: string
  readonly strikeSeq: number
  readonly orderTime: number
  readonly expiryTime: number
  readonly settlement: {
    readonly result: OptionResult
    readonly settlePrice: string
    readonly settleSeq: number
    readonly closeTime: number
    readonly profit: string
    /** Whose it was that there was no fresh price at the expiry; null: there was one. */
    readonly outage: OutageCause | null
  } | null
}

/** One close in text. */
export type CloseText = {
  readonly lots: string
  readonly price: string
  readonly seq: number
  readonly time: number
  readonly profit: string
  readonly fee: string
  readonly reason: CloseReason
}

/** A contract order in text, from its placing to its end. Times in ms, decimals as text. */
export type ContractText = {
  readonly id: string
  readonly accountId: string
  readonly symbol: string
  readonly direction: Direction
  readonly orderType: OrderType
  readonly lots: string
  readonly leverage: number
  readonly limitPrice: string | null
  readonly shownPrice: string | null
  /** Of the instrument when it was placed; they stay with it. */
  readonly constants: {
    readonly spread: string
    readonly feeRate: string
    readonly overnightRate: { readonly long: string; readonly short: string }
    readonly minLots: string
  }
  readonly takeProfit: string | null
  readonly stopLoss: string | null
  readonly orderTime: number
  readonly status: 'pending' | 'trading' | 'closed' | 'cancelled'
  /** What is held back while it waits. */
  readonly reserved: { readonly margin: string; readonly fee: string }
  readonly opening: {
    readonly price: string
    readonly seq: number
    readonly time: number
    readonly margin: string
    readonly fee: string
  } | null
  readonly lotsOpen: string
  readonly margin: string
  readonly overnightFee: string
  readonly closes: readonly CloseText[]
  /** Why and when a waiting order was cancelled. */
  readonly cancelled: { readonly reason: CancelReason; readonly time: number } | null
  /** Of which order of which account it is a copy; null: the customer's own (TR-10). */
  readonly copyOf: CopySource | null
  /** Of an open position, at the ticks in force when the engine told of it. */
  readonly live: { readonly liquidationPrice: string | null; readonly riskRate: string } | null
}

/** A withdrawal in text, from its submit to its end. Times in ms, decimals as text (TR-6). */
export type WithdrawalText = {
  readonly id: string
  readonly accountId: string
  readonly method: string
  readonly from: WithdrawalSource
  readonly amount: string
  readonly fee: string
  /** The part of the amount that tax is taken of. */
  readonly taxable: string
  readonly tax: string
  readonly received: string
  readonly submittedTime: number
  readonly approvedTime: number | null
  readonly status: 'pending' | 'success' | 'failed' | 'cancelled'
  readonly endedTime: number | null
}

/** What became of a command. Plain JSON: it is stored under the key and given again. */
export type CommandOutcome =
  | {
      readonly kind: 'refused'
      readonly code: RefusalCode
      readonly detail: Readonly<Record<string, string | number>>
    }
  | { readonly kind: 'account-opened'; readonly accountId: string }
  | { readonly kind: 'practice-reset'; readonly accountId: string; readonly cash: string }
  | { readonly kind: 'option-bought'; readonly option: OptionText }
  | { readonly kind: 'contract'; readonly contract: ContractText }
  | { readonly kind: 'withdrawal'; readonly withdrawal: WithdrawalText }
  | { readonly kind: 'deposit-credited'; readonly depositId: string; readonly credited: string }
  | { readonly kind: 'salary-settled'; readonly transferId: string; readonly amount: string }
  | { readonly kind: 'rewards-paid'; readonly day: number; readonly amount: string }
  | { readonly kind: 'inviters-set'; readonly accountId: string }
  | { readonly kind: 'trading-lock-set'; readonly accountId: string }
  | { readonly kind: 'limits-set'; readonly accountId: string }
  | { readonly kind: 'balance-adjusted'; readonly adjustmentId: string; readonly amount: string }
  | { readonly kind: 'leading-set'; readonly accountId: string }
  /** A follow as it is now. */
  | { readonly kind: 'follow'; readonly accountId: string; readonly leaderId: string }
  | {
      readonly kind: 'batch-closed'
      readonly closed: readonly ContractText[]
      /** Positions on stale instruments. */
      readonly skipped: readonly string[]
    }

/** The engine cannot take commands now (starting, stopped, overloaded, clock insane): 503. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}

/** A twin with the same key is still being handled after 8 s: 409 `in_flight`. */
export class KeyInFlight extends Error {
  override readonly name = 'KeyInFlight'
}

export type Ask = (draft: CommandDraft, key?: IdempotencyKey) => Promise<CommandOutcome>

/** The engine as the rest of the server has it, in this process or in another. */
export type EnginePort = {
  readonly ask: Ask
  /** Resolves once it is on its way to the tape, which is not yet a commit. */
  readonly submit: (draft: UntimedDraft) => Promise<void>
  /** Why the engine is not ready, or undefined when it is. */
  readonly notReady: () => string | undefined
  readonly now: () => Instant
}

/** Not in text: most are told to nobody. */
export type AccountBalances = Readonly<
  Record<'cash' | 'stake' | 'hold' | 'salary' | 'usedMargin' | 'reserved', Money>
>

/** A line of what copying did. Times in ms, decimals as text; fractions are exact. */
export type CopyText = {
  readonly time: number
  /** Of the leader's order, and so of its copy: the order of the lines of one moment. */
  readonly placed: number
  readonly leaderId: string
  readonly symbol: string
  readonly direction: Direction
} & (
  | ({ readonly kind: 'opened'; readonly leverage: number; readonly margin: string } & CopyFill)
  | ({
      readonly kind: 'closed'
      readonly ordinal: number
      readonly profit: string
      readonly reason: CloseReason
    } & CopyFill)
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | {
      readonly kind: 'shared'
      readonly orderId: string
      readonly ordinal: number
      readonly base: Rational
      readonly mark: Rational
      readonly rate: string
      readonly share: string
    }
)

type CopyFill = {
  readonly orderId: string
  readonly lots: string
  readonly price: string
  readonly seq: number
  readonly fee: string
}

export type NoticeBody =
  | { readonly kind: 'copy'; readonly line: CopyText }
  | { readonly kind: 'option'; readonly option: OptionText }
  | { readonly kind: 'contract'; readonly contract: ContractText }
  | { readonly kind: 'margin-call'; readonly riskRate: string }
  | { readonly kind: 'balance'; readonly balances: AccountBalances }

/** What a user's screens are told of an account, after the commit of the group. */
export type AccountNotice = {
  readonly userId: string
  readonly accountKind: AccountKind
  readonly body: NoticeBody
}

/** Whose account something is told of. */
export type AccountOwner = { readonly userId: string; readonly accountKind: AccountKind }

/** What the engine tells of an account, by topic. */
type AccountNews =
  | {
      readonly topic: 'account-opened'
      readonly accountId: string
    }
  | {
      readonly topic: 'practice-reset'
      readonly causeId: string
      readonly cash: string
    }
  | { readonly topic: 'option-settled'; readonly option: OptionText }
  | {
      readonly topic: 'contract-filled' | 'contract-closed' | 'contract-cancelled'
      readonly contract: ContractText
    }
  | {
      readonly topic: 'overnight-charged'
      readonly accountId: string
      readonly instant: number
      readonly positions: number
      /** Sum over the positions; negative: a credit. */
      readonly charge: string
    }
  | {
      readonly topic: 'rewards-paid'
      readonly accountId: string
      /** That earned it, as the tape counts the operator's days. */
      readonly day: number
      readonly amount: string
    }
  | {
      readonly topic: 'margin-called'
      readonly accountId: string
      readonly time: number
      readonly riskRate: string
    }
  | {
      readonly topic: 'deposit-credited'
      readonly depositId: string
      readonly credited: string
      readonly time: number
    }
  | {
      readonly topic:
        | 'withdrawal-submitted'
        | 'withdrawal-approved'
        | 'withdrawal-paid'
        | 'withdrawal-returned'
      readonly withdrawal: WithdrawalText
    }
  | {
      readonly topic: 'balance-adjusted'
      readonly adjustmentId: string
      /** Negative: taken. */
      readonly amount: string
    }

/** What slices are told; they take it from the outbox after the commit. */
export type OutboxMessage =
  | (AccountOwner & AccountNews)
  | (AccountOwner & {
      readonly topic: 'copy-skipped'
      readonly accountId: string
      readonly leaderId: string
      readonly orderId: string
    })
  /** By the copy stop. */
  | (AccountOwner & {
      readonly topic: 'follow-stopped'
      readonly accountId: string
      readonly leaderId: string
      readonly begun: number
      /** What the follow might lose at most. */
      readonly loss: string
    })
  /** Leader and follower were found to be one person. */
  | (AccountOwner & {
      readonly topic: 'follow-linked'
      readonly accountId: string
      readonly leaderId: string
      readonly begun: number
    })
  /** Nobody can follow the account any more. */
  | { readonly topic: 'leading-ended'; readonly accountId: string; readonly commandTime: number }
  /** What a slice asked by a row of the inbox was refused. */
  | { readonly topic: 'inbox-refused'; readonly cause: string; readonly code: RefusalCode }
  /** Slices tell by the outbox too, in their own transactions. */
  | { readonly topic: 'deposit-reviewed'; readonly depositId: string }
