// What travels over the bus between the roles: topics that are published, questions that are asked.
//
// Every value here is plain JSON in the shapes of the wire, so that the same message can pass
// between processes. Decimals are text with the instrument's decimals, times are ms.

import type { SignedHead } from '@fairtick/proof/head'

/** One tick of one instrument (TR-2.2). `seq` rises by one per instrument, without gaps. */
export type MarketTick = {
  readonly symbol: string
  readonly seq: number
  /** Tape time. */
  readonly time: number
  readonly price: string
  readonly volume: string
  /** Change over 24 h at this price; only the last tick of an instrument in a message needs it. */
  readonly change?: string | null
}

/** 1 live, -1 stale (TR-2.5). */
export type InstrumentStatus = { readonly symbol: string; readonly status: 1 | -1 }

/** Rolling 24 h figures; publish those that changed, at most about once a second each. */
export type DayFigures = {
  readonly symbol: string
  readonly high24h: string
  readonly low24h: string
  readonly volume24h: string
}

/** What one committed group said about the market. Ticks stand in tape order. */
export type MarketUpdate = {
  readonly ticks: readonly MarketTick[]
  readonly statuses?: readonly InstrumentStatus[]
  readonly days?: readonly DayFigures[]
  /** Symbols whose constants are others now. */
  readonly terms?: readonly string[]
}

type Level = readonly [price: string, size: string]

/** The whole book of one instrument, best level first; each one replaces the one before. */
export type DepthUpdate = {
  readonly symbol: string
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  readonly time: number
  /** Drawn from the spread model, not a venue's book. */
  readonly illustrative?: true
}

/** A candle with the field names of the wire. */
export type CandleFigures = {
  readonly time: number
  readonly open_price: string
  readonly close_price: string
  readonly high_price: string
  readonly low_price: string
  readonly volume: string
}

/** One-minute candles that changed: the running one, and at a minute's close the closed one too. */
export type CandleUpdate = {
  readonly candles: readonly { readonly symbol: string; readonly candle: CandleFigures }[]
}

/** What one user is told, before the account feed gives it a serial. */
export type AccountEvent = {
  readonly userId: string
  readonly account: 'real' | 'practice'
  /** An `AccountEventBody` of the wire: `event` and its fields, passed on as they are. */
  readonly body: { readonly event: string }
}

/** One event of one user. `serial` rises by one per user, over all accounts of the user. */
export type AccountNotice = Omit<AccountEvent, 'userId'> & {
  readonly serial: number
  /** Of a snapshot: ms that nothing has happened for, at least; without it that is not known. */
  readonly quietMs?: number
}

export type AccountUpdate = AccountEvent & { readonly serial: number }

/**
 * Events from one process for the one that numbers them. Batches of a sender count from 1, so that
 * one that comes again after a lost answer is not told twice.
 */
export type EventBatch = {
  readonly sender: string
  readonly number: number
  readonly events: readonly AccountEvent[]
}

/** Said twice a second by the engine that leads a shard; the highest epoch is it. */
export type PrimaryBeat = {
  readonly shard: number
  readonly epoch: number
  /** How often its way to the others was lost and came back: what it told meanwhile is gone. */
  readonly returns: number
  /** Of the newest record of the tape that is committed. */
  readonly position: number
  /** Tape time. */
  readonly time: number
  /** Why it takes nothing; null: it does. */
  readonly problem: string | null
  /** While they are not, nothing is paid out and the server is not ready. */
  readonly areBooksClean: boolean
  /** Whether nobody wrote rows behind the server's back. */
  readonly isAuthorised: boolean
}

/** A command as the private log has it: its kind and fields, decimals as text. */
export type CommandAsked = {
  readonly command: readonly unknown[]
  readonly key: { readonly scope: string; readonly key: string; readonly bodyHash: string } | null
  /** The newest position of the tape that the asker knew of. */
  readonly behind: number
  /** Wall time after which nobody waits for the answer any more. */
  readonly deadlineMs: number
}

/** Sessions that ended by logout, revocation, reset or block; with `userId` all of that user. */
export type SessionsEnded = { readonly sessionIds: readonly string[] } | { readonly userId: string }

/** Said once a second by each gateway that browsers can reach by an address of its own. */
export type GatewayBeat = { readonly url: string }

/** A hint, no more: whoever misses it finds by looking what the row says. */
export type Hint = Readonly<Record<string, never>>

/** What need not wait for its next look; without a name, all that staff and customers begin. */
export type WaitingJob = { readonly job?: 'outbox' | 'payroll' | 'liabilities' | 'price alerts' }

/** Entries of the tape that say what stands for everyone, in the text of the tape. */
export type TermsUpdate = { readonly entries: readonly { readonly kind: string }[] }

