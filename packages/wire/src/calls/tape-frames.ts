// What a tick of a live market was read from, for who keeps the streams of its venues too.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const tapeFrameCalls = {
  tapeFrame: defineCall(ROUTES.tapeFrame, {
    access: 'public',
    anyOrigin: true,
    summary: 'The frames of venues that a tick has its price from: kept for 30 days, then 404.',
    query: z.strictObject({
      symbol: field.symbol,
      seq: field.wholeText(1, Number.MAX_SAFE_INTEGER),
    }),
    result: z.object({
      symbol: z.string(),
      seq: z.int(),
      /** As its line names them: one where one venue has the instrument, else each with a part. */
      frames: z.array(
        z.object({
          /** The record `venue` before it says which addresses this one reads. */
          feed: z.string(),
          /** Its text as it was received; null: this one of several was lost. */
          frame: z.string().nullable(),
          /** SHA-256 of that text in base64url, as it stands in the line of the tick. */
          hash: z.string(),
          received: z.int(),
          /** What the venue itself wrote into it, where it writes a time. */
          venueTime: z.int().nullable(),
        }),
      ),
    }),
  }),
}
