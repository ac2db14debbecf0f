// What the slice needs from the rest of the server.

import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { IdentityRules } from './identity-rules.ts'
import type { PersonKeys } from './person-keys.ts'

export type IdentityDependencies = {
  readonly database: Database
  readonly log: Log
  readonly rowSeal: RowSeal
  readonly keys: PersonKeys
  readonly rules: IdentityRules
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
}