/** Published after the commit that made it true, never before. */
export type Topics = {
  readonly engine: PrimaryBeat
  readonly gateway: GatewayBeat
  readonly market: MarketUpdate
  readonly depth: DepthUpdate
  readonly candle: CandleUpdate
  readonly account: AccountUpdate
  /** A `ChatEventBody` of the wire; the account of it says nothing. */
  readonly chat: AccountUpdate
  readonly session: SessionsEnded
  /** Something that staff work off has changed. */
  readonly queues: Hint
  readonly waiting: WaitingJob
  readonly terms: TermsUpdate
  /** A head of the tape was published. */
  readonly head: SignedHead
  /** What stands for everyone beside the tape was changed by staff. */
  readonly settings: Hint
  /** These lead under another name than before, or are named for the first time. */
  readonly leaders: { readonly accountIds: readonly string[] }
  /** A customer writes in a conversation, or has sent what they wrote. */
  readonly typing: { readonly conversationId: string; readonly isSent: boolean }
  /** Whose list of watched instruments was changed. */
  readonly watchlist: { readonly userId: string }
}

/** Whom or what a message is about, of topics that can be heard for one of them alone. */
export const KEY_OF: {
  readonly [Name in TopicName]?: (message: Topics[Name]) => string
} = {
  account: ({ userId }) => userId,
  chat: ({ userId }) => userId,
  depth: ({ symbol }) => symbol,
}

export type SessionIdentity = {
  readonly userId: string
  readonly sessionId: string
  /** Wall time at which the session ends at the latest. */
  readonly endsAtMs: number
  /** The own limits of the user are not what the server wrote: nothing is opened. */
  readonly limitsAltered?: true
}

export type InstrumentSnapshot = {
  readonly symbol: string
  readonly status: 1 | -1
  /** The newest tick; absent before the first one. */
  readonly tick?: MarketTick
  readonly day?: DayFigures
}

export type Question<Request, Answer> = { readonly request: Request; readonly answer: Answer }

export type Questions = {
  /** The outcome, in text. */
  readonly 'engine.ask': Question<CommandAsked, object>
  /** What is to be put on the tape, in its text. */
  readonly 'engine.submit': Question<{ readonly kind: string }, undefined>
  /** Where the prices come from. */
  readonly 'market.facts': Question<Hint, object>
  /** Looks at the books at once; may take a minute. */
  readonly 'books.reconcile': Question<Hint, object>
  /** Which of these sessions open nothing any more, as the database says. */
  readonly 'session.ended': Question<
    { readonly sessionIds: readonly string[] },
    { readonly ended: readonly string[] }
  >
  /** Whose session the token opens; undefined: none. */
  readonly 'session.check': Question<{ readonly token: string }, SessionIdentity | undefined>
  /** By user: answered where one has the app open, and by nobody where they have not. */
  readonly 'sockets.present': Question<Hint, true>
  /** Every instrument there is or each of `symbols`, with or without a tick. */
  readonly 'market.snapshot': Question<
    { readonly symbols?: readonly string[] },
    { readonly instruments: readonly InstrumentSnapshot[] }
  >
  /**
   * The newest candles, oldest first, the running one last; with `beforeMs` only what the minutes
   * that start before it make, all of which are closed.
   */
  readonly 'candles.recent': Question<
    {
      readonly symbol: string
      /** By its name on the wire. */
      readonly interval: string
      readonly limit: number
      readonly beforeMs?: number
    },
    readonly CandleFigures[]
  >
  /** The one-minute candle that the newest tick is in; undefined before the first tick. */
  readonly 'candle.running': Question<{ readonly symbol: string }, CandleFigures | undefined>
  /** Sets an alert as its form says; null: it is set. Anything else is why it was declined. */
  readonly 'price-alert.set': Question<
    { readonly userId: string; readonly symbol: string } & {
      readonly [Side in 'above' | 'below']?: string | undefined
    },
    object | null
  >
  /** Whether there was one. */
  readonly 'price-alert.remove': Question<{ readonly userId: string; readonly id: string }, boolean>
  /** How the jobs went, as the back office shows it. */
  readonly 'jobs.report': Question<
    Hint,
    { readonly startedMs: number; readonly jobs: readonly object[] }
  >
  readonly 'depth.latest': Question<{ readonly symbol: string }, DepthUpdate | undefined>
  /** What happened to users beside the engine, after its commit. */
  readonly 'account.events': Question<EventBatch, undefined>
  /** The user's state as one `snapshot` event; its serial is that of the last event it holds. */
  readonly 'account.snapshot': Question<{ readonly userId: string }, AccountNotice>
  /**
   * Events with a serial above `after`, ascending, without gaps. `too-old`: some are no longer
   * kept, or `after` lies above the user's last serial; the asker then takes the snapshot.
   */
  readonly 'account.missed': Question<
    { readonly userId: string; readonly after: number },
    readonly AccountNotice[] | 'too-old'
  >
  /** The same of the chat, whose serials are its own. */
  readonly 'chat.events': Question<EventBatch, undefined>
  readonly 'chat.snapshot': Question<{ readonly userId: string }, AccountNotice>
  readonly 'chat.missed': Question<
    { readonly userId: string; readonly after: number },
    readonly AccountNotice[] | 'too-old'
  >
}

export type TopicName = keyof Topics
export type QuestionName = keyof Questions
