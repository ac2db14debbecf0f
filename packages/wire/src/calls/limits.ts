// Calls of the limits that customers set for themselves (TR-12.3).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

/** By the names under which they wait for their time. */
export const LIMIT_FIELDS = [
  'dailyLoss',
  'depositDay',
  'depositWeek',
  'depositMonth',
  'openPositions',
  'sessionMinutes',
  'timeOutUntil',
  'selfExcludedUntil',
] as const
export type LimitField = (typeof LIMIT_FIELDS)[number]

const deposit = z.object({
  day: z.string().nullable(),
  week: z.string().nullable(),
  month: z.string().nullable(),
})

const ownLimits = z.object({
  current: z.object({
    dailyLoss: z.string().nullable(),
    deposit,
    openPositions: z.int().nullable(),
    sessionMinutes: z.int().nullable(),
    timeOutUntil: z.int().nullable(),
    selfExcludedUntil: z.int().nullable(),
  }),
  /** Looser ones, which take the place of the current ones later; `value` null: no limit then. */
  pending: z.array(
    z.object({ field: z.enum(LIMIT_FIELDS), value: z.string().nullable(), from: z.int() }),
  ),
})

/** Null takes the limit away; what is not named stays. */
const amount = field.amount.nullable().optional()

export const limitCalls = {
  limits: defineCall(ROUTES.limits, {
    access: 'session',
    summary: 'The limits that I have set for myself, and looser ones that are to come.',
    result: ownLimits,
  }),
  changeLimits: defineCall(ROUTES.changeLimits, {
    access: 'session',
    summary: 'Sets limits: tighter at once, looser after 24 hours, a break never ends early.',
    body: z.strictObject({
      dailyLoss: amount,
      deposit: z
        .strictObject({ day: amount, week: amount, month: amount }, { error: 'invalid' })
        .optional(),
      openPositions: field.wholeBetween(0, 200).nullable().optional(),
      sessionMinutes: field.wholeBetween(15, 1_440).nullable().optional(),
      timeOutUntil: field.time.optional(),
      selfExcludedUntil: field.time.optional(),
    }),
    result: ownLimits,
  }),
}
