// What the screens of the staff are told without asking: how the queues stand, who looks at what.

import * as z from 'zod'
import { claim } from './calls/queue-parts.ts'
import { LIVE_QUEUES } from './live-queues.ts'

const queueState = z.object({
  queue: z.enum(LIVE_QUEUES),
  /** Nobody has decided. */
  pending: z.int(),
  /** Approved, and not credited or paid yet; changes of bank accounts are carried out at once. */
  approved: z.int(),
  /** Practice money that waited when real money began: it is in neither of the two (TR-12.2). */
  leftOver: z.int(),
  /** Another text when any case came, went or was decided: what is shown is to be read anew. */
  version: z.string(),
  /** Of cases by id. */
  claims: z.record(z.string(), claim),
  /** Of chats: ids of those in which a customer is writing at this moment. */
  typing: z.array(z.string()),
})

/** The whole of what the reader may see, each time: whoever missed one has missed nothing. */
export const officeState = z.object({ queues: z.array(queueState) })

export type OfficeState = z.output<typeof officeState>
export type QueueState = z.output<typeof queueState>
