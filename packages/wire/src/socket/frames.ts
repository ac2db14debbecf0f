// The frames of the market-data socket `/ws`, as both sides see them.

import type * as z from 'zod'
import type { accountSummary } from '../calls/account.ts'
import type { chatConversation, chatMessage } from '../calls/chat.ts'
import type { wireContract } from '../calls/contracts.ts'
import type { copyRecord } from '../calls/copying.ts'
import type { depositRecord } from '../calls/deposits.ts'
import type { wireCandle } from '../calls/market.ts'
import type { wireOption } from '../calls/options.ts'
import type { wireSignedHead } from '../calls/tape.ts'
import type { withdrawalRecord } from '../calls/withdrawals.ts'

export const TICKER_COMMAND = 22998
export const DEPTH_COMMAND = 22999

/** What a client may send, besides the literal `ping`. */
export type ClientFrame =
  | { readonly op: 'auth'; readonly token: string }
  | {
      readonly op: 'subscribe'
      readonly channels: readonly string[]
      /** With `account` or `chat`: the last serial seen; what was missed comes, or a snapshot. */
      readonly after?: number
    }
  | { readonly op: 'unsubscribe'; readonly channels: readonly string[] }

/** One instrument's price; without `price`: it has become stale. */
export type Ticker = {
  readonly code: string
  readonly price?: string
  readonly change?: string | null
  readonly time?: number
  readonly seq?: number
  readonly status: 1 | -1
  readonly high24h?: string
  readonly low24h?: string
  readonly volume24h?: string
  /** Its constants are others now, or it is offered, or no more: to be read anew. */
  readonly termsChanged?: true
}

export type WireTick = readonly [seq: number, time: number, price: string]

export type WireCandle = z.output<typeof wireCandle>
export type WireOption = z.output<typeof wireOption>
export type WireContract = z.output<typeof wireContract>
/** A head of the tape that was published: told once a minute to every socket. */
export type SignedHead = z.output<typeof wireSignedHead>
export type CopyRecord = z.output<typeof copyRecord>
export type DepositRecord = z.output<typeof depositRecord>
export type WithdrawalRecord = z.output<typeof withdrawalRecord>
export type AccountSummary = z.output<typeof accountSummary>

export type AccountEventBody =
  | { readonly event: 'option'; readonly order: WireOption }
  | { readonly event: 'order'; readonly order: WireContract }
  | { readonly event: 'copy'; readonly record: CopyRecord }
  | { readonly event: 'deposit'; readonly record: DepositRecord }
  | { readonly event: 'withdrawal'; readonly record: WithdrawalRecord }
  | { readonly event: 'margincall'; readonly riskRate: string }
  | { readonly event: 'balance'; readonly balance: AccountBalance }
  | {
      readonly event: 'message'
      readonly id: string
      readonly title: string
      readonly unread: number
    }
  | {
      /** One has begun; `unread`: of announcements. */
      readonly event: 'announcement'
      readonly id: string
      readonly title: string
      readonly unread: number
    }
  | {
      /** A price alert has fired; a `message` tells of it too. */
      readonly event: 'alert'
      readonly id: string
      readonly symbol: string
      readonly direction: 'above' | 'below'
      readonly price: string
      /** The tick that fired it. */
      readonly tick: WireTick
    }
  | { readonly event: 'session'; readonly ended: true }
  | {
      readonly event: 'snapshot'
      readonly balances: readonly AccountBalance[]
      /** For so long at least no event came before; absent: that is not known. */
      readonly quietMs?: number
    }

/** The balances of one account without live figures. */
export type AccountBalance = {
  readonly account: 'real' | 'practice'
  readonly cash: string
  readonly stake: string
  readonly hold: string
  readonly salary: string
  /** Of open positions and pending orders; they change only with these. */
  readonly usedMargin: string
  readonly reserved: string
}

export type AccountEvent = AccountEventBody & {
  /** Rises by one per user. */
  readonly serial: number
  readonly account: 'real' | 'practice'
}

export type ChatConversation = z.output<typeof chatConversation>
export type ChatMessage = z.output<typeof chatMessage>

export type ChatEventBody =
  | {
      readonly event: 'message'
      readonly conversation: ChatConversation
      readonly message: ChatMessage
      readonly unread: number
    }
  /** Somebody of the staff is writing; it holds for `TYPING_LIFE_MS`. */
  | { readonly event: 'typing'; readonly conversation: string; readonly time: number }
  /** Either side has read up to a number, or it was resolved. */
  | {
      readonly event: 'read'
      readonly conversation: ChatConversation
      readonly unread: number
    }
  | { readonly event: 'deleted'; readonly conversation: string; readonly number: number }
  | {
      readonly event: 'snapshot'
      readonly conversation: ChatConversation | null
      readonly unread: number
    }

/** Its serials are the chat's, which rise by one per user; unlike an account's it names none. */
export type ChatEvent = ChatEventBody & { readonly serial: number }

/** The latest one-minute candle of a pair; a client passes over that of a stale one. */
export type LatestCandle = { readonly code: string; readonly kline_data: WireCandle }

export type ServerFrame =
  | ({ readonly command: typeof TICKER_COMMAND } & Ticker)
  | { readonly command: typeof TICKER_COMMAND; readonly list: readonly Ticker[] }
  | { readonly command: 'ticks'; readonly code: string; readonly ticks: readonly WireTick[] }
  | {
      readonly command: 'ticks'
      readonly code: string
      readonly gap: readonly [fromSeq: number, toSeq: number]
    }
  | {
      readonly command: typeof DEPTH_COMMAND
      readonly code: string
      readonly bids: readonly (readonly [price: string, size: string])[]
      readonly asks: readonly (readonly [price: string, size: string])[]
      readonly time: number
      readonly illustrative?: true
    }
  | {
      readonly kline_type: 1
      readonly code: string
      readonly type: string
      readonly kline_list: readonly WireCandle[]
    }
  | { readonly command: 'head'; readonly signed: SignedHead }
  | readonly LatestCandle[]
  | AccountEvent
  | ChatEvent
  | {
      readonly error: 'unauthorized' | 'unknown_channel' | 'too_many' | 'invalid'
      readonly message: string
      readonly for?: string
    }
