// Calls of leveraged contracts: terms, orders, closes, lists.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const CONTRACT_DIRECTIONS = ['long', 'short'] as const
export const ORDER_TYPES = ['market', 'limit'] as const
export const CONTRACT_STATUSES = ['pending', 'trading', 'closed', 'cancelled'] as const
/** Why lots were closed, or why an order was cancelled. */
export const CLOSE_REASONS = [
  'manual',
  'batch',
  'take_profit',
  'stop_loss',
  'stop_out',
  'copy',
  'insufficient_balance',
  'source_change',
  'locked',
  'self_excluded',
  'daily_loss_limit',
  'not_offered',
] as const
export const BATCH_SCOPES = ['all', 'long', 'short'] as const

export const wireClose = z.object({
  lots: z.string(),
  price: z.string(),
  seq: z.int(),
  time: z.int(),
  profit: z.string(),
  fee: z.string(),
  reason: z.enum(CLOSE_REASONS),
})

/** Of a copy: the leader whose order it follows (TR-10), under the name that others see. */
export const copiedFrom = z.object({ leaderId: z.string(), name: z.string() })

export const wireContract = z.object({
  id: z.string(),
  symbol: z.string(),
  direction: z.enum(CONTRACT_DIRECTIONS),
  orderType: z.enum(ORDER_TYPES),
  /** As ordered; `lotsOpen` is what is left. */
  lots: z.string(),
  lotsOpen: z.string(),
  leverage: z.int(),
  /** Of the instrument when it was placed; they stay with it to its last close. */
  constants: z.object({
    spread: z.string(),
    feeRate: z.string(),
    overnightRate: z.object({ long: z.string(), short: z.string() }),
    minLots: z.string(),
  }),
  /** The limit price of a limit order. */
  delegatedPrice: z.string().nullable(),
  /** What the customer was shown when they ordered. */
  marketPrice: z.string().nullable(),
  openPrice: z.string().nullable(),
  openSeq: z.int().nullable(),
  /** Of the last close. */
  closePrice: z.string().nullable(),
  closeSeq: z.int().nullable(),
  closes: z.array(wireClose),
  /** What is left; of a pending order what it reserves. */
  margin: z.string(),
  /** Sum over the closes, with the opening fee; of a pending order what it reserves. */
  fee: z.string(),
  overnightFee: z.string(),
  takeProfit: z.string().nullable(),
  stopLoss: z.string().nullable(),
  /** Sum over the closes. */
  profit: z.string(),
  /** Profit over the margin at the opening; null while nothing was closed. */
  profitRatio: z.string().nullable(),
  /** Of an open position, at the tick in force when answered. */
  liquidationPrice: z.string().nullable(),
  riskRate: z.string().nullable(),
  status: z.enum(CONTRACT_STATUSES),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  orderTime: z.int(),
  openTime: z.int().nullable(),
  closeTime: z.int().nullable(),
  /** Null: an order of one's own. */
  copiedFrom: copiedFrom.nullable(),
})

const listQuery = {
  ...field.paging,
  symbol: field.symbol.optional(),
  direction: field.choice(CONTRACT_DIRECTIONS).optional(),
  reason: field.choice(CLOSE_REASONS).optional(),
  /** Of those that have ended by their end, of the others by when they were ordered. */
  from: field.timeText.optional(),
  to: field.timeText.optional(),
  /** With it the results of the days that the page has. */
  zone: field.timeZone.optional(),
}

/** With `from`, `to` and `zone`: what the whole span brought, at most a month of it. */
const recapQuery = { recap: field.choice(['month']).optional() }

const contractPage = field.pageOf(wireContract).extend({
  counts: z.object({
    pending: z.int(),
    trading: z.int(),
    closed: z.int(),
    cancelled: z.int(),
  }),
  /** After all costs; empty without a zone. */
  days: z.array(field.dayResult),
})

/** A level that is named, with null, is removed. */
const level = field.decimal.nullable()

