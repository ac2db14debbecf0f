// What the slice needs of the rest of the server.

import type { DepositStop } from '@fairtick/wire/deposit-rules'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { DepositMethods } from './deposit-methods.ts'

/** What the back office does to deposits needs this much. */
export type DepositOffice = {
  readonly database: Database
  readonly methods: DepositMethods
  readonly nowMs: () => number
  readonly rowSeal: RowSeal
}

export type DepositDependencies = DepositOffice & {
  /** Why deposits are locked for a user; undefined: they are not (TR-12.4). */
  readonly findLock: (tx: Queryable, userId: string) => Promise<string | undefined>
  /** Why nothing new is paid in by anybody; undefined: it may be (H14). */
  readonly findStop: (database: Queryable) => Promise<DepositStop | undefined>
  /** Tells the user's screens, after the commit. */
  readonly publish: (events: readonly AccountEvent[]) => void
}
