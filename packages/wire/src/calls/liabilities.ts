// Calls about what the house owes its customers: published roots, and the proof of one's own leaf.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { COVER_STATES } from '../deposit-rules.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

/** More days since 1970 than anybody asks for. */
const MAX_DAY = 100_000

/** What hashes to `root` (`packages/proof`, `liabilityRoot`). Amounts have six decimals. */
const tree = z.object({
  kind: z.enum(['real', 'practice']),
  /** Of the operator, in days since 1970-01-01. */
  day: z.int(),
  time: z.int(),
  /** The newest record of the tape that the amounts have in them. */
  position: z.int(),
  accounts: z.int(),
  total: z.string(),
  tree: z.string(),
  /** Accounts whose open losses are above their cash: taken off nobody's sum. */
  deficits: z.object({ count: z.int(), total: z.string() }),
  /** The ticks at which open contracts were valued. */
  marks: z.array(z.object({ symbol: z.string(), seq: z.int(), price: z.string() })),
  root: z.string(),
})

export const liabilityCalls = {
  liabilities: defineCall(ROUTES.liabilities, {
    access: 'public',
    summary:
      'What the house owed on the newest days, or those before one, and the roots of the trees.',
    query: z.strictObject({ before: field.wholeText(0, MAX_DAY).optional() }),
    result: z.object({
      /** Newest first; `checked`: how many customers asked for their proof. */
      days: z.array(tree.extend({ checked: z.int() })),
      /** What the newest statement shows to be held (H14); null: it is practice money. */
      held: z
        .object({
          state: z.enum(COVER_STATES),
          /** Stored by the house itself; null: there is none. */
          newest: z.object({ time: z.int(), assets: z.string(), owed: z.string() }).nullable(),
        })
        .nullable(),
      /** When the next one comes. */
      nextTime: z.int(),
    }),
  }),
  liabilityProof: defineCall(ROUTES.liabilityProof, {
    access: 'session',
    account: 'figures',
    summary: 'The leaf of my account in the tree of a day, and its path to the top.',
    query: z.strictObject({ day: field.wholeText(0, MAX_DAY) }),
    result: z.object({
      leaf: z.string(),
      salt: z.string(),
      index: z.int(),
      path: z.array(z.object({ sum: z.string(), hash: z.string() })),
      tree,
    }),
  }),
}