export const contractCalls = {
  contractTerms: defineCall(ROUTES.contractTerms, {
    access: 'session',
    account: 'figures',
    summary: 'What a contract on this instrument costs now, and what the account has for it.',
    query: z.strictObject({ symbol: field.symbol }),
    result: z.object({
      leverages: z.array(z.int()),
      contractSize: z.string(),
      minLots: z.string(),
      maxLots: z.string(),
      lotStep: z.string(),
      /** Mine, after VIP. */
      feeRate: z.string(),
      overnightRate: z.object({ long: z.string(), short: z.string() }),
      spread: z.string(),
      bid: z.string().nullable(),
      ask: z.string().nullable(),
      seq: z.int().nullable(),
      maxOpenNotional: z.string().nullable(),
      /** What my positions and pending orders on it take of the ceiling. */
      openNotional: z.string(),
      available: z.string(),
      spendable: z.string(),
      balance: z.string(),
      equity: z.string(),
      usedMargin: z.string(),
      reserved: z.string(),
      freeMargin: z.string(),
      riskRate: z.string().nullable(),
      marginCall: z.string(),
      stopOut: z.string(),
      vipLevel: z.int(),
      feeDiscount: z.string(),
      nextRollover: z.int(),
    }),
  }),
  openContract: defineCall(ROUTES.openContract, {
    access: 'session',
    account: 'opening',
    summary: 'Opens a position at the tick in force, or places an order that waits for its price.',
    keyed: true,
    body: z.strictObject({
      symbol: field.symbol,
      direction: field.choice(CONTRACT_DIRECTIONS),
      orderType: field.choice(ORDER_TYPES),
      lots: field.decimal,
      leverage: field.whole,
      /** Market: what was shown; limit: the limit price. */
      price: field.decimal.optional(),
      tolerance: field.decimal.optional(),
      takeProfit: level.optional(),
      stopLoss: level.optional(),
    }),
    result: z.object({ order: wireContract }),
  }),
  setContract: defineCall(ROUTES.setContract, {
    access: 'session',
    account: 'figures',
    summary: 'Sets take profit and stop loss of a position; null removes one.',
    keyed: true,
    body: z.strictObject({ id: field.id, takeProfit: level, stopLoss: level }),
    result: z.object({ order: wireContract }),
  }),
  closeContract: defineCall(ROUTES.closeContract, {
    access: 'session',
    account: 'figures',
    summary: 'Closes a position, or some lots of it, at the tick in force.',
    keyed: true,
    body: z.strictObject({ id: field.id, lots: field.decimal.optional() }),
    result: z.object({ order: wireContract }),
  }),
  batchClose: defineCall(ROUTES.batchClose, {
    access: 'session',
    account: 'figures',
    summary:
      'Closes all positions, all longs or all shorts, oldest first; what is stale is skipped.',
    keyed: true,
    body: z.strictObject({
      scope: field.choice(BATCH_SCOPES),
      symbol: field.symbol.optional(),
    }),
    result: z.object({
      closed: z.array(wireContract),
      skipped: z.array(z.object({ id: z.string(), code: z.literal('market_stale') })),
    }),
  }),
  cancelContract: defineCall(ROUTES.cancelContract, {
    access: 'session',
    account: 'figures',
    summary: 'Cancels an order that still waits.',
    keyed: true,
    body: z.strictObject({ id: field.id }),
    result: z.object({ order: wireContract }),
  }),
  contractOrders: defineCall(ROUTES.contractOrders, {
    access: 'session',
    account: 'figures',
    summary: 'My contract orders of one status, newest first; ended ones by their end.',
    query: z.strictObject({ ...listQuery, status: field.choice(CONTRACT_STATUSES).optional() }),
    result: contractPage,
  }),
  contractRecords: defineCall(ROUTES.contractRecords, {
    access: 'session',
    account: 'figures',
    summary: 'My contract orders that have ended, the last to end first; what a month brought.',
    query: z.strictObject({
      ...{ ...listQuery, ...recapQuery },
      status: field.choice(CONTRACT_STATUSES).optional(),
    }),
    result: contractPage.extend({ recap: field.recap.nullable() }),
  }),
}
