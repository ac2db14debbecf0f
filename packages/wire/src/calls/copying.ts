// Calls of who copies a leader: to follow, pause and stop, and what came of it (TR-10).

import { SKIP_REASONS } from '@fairtick/core/engine/refusal'
import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { CLOSE_REASONS, CONTRACT_DIRECTIONS } from './contracts.ts'

export const COPY_MODES = ['proportional', 'fixed'] as const
export const FOLLOW_STATUSES = ['active', 'paused', 'ended'] as const
export const FOLLOW_END_REASONS = ['manual', 'copy_stop', 'linked'] as const
export const COPY_RECORD_KINDS = ['opened', 'closed', 'skipped', 'shared'] as const

/** How far a dry run looks back at most. */
export const DRY_RUN_DAYS = 30
const MAX_LEVERAGE = 1_000

/** Who is followed: the leader's account, under the name that others see. */
const leader = { leaderId: z.string(), name: z.string() }

/** What was agreed when the follow began. */
const followTerms = z.object({
  mode: z.enum(COPY_MODES),
  /** The most margin that open copies of this leader may lock. */
  allocation: z.string(),
  /** Of mode `fixed`: the lots of each copy. */
  fixedLots: z.string().nullable(),
  /** The most margin of one copy. */
  maxPerOrder: z.string(),
  /** The part of the allocation whose loss ends the follow. */
  stopLoss: z.string(),
  /** Null: as the leader's. */
  maxLeverage: z.int().nullable(),
  /** The leader's part of profits above the high-water mark. */
  profitShare: z.string(),
})

export const wireFollow = z.object({
  id: z.string(),
  ...leader,
  status: z.enum(FOLLOW_STATUSES),
  endReason: z.enum(FOLLOW_END_REASONS).nullable(),
  begunTime: z.int(),
  endedTime: z.int().nullable(),
  terms: followTerms,
  /** Realised since it began, until another follow of the same leader: P/L less all fees. */
  result: z.string(),
  /** Unrealised, of the open copies at the newest ticks; null where a price is missing. */
  openProfit: z.string().nullable(),
  openCopies: z.int(),
  /** What open copies of this leader lock of the allocation. */
  usedMargin: z.string(),
  /** The highest base so far of which a share was taken, over all follows of this leader. */
  highWater: z.string(),
  /** What the leader was paid under this follow. */
  sharesPaid: z.string(),
  /**
   * What may still be lost before the copy stop: result + unrealised P/L + stop loss × allocation.
   * Null once it has ended, or where a price is missing.
   */
  untilStop: z.string().nullable(),
  /** Orders of the leader that were not copied while it ran. */
  skips: z.int(),
})

const record = { id: z.string(), time: z.int(), ...leader }
/** The copy and what it trades. */
const copy = {
  orderId: z.string(),
  symbol: z.string(),
  direction: z.enum(CONTRACT_DIRECTIONS),
}

const fill = {
  lots: z.string(),
  price: z.string(),
  /** The tick that was used. */
  seq: z.int(),
  fee: z.string(),
}

/** What copying did, line by line. */
export const copyRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opened'),
    ...{ ...record, ...copy, ...fill },
    leverage: z.int(),
    margin: z.string(),
  }),
  z.object({
    kind: z.literal('closed'),
    ...{ ...record, ...copy, ...fill },
    /** Gross, of these lots. */
    profit: z.string(),
    reason: z.enum(CLOSE_REASONS),
  }),
  z.object({
    kind: z.literal('skipped'),
    ...record,
    symbol: z.string(),
    direction: z.enum(CONTRACT_DIRECTIONS),
    reason: z.enum(SKIP_REASONS),
  }),
  z.object({
    kind: z.literal('shared'),
    ...{ ...record, ...copy },
    /** Result of all copies and open losses at this close; the mark that it passed. */
    base: z.string(),
    mark: z.string(),
    /** The leader's part of what is above the mark. */
    rate: z.string(),
    /** (base − mark) × rate, but no more than there was cash. */
    share: z.string(),
  }),
])

