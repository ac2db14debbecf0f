// Calls about leaders: becoming one, ending it, the list of them and one with its figures (TR-10).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import {
  LEADER_REJECT_REASONS,
  LEADER_RULES,
  LEADER_SORTS,
  LEADER_STATUSES,
  LEADER_STOP_REASONS,
  LEADER_WARNINGS,
} from '../leader-rules.ts'
import { ROUTES } from '../routes.ts'

/** As everybody reads them; a follow keeps the share under which it began. */
const terms = z.object({
  /** Of a follower's profit above the high-water mark: 0.1 is a tenth. */
  profitShare: z.string(),
  maxFollowers: z.int(),
  maxCopied: z.string(),
})

/** Rates are fractions of one (0.05 is five percent), amounts USD; null: nothing to tell yet. */
const figures = z.object({
  /** Worked out then, from all records up to this position of the tape. */
  asOf: z.object({ time: z.int(), position: z.int() }),
  /** What follows of the last 90 days got after fees and shares, open losses counted. */
  copierMedian90d: z.string().nullable(),
  copiersLosing90d: z.string().nullable(),
  /** Follows that copied something; of fewer than 5 no median is told. */
  copierFollows90d: z.int(),
  /** Time-weighted from hourly equity, open losses counted, without money that came or went. */
  roi30d: z.string().nullable(),
  roi90d: z.string().nullable(),
  roiAll: z.string().nullable(),
  /** The deepest fall from a height, since `since`. */
  maxDrawdown: z.string().nullable(),
  /** The first reading of what the account was worth. */
  since: z.int().nullable(),
  /** Of the positions that stand at a loss, and of those alone; not above zero. */
  openLoss: z.string().nullable(),
  /** Of closed trades alone: what is open at a loss is beside it. */
  winRate: z.string().nullable(),
  trades: z.int(),
  avgHoldingTime: z.int().nullable(),
  /** 95 of 100 orders had at most this. */
  leverage95: z.int().nullable(),
  ownEquity: z.string().nullable(),
  warnings: z.array(z.enum(LEADER_WARNINGS)),
  /** Growth of the last months of UTC, oldest first, each by a moment in its middle. */
  months: z.array(z.object({ time: z.int(), growth: z.string() })),
  /** By the number of own orders, the most traded first. */
  instruments: z.array(z.object({ symbol: z.string(), orders: z.int(), share: z.string() })),
})

const leader = z.object({
  id: z.string(),
  name: z.string(),
  intro: z.string(),
  ...terms.shape,
  /** When they first led. */
  since: z.int(),
  followers: z.int(),
  copiedFunds: z.string(),
  /** No further follow fits, by number or by amount. */
  isFull: z.boolean(),
  isMine: z.boolean(),
  /** They lead no more; the figures are those of then. */
  stopped: z.object({ time: z.int() }).nullable(),
  /** Null until they were worked out for the first time. */
  figures: figures.nullable(),
  /** Time and index, the first is 1: of at most as many points as a chart shows. */
  curve: z.array(z.tuple([z.int(), z.string()])),
})

const leading = z.object({
  /** Item by item, with what is there and what is asked for. */
  eligibility: z.array(
    z.object({
      rule: z.enum(LEADER_RULES),
      isMet: z.boolean(),
      /** Of `days` and `trades`. */
      have: z.int().nullable(),
      need: z.int().nullable(),
    }),
  ),
  /** The newest one. */
  application: z
    .object({
      id: z.string(),
      status: z.enum(LEADER_STATUSES),
      reason: z.enum(LEADER_REJECT_REASONS).nullable(),
      time: z.int(),
      name: z.string(),
      intro: z.string(),
      ...terms.shape,
    })
    .nullable(),
  /** As followers see it; also of who has stopped. */
  leader: z
    .object({
      id: z.string(),
      name: z.string(),
      ...terms.shape,
      since: z.int(),
      followers: z.int(),
      copiedFunds: z.string(),
      stopped: z
        .object({ time: z.int(), reason: z.enum([...LEADER_STOP_REASONS, 'own']) })
        .nullable(),
    })
    .nullable(),
})

export const leaderCalls = {
  leading: defineCall(ROUTES.leading, {
    access: 'session',
    account: 'figures',
    summary: 'Whether I may lead, what I applied for, and how I lead.',
    result: leading,
  }),
  applyToLead: defineCall(ROUTES.applyToLead, {
    access: 'session',
    account: 'opening',
    summary: 'Applies to lead, or to lead on other terms: a person reviews it.',
    body: z.strictObject({
      name: field.leaderName,
      intro: field.leaderIntro,
      profitShare: field.decimal.optional(),
      maxFollowers: field.wholeBetween(1, 1_000).optional(),
      maxCopied: field.amount.optional(),
    }),
    result: leading,
  }),
  stopLeading: defineCall(ROUTES.stopLeading, {
    access: 'session',
    account: 'figures',
    summary: 'Leads no more: nothing new is copied, what is open is closed as I close it.',
    result: leading,
  }),
  leaders: defineCall(ROUTES.leaders, {
    access: 'session',
    account: 'figures',
    summary: 'Who leads and who led, by what their followers really got unless sorted otherwise.',
    query: z.strictObject({ ...field.paging, sort: field.choice(LEADER_SORTS).optional() }),
    result: field.pageOf(leader),
  }),
  leader: defineCall(ROUTES.leader, {
    access: 'session',
    account: 'figures',
    summary: 'One leader, with a longer curve.',
    query: z.strictObject({ id: field.id }),
    result: leader,
  }),
}
