// What the installation is, as its row says.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { Queryable } from '../../platform/database.ts'

/** As its row says, which has to be what two people chose. */
export async function readMode(lane: Queryable): Promise<InstallationMode> {
  const [row] = await lane.query<{ mode: InstallationMode }>('SELECT mode FROM installation')
  return row?.mode ?? 'practice'
}

/** The kind of source that the installation's data belongs to; undefined before the first start. */
export async function readSource(lane: Queryable): Promise<SourceKind | undefined> {
  const [row] = await lane.query<{ source: SourceKind }>('SELECT source FROM installation')
  return row?.source
}
