// What the screens of the staff are told without asking: how the queues stand, who looks at what,
// and whether the house is well.

import * as z from 'zod'
import { COVER_STATES } from '../deposit-rules.ts'
import { claim } from './calls/queue-parts.ts'
import { LIVE_QUEUES } from './live-queues.ts'

const queueState = z.object({
  queue: z.enum(LIVE_QUEUES),
  /** Nobody has decided. */
  pending: z.int(),
  /** Approved, and not credited or paid yet; changes of bank accounts are carried out at once. */
  approved: z.int(),
  /** Practice money that waited when real money began: it is in neither of the two (TR-12.2). */
  leftOver: z.int(),
  /** Since when the one that waits longest does, of those that nobody has decided. */
  oldestTime: z.int().nullable(),
  /** Of those that are approved: since when. */
  oldestApprovedTime: z.int().nullable(),
  /** Of deposits and withdrawals: the sums, exact, of each currency. */
  money: z.array(
    z.object({ step: z.enum(['pending', 'approved']), currency: z.string(), amount: z.string() }),
  ),
  /** Another text when any case came, went or was decided: what is shown is to be read anew. */
  version: z.string(),
  /** Of cases by id. */
  claims: z.record(z.string(), claim),
  /** Of chats: ids of those in which a customer is writing at this moment. */
  typing: z.array(z.string()),
})

/** How the installation runs, to who may read that. */
const operationState = z.object({
  feed: z.object({
    source: z.string(),
    instruments: z.int(),
    /** Symbols without a fresh price (TR-2.5): nothing is traded on them. */
    stale: z.array(z.string()),
  }),
  engine: z.object({
    /** Why it takes nothing; null: it does. */
    problem: z.string().nullable(),
    /** Requests to it that wait. */
    inbox: z.int(),
    /** Messages to customers that wait. */
    outbox: z.int(),
  }),
  /** Names of jobs whose last run failed. */
  failedJobs: z.array(z.string()),
})

const booksState = z.object({
  isClean: z.boolean(),
  /** When they were last compared to the end; null: not since the start. */
  checkedTime: z.int().nullable(),
  /** Whether statements show the money of customers (H14); null: it is practice money. */
  cover: z.enum(COVER_STATES).nullable(),
})

/** The whole of what the reader may see, each time: whoever missed one has missed nothing. */
export const officeState = z.object({
  /** When the server looked, to `LIVE_LOOK_MS`. */
  asOf: z.int(),
  queues: z.array(queueState),
  /** Absent where the reader's roles do not show it. */
  operation: operationState.optional(),
  books: booksState.optional(),
})

export type OfficeState = z.output<typeof officeState>
export type QueueState = z.output<typeof queueState>
export type OperationState = z.output<typeof operationState>
export type BooksState = z.output<typeof booksState>
