// What the slice needs from the rest of the server.

import type { Database } from '../../platform/database.ts'
import type { FileFolder } from './file-folder.ts'
import type { PictureEncoder } from './picture-encoder.ts'

export type FileDependencies = {
  readonly database: Database
  readonly folder: FileFolder
  readonly encoder: PictureEncoder
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
}
