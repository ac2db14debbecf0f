// What the queues of the back office have in common: who looks at a case, whose it is.

import * as z from 'zod'
import { SECURITY_CHANGES } from '../../calls/security.ts'
import * as field from '../../fields.ts'
import { LOCK_FLAGS } from '../lock-flags.ts'

/** `pending`: nobody has decided. */
const QUEUE_STATUSES = ['pending', 'approved', 'success', 'failed', 'cancelled'] as const

/** A page is oldest first while its cases wait, else newest first. */
export const queueQuery = z.strictObject({
  ...field.paging,
  /** Of one customer. */
  user: field.id.optional(),
  status: field.choice(QUEUE_STATUSES).optional(),
})

/** Of money: `left_over` is practice money that waited when real money began (TR-12.2). */
export const cashQueueQuery = queueQuery.extend({
  status: field.choice([...QUEUE_STATUSES, 'left_over']).optional(),
})

/** Of such a case: it can be failed, and nothing else; it is counted apart. */
export const isLeftOver = z.boolean()

/** Who is looking at it; it hinders nobody and ends by itself. */
export const claim = z.object({ staffId: z.string(), name: z.string(), until: z.int() })

/** Names of the staff that a row speaks of, by id. */
export const staffNames = z.record(z.string(), z.string())

export const caseOwner = z.object({
  id: z.string(),
  nickname: z.string(),
  fullName: z.string(),
  createdTime: z.int(),
  language: field.language,
  locked: z.array(z.enum(LOCK_FLAGS)),
  /** Changes after which withdrawals wait. */
  holds: z.array(z.object({ reason: z.enum(SECURITY_CHANGES), until: z.int() })),
})

/** What the customer will read, in their language, if a case fails for one of the reasons. */
export const failuresOf = <Reason extends string>(reasons: readonly [Reason, ...Reason[]]) =>
  z.array(z.object({ reason: z.enum(reasons), title: z.string(), text: z.string() }))

/** Of saying that one looks at a case, and of saying that one does no longer. */
export const CLAIMED = {
  none: 'it tells colleagues who is looking, hinders nobody and ends by itself',
} as const

export const byId = z.strictObject({ id: field.id })
