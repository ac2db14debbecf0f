// What the slice needs from the rest of the server.

import type { Database, Queryable } from '../../platform/database.ts'
import type { PictureEncoder } from './picture-encoder.ts'

export type FileDependencies = {
  readonly database: Database
  /** Throws StorageFull when the disk of the books would run short. */
  readonly checkRoom: () => Promise<void>
  readonly encoder: PictureEncoder
  /** For what reviewers alone see: seals it before it gets to the database. */
  readonly documentSealer: DocumentSealer
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
}

export type DocumentSealer = (
  tx: Queryable,
  file: { readonly id: string; readonly userId: string },
) => Promise<(bytes: Uint8Array) => Uint8Array>
