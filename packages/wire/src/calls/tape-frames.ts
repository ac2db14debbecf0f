// What a tick of a live venue was read from, for who keeps that venue's stream too.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const tapeFrameCalls = {
  tapeFrame: defineCall(ROUTES.tapeFrame, {
    access: 'public',
    anyOrigin: true,
    summary: 'The frame of the venue that a tick has its price from: kept for 30 days, then 404.',
    query: z.strictObject({
      symbol: field.symbol,
      seq: field.wholeText(1, Number.MAX_SAFE_INTEGER),
    }),
    result: z.object({
      symbol: z.string(),
      seq: z.int(),
      /** Its text as it was received. */
      frame: z.string(),
      /** SHA-256 of that text in base64url, as it stands in the line of the tick. */
      hash: z.string(),
      received: z.int(),
      /** What the venue itself wrote into it, where it writes a time. */
      venueTime: z.int().nullable(),
      /** The record `venue` before it says which addresses this one reads. */
      feed: z.string(),
    }),
  }),
}
