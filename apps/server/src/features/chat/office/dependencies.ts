// What the office's inbox needs of the rest of the server.

import type { Database } from '../../../platform/database.ts'
import type { ReviewDependencies } from '../../reviews/public.ts'
import type { PublishChat } from '../dependencies.ts'
import type { ServiceHours } from '../service-hours.ts'

export type ChatOfficeDependencies = Pick<
  ReviewDependencies,
  'database' | 'nowMs' | 'exportHeads' | 'rowSeal' | 'onQueueChange'
> & {
  /** With a pool of its own and short statements: a search holds up nobody but who searches. */
  readonly searchDatabase: Database
  readonly hours: ServiceHours | undefined
  /** Addresses to which customers may pay: no other may stand in an answer. */
  readonly ownAddresses: () => readonly string[]
  /** Tells the customer's screens, after the commit. */
  readonly publish: PublishChat
}
