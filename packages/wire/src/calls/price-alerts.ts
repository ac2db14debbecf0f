// Calls of price alerts: each fires once, by a message, at the first tick that reaches its price.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

/** Which way the price has to go: to the alert's price or beyond. */
export const ALERT_DIRECTIONS = ['above', 'below'] as const

const alerts = z.object({
  /** All that wait, newest first. */
  data: z.array(
    z.object({
      id: z.string(),
      symbol: z.string(),
      direction: z.enum(ALERT_DIRECTIONS),
      price: z.string(),
      /** When it was set. */
      time: z.int(),
    }),
  ),
  /** How many one person may have. */
  limit: z.int(),
})

export const priceAlertCalls = {
  priceAlerts: defineCall(ROUTES.priceAlerts, {
    access: 'session',
    summary: 'My price alerts that wait, newest first.',
    result: alerts,
  }),
  setPriceAlert: defineCall(ROUTES.setPriceAlert, {
    access: 'session',
    summary: 'Sets an alert at a price, `above` or `below`; the same again changes nothing.',
    body: z.strictObject({
      symbol: field.symbol,
      above: field.decimal.optional(),
      below: field.decimal.optional(),
    }),
    result: alerts,
  }),
  removePriceAlert: defineCall(ROUTES.removePriceAlert, {
    access: 'session',
    summary: 'Removes an alert that has not fired.',
    body: z.strictObject({ id: field.id }),
    result: alerts,
  }),
}
