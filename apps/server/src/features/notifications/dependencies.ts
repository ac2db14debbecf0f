// What the slice needs of the rest of the server.

import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { PushHosts } from './push-hosts.ts'

export type NotificationDependencies = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
  /**
   * In the transaction of a new browser, before it is there: its owner hears of it by message and
   * mail, and on the browsers of before. Returns what the account feed is to publish afterwards.
   */
  readonly tellOwner: (
    tx: Queryable,
    userId: string,
    nowMs: number,
  ) => Promise<readonly AccountEvent[]>
  readonly publish: (events: readonly AccountEvent[]) => void
  /** Undefined: this installation pushes nothing. */
  readonly push: { readonly publicKey: string; readonly hosts: PushHosts } | undefined
}
