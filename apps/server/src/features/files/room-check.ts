// Pictures are refused long before there is no room for the books (REL-46).

import { statfs } from 'node:fs/promises'
import type { DatabasePlace } from '../../platform/open-database.ts'

const MIN_FREE_BYTES = 512 * 1_024 * 1_024

export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/**
 * Of the disk on which an embedded database lies. What a PostgreSQL server has left it alone knows:
 * it refuses by itself (53100), and such an error has the same answer.
 */
export function createRoomCheck(
  place: DatabasePlace,
  minFreeBytes = MIN_FREE_BYTES,
): () => Promise<void> {
  if (place.kind === 'postgres') return async () => {}
  return async () => {
    const { bavail, bsize } = await statfs(place.folder)
    if (bavail * bsize < minFreeBytes) throw new StorageFull('too little room for pictures')
  }
}
