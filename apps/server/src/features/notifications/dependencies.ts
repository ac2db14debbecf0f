// What the slice needs of the rest of the server.

import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { PushHosts } from './push-hosts.ts'

export type NotificationDependencies = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly nowMs: () => number
  /** Undefined: this installation pushes nothing. */
  readonly push: { readonly publicKey: string; readonly hosts: PushHosts } | undefined
}
