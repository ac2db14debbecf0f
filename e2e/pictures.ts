// Where pictures of the screens go, for people to look at: outside of the repository.

import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `PICTURES`, else a folder beside other temporary ones. */
export function picturesFolder(): string {
  return process.env.PICTURES ?? join(tmpdir(), 'fairtick-pictures')
}
