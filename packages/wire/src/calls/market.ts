// Calls about the market: instruments, watchlist, ticks, candles.

import { INTERVALS } from '@fairtick/core/market/candle'
import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

/** One candle on the wire. */
export const wireCandle = z.object({
  time: z.int(),
  open_price: z.string(),
  close_price: z.string(),
  high_price: z.string(),
  low_price: z.string(),
  volume: z.string(),
})

export const wireInstrument = z.object({
  jiaoyidui: z.string(),
  symbol: z.string(),
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  price: z.string().nullable(),
  change: z.string().nullable(),
  high24h: z.string().nullable(),
  low24h: z.string().nullable(),
  volume24h: z.string().nullable(),
  market: wireCandle.nullable(),
  status: z.union([z.literal(1), z.literal(-1)]),
  /** `kline`: the newest price stands in a running candle, `market`; `market`: it stands alone. */
  dataType: z.enum(['market', 'kline']),
  tickTime: z.int().nullable(),
  seq: z.int().nullable(),
  spark: z.array(z.string()),
  spread: z.string(),
  priceDecimals: z.int(),
  contractSize: z.string(),
  minLots: z.string(),
  maxLots: z.string(),
  lotStep: z.string(),
  leverages: z.array(z.int()),
  /** The most that the rules of the country allow, where the instrument has more. */
  leverageCap: z.int().nullable(),
  maxOpenNotional: z.string().nullable(),
  /** False: nothing new can be opened on it, so it has neither leverages nor durations. */
  isOffered: z.boolean(),
  durations: z.array(z.object({ seconds: z.int(), payoutRate: z.string() })),
  minStake: z.string(),
  maxStake: z.string(),
  maxOpenStake: z.string().nullable(),
  feeRate: z.string(),
  overnightRate: z.object({ long: z.string(), short: z.string() }),
  source: z.enum(['live', 'replay', 'simulated']),
  /**
   * Which file or venues the prices come from, of several venues their median; of a base that is no
   * venue's own its host.
   */
  origins: z.array(z.string()),
  /** Prices come from a base that is not the venue's own: nobody vouches for them. */
  isUnverified: z.boolean(),
})

/** [seq, time, price] */
export const wireTick = z.tuple([z.int(), z.int(), z.string()])

export const marketCalls = {
  instruments: defineCall(ROUTES.instruments, {
    access: 'public',
    summary: 'All instruments by category.',
    result: z.record(z.string(), z.array(wireInstrument)),
  }),
  watchlist: defineCall(ROUTES.watchlist, {
    access: 'session',
    summary: 'My watchlist in my order.',
    result: z.object({ data: z.array(wireInstrument) }),
  }),
  updateWatchlist: defineCall(ROUTES.updateWatchlist, {
    access: 'session',
    summary: 'Stars or unstars an instrument.',
    body: z.strictObject({ symbol: field.symbol, optional: z.boolean({ error: 'invalid' }) }),
    result: z.object({ data: z.array(wireInstrument) }),
  }),
  orderWatchlist: defineCall(ROUTES.orderWatchlist, {
    access: 'session',
    summary: 'Puts the watchlist in a new order.',
    body: z.strictObject({ symbols: field.ids }),
    result: z.object({ data: z.array(wireInstrument) }),
  }),
  ticks: defineCall(ROUTES.ticks, {
    access: 'public',
    // Whoever checks from outside asks which tick was in force.
    anyOrigin: true,
    summary: 'Recorded ticks of one instrument, ascending.',
    query: z.strictObject({
      symbol: field.symbol,
      fromSeq: field.wholeText(1, Number.MAX_SAFE_INTEGER).optional(),
      before: field.timeText.optional(),
      limit: field.wholeText(1, 1_000).optional(),
    }),
    result: z.object({ ticks: z.array(wireTick) }),
  }),
  candles: defineCall(ROUTES.candles, {
    access: 'public',
    summary: 'Candles of one instrument, oldest first.',
    bare: true,
    query: z.strictObject({
      coinName: field.symbol,
      type: field.choice(INTERVALS),
      limit: field.wholeText(1, 1_000).optional(),
      before: field.timeText.optional(),
    }),
    result: z.object({
      code: z.string(),
      kline_type: z.string(),
      kline_list: z.array(wireCandle),
    }),
  }),
}