/** What a dry run rests on. */
export const DRY_RUN_ASSUMPTIONS = [
  /** The account runs short of nothing: no stop-out, no skip, no share cut for want of money. */
  'ample_balance',
  /** No limit, lock or break of one's own, and no VIP level to begin with. */
  'no_limits',
  /** Spreads, fees and rules as they are now. */
  'constants_of_today',
  /** Copies fill at the ticks at which the leader's orders filled. */
  'market_orders_at_ticks',
] as const

const dryRun = z.object({
  from: z.int(),
  to: z.int(),
  /** Own orders that the leader opened, and those of them that would have been copied. */
  orders: z.int(),
  copied: z.int(),
  openCopies: z.int(),
  skipped: z.array(z.object({ reason: z.enum(SKIP_REASONS), count: z.int() })),
  /** P/L less all fees of what was closed, and charges of what is open. */
  result: z.string(),
  openProfit: z.string(),
  sharesPaid: z.string(),
  /** result + openProfit − sharesPaid. */
  net: z.string(),
  /** Of openings, closes and nights; they are in the result. */
  fees: z.string(),
  /**
   * The lowest that the net stood at, never above zero: of a minute that the stop was out of reach
   * of, with each copy at the worst price of that minute. Null: it was never below zero.
   */
  lowest: z.object({ net: z.string(), time: z.int() }).nullable(),
  /** When the copy stop would have ended it. */
  stoppedTime: z.int().nullable(),
  /** False: there was more than a dry run goes through; `to` says how far it went. */
  isComplete: z.boolean(),
  assumptions: z.array(z.enum(DRY_RUN_ASSUMPTIONS)),
})

const leaderId = field.id
const follow = z.object({ follow: wireFollow })

export const copyingCalls = {
  followLeader: defineCall(ROUTES.followLeader, {
    access: 'session',
    account: 'opening',
    summary: 'Begins to copy what a leader opens from now on, under these terms.',
    keyed: true,
    body: z.strictObject({
      leaderId,
      mode: field.choice(COPY_MODES),
      allocation: field.amount,
      fixedLots: field.decimal.optional(),
      maxPerOrder: field.amount,
      /** A fraction; 0.3 where it is left out. */
      stopLoss: field.decimal.optional(),
      maxLeverage: field.whole.optional(),
    }),
    result: follow,
  }),
  pauseFollow: defineCall(ROUTES.pauseFollow, {
    access: 'session',
    account: 'figures',
    summary: 'Pauses a follow, so that nothing is opened, or lets it go on.',
    keyed: true,
    body: z.strictObject({ leaderId, paused: field.yesOrNo }),
    result: follow,
  }),
  endFollow: defineCall(ROUTES.endFollow, {
    access: 'session',
    account: 'figures',
    summary: 'Ends a follow; its copies close, or stay until the leader closes.',
    keyed: true,
    body: z.strictObject({ leaderId, close: field.yesOrNo }),
    result: follow,
  }),
  copyDryRun: defineCall(ROUTES.copyDryRun, {
    access: 'session',
    account: 'figures',
    summary: 'What these terms would have given over the last days, from the tape.',
    query: z.strictObject({
      leaderId,
      days: field.wholeText(1, DRY_RUN_DAYS),
      mode: field.choice(COPY_MODES),
      allocation: field.amount,
      fixedLots: field.decimal.optional(),
      maxPerOrder: field.amount,
      stopLoss: field.decimal.optional(),
      maxLeverage: field.wholeText(1, MAX_LEVERAGE).optional(),
    }),
    result: dryRun,
  }),
  follows: defineCall(ROUTES.follows, {
    access: 'session',
    account: 'figures',
    summary: 'My follows with what came of them, the last begun first; ended ones too.',
    query: z.strictObject({
      ...field.paging,
      status: field.choice(['running', 'ended']).optional(),
    }),
    result: field.pageOf(wireFollow),
  }),
  copyRecords: defineCall(ROUTES.copyRecords, {
    access: 'session',
    account: 'figures',
    summary: 'What was copied, closed, skipped and shared, each with its reason, newest first.',
    query: z.strictObject({
      ...field.paging,
      leaderId: leaderId.optional(),
      kind: field.choice(COPY_RECORD_KINDS).optional(),
    }),
    result: field.pageOf(copyRecord),
  }),
}
