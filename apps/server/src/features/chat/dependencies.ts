// What the slice needs of the rest of the server.

import type { ChatEventBody } from '@fairtick/wire/socket/frames'
import type { Database } from '../../platform/database.ts'
import type { ServiceHours } from './service-hours.ts'
import type { TypingCustomers } from './typing.ts'

/** What one customer's screens are told. */
export type ChatNotice = { readonly userId: string; readonly body: ChatEventBody }

export type PublishChat = (notices: readonly ChatNotice[]) => void

export type ChatDependencies = {
  /** With a pool of its own, so that no flood of messages holds up an order (REL-35). */
  readonly database: Database
  readonly nowMs: () => number
  /** Undefined: the house has not said when somebody is there. */
  readonly hours: ServiceHours | undefined
  /** Where customers may pay to. */
  readonly ownAddresses: () => readonly string[]
  /** Customers who are writing at this moment. */
  readonly typing: TypingCustomers
  /** After the commit. */
  readonly publish: PublishChat
}
