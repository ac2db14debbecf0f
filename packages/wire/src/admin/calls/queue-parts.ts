// What the queues of the back office have in common: who looks at a case, whose it is.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { LOCK_FLAGS } from '../lock-flags.ts'

/** Of one queue; a page is oldest first. `pending`: nobody has decided. */
const QUEUE_STATUSES = ['pending', 'approved', 'success', 'failed', 'cancelled'] as const

export const queueQuery = z.strictObject({
  ...field.paging,
  status: field.choice(QUEUE_STATUSES).optional(),
})

/** Who is looking at it; it hinders nobody and ends by itself. */
export const claim = z.object({ staffId: z.string(), until: z.int() })

export const caseOwner = z.object({
  id: z.string(),
  nickname: z.string(),
  fullName: z.string(),
  createdTime: z.int(),
  locked: z.array(z.enum(LOCK_FLAGS)),
})

export const byId = z.strictObject({ id: field.id })
