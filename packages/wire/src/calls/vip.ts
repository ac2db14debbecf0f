// The call about VIP: the levels, where I stand, and what the discount has saved me (TR-9).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { ROUTES } from '../routes.ts'

export const vipCalls = {
  vipLevels: defineCall(ROUTES.vipLevels, {
    access: 'session',
    account: 'figures',
    summary: 'All VIP levels, mine, and what it took off the fees of last month and of this one.',
    result: z.object({
      levels: z.array(
        z.object({
          level: z.int(),
          /** Contract notional of 30 days from which on it is reached, in USD. */
          volume: z.string(),
          /** Part of each fee that is not charged. */
          feeDiscount: z.string(),
        }),
      ),
      /** When others took the place of those that ship, or rules of a country their discounts. */
      changes: z.array(
        z.object({
          /** They count since some moment between these two. */
          from: z.int(),
          until: z.int(),
          levels: z.array(z.object({ volume: z.string(), feeDiscount: z.string() })),
        }),
      ),
      /** Those that were announced and do not count yet, in the order in which they will. */
      coming: z.array(
        z.object({
          from: z.int(),
          levels: z.array(z.object({ volume: z.string(), feeDiscount: z.string() })),
        }),
      ),
      mine: z.object({
        level: z.int(),
        feeDiscount: z.string(),
        volume30d: z.string(),
        /** Null: there is no higher one. */
        next: z
          .object({
            level: z.int(),
            volume: z.string(),
            /** Volume that is missing for it. */
            missing: z.string(),
          })
          .nullable(),
      }),
      /** The month before, then this one so far. */
      saved: z.array(
        z.object({
          /** `YYYY-MM` in the operator's time zone. */
          month: z.string(),
          /** What fees without a discount would have been, less what was charged. */
          amount: z.string(),
        }),
      ),
    }),
  }),
}
