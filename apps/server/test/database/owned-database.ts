// What a test gets: the database of the run-time role, and the hand of its owner beside it.

import type { Database } from '@fairtick/server/platform/database'

export type TestDatabase = Database & {
  /** As the owner of the tables, past the rights of the run-time role: to plant and to look. */
  readonly asOwner: (sql: string) => Promise<void>
}
