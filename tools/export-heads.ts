// After a command wrote to the audit log: its heads go to the file beside the database at once.

import { createHeadExport, headsFile } from '@fairtick/server/features/audit/public'
import type { Database } from '@fairtick/server/platform/database'

export async function exportHeads(dataFolder: string, database: Database): Promise<void> {
  // What it would warn of is the entry that the command has just written.
  const log = { error: console.error, warn: () => {} }
  await createHeadExport({ database, file: headsFile(dataFolder), log, nowMs: Date.now })()
}
