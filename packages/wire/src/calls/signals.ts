// Calls about signals: what leaders post about an instrument, with the price then and now (TR-10).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { SIGNAL_DIRECTIONS, SIGNAL_REASONS, SIGNAL_STATUSES } from '../signal-rules.ts'

const signal = z.object({
  id: z.string(),
  author: z.object({
    /** Of the leader, as `leader` takes it. */
    id: z.string(),
    name: z.string(),
    /** They lead no more. */
    isStopped: z.boolean(),
  }),
  isMine: z.boolean(),
  symbol: z.string(),
  direction: z.enum(SIGNAL_DIRECTIONS),
  time: z.int(),
  status: z.enum(SIGNAL_STATUSES),
  /** When it was withdrawn or hidden. */
  endedTime: z.int().nullable(),
  /** Why the office hid it. */
  reason: z.enum(SIGNAL_REASONS).nullable(),
  /** Empty where it was withdrawn or hidden. */
  text: z.string(),
  /** The mark in force when it was posted: the tick of this seq. */
  priceThen: z.object({ price: z.string(), seq: z.int(), time: z.int() }),
  /** What the leader had open on the instrument, of all records up to this position of the tape. */
  held: z.object({
    position: z.int(),
    /** None: nothing was open. Open prices are averages by lots. */
    sides: z.array(
      z.object({ direction: z.enum(SIGNAL_DIRECTIONS), lots: z.string(), openPrice: z.string() }),
    ),
  }),
  /** The newest tick; null: there is none. */
  priceNow: z
    .object({ price: z.string(), seq: z.int(), time: z.int(), isStale: z.boolean() })
    .nullable(),
  /** Of the price since then, a fraction of it; of nobody's money. */
  change: z.string().nullable(),
  isReported: z.boolean(),
})

export const signalCalls = {
  signals: defineCall(ROUTES.signals, {
    access: 'session',
    account: 'figures',
    summary: 'Posts of leaders, newest first, with the price then and now; withdrawn ones stay.',
    body: z.strictObject({
      ...field.bodyPaging,
      leaderId: field.id.optional(),
      symbol: field.symbol.optional(),
    }),
    result: field.pageOf(signal),
  }),
  publishSignal: defineCall(ROUTES.publishSignal, {
    access: 'session',
    account: 'opening',
    keyed: true,
    summary: 'Posts as a leader; price and own position are what the engine has then.',
    body: z.strictObject({
      symbol: field.symbol,
      direction: field.choice(SIGNAL_DIRECTIONS),
      text: field.signalText,
    }),
    result: signal,
  }),
  withdrawSignal: defineCall(ROUTES.withdrawSignal, {
    access: 'session',
    account: 'figures',
    summary: 'Takes the text of a post of mine away; that it was there stays in the list.',
    body: z.strictObject({ id: field.id }),
    result: signal,
  }),
  reportSignal: defineCall(ROUTES.reportSignal, {
    access: 'session',
    account: 'figures',
    summary: 'Reports a post to the office, once for each reader; who wrote it is told nothing.',
    body: z.strictObject({ id: field.id, reason: field.choice(SIGNAL_REASONS) }),
    result: signal,
  }),
}
