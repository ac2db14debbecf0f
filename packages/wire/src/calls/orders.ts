// One order by its id, of either product, step by step.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { CLOSE_REASONS, wireContract } from './contracts.ts'
import { wireTick } from './market.ts'
import { wireOption } from './options.ts'

export const CONTRACT_STEPS = [
  'placed',
  'opened',
  'levels_set',
  'overnight',
  'closed',
  'cancelled',
] as const

/** Around the ticks that the order used. */
const ticks = z.array(wireTick)

const optionDetail = z.object({
  kind: z.literal('option'),
  order: wireOption,
  timeline: z.array(
    z.object({
      time: z.int(),
      what: z.enum(['bought', 'settled']),
      price: z.string(),
      seq: z.int(),
    }),
  ),
  ticks,
})

const contractDetail = z.object({
  kind: z.literal('contract'),
  order: wireContract,
  timeline: z.array(
    z.object({
      time: z.int(),
      what: z.enum(CONTRACT_STEPS),
      /** Of the fill, or the limit price; null where no price played a part. */
      price: z.string().nullable(),
      /** The tick that was used. */
      seq: z.int().nullable(),
      lots: z.string().nullable(),
      /** Gross P/L of a close. */
      profit: z.string().nullable(),
      /** Opening fee, closing fee, or overnight charge (negative: a credit). */
      fee: z.string().nullable(),
      reason: z.enum(CLOSE_REASONS).nullable(),
      /** As they stood from this step on, where it set them. */
      takeProfit: z.string().nullable(),
      stopLoss: z.string().nullable(),
    }),
  ),
  ticks,
})

export const orderCalls = {
  orderDetail: defineCall(ROUTES.orderDetail, {
    access: 'session',
    account: 'figures',
    summary: 'One order with its steps and the ticks around those it used.',
    query: z.strictObject({ id: field.id }),
    result: z.discriminatedUnion('kind', [optionDetail, contractDetail]),
  }),
}
