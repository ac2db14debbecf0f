// Folders in the system's temporary folder that are made once per machine, and then used by all.

import { createHash } from 'node:crypto'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SharedTempFolder = {
  readonly name: string
  /** Whatever it is made from: of other things it is another folder. */
  readonly from: readonly (string | Uint8Array)[]
  /** Fills the folder `staging`, which will be `folder`. */
  readonly fill: (staging: string, folder: string) => Promise<void>
}

/**
 * The folder, of this user alone. It is filled beside and then renamed, so that of two processes
 * neither sees a half-filled one.
 */
export async function sharedTempFolder({ name, from, fill }: SharedTempFolder): Promise<string> {
  const sum = createHash('sha256')
  for (const part of from) sum.update(part)
  const made = `fairtick-${name}-${process.getuid?.() ?? 0}-${sum.digest('hex').slice(0, 16)}`
  const folder = join(tmpdir(), made)
  if (await exists(folder)) return folder
  const staging = await mkdtemp(`${folder}-`)
  try {
    await fill(staging, folder)
    await rename(staging, folder)
  } catch (fault) {
    await rm(staging, { recursive: true, force: true })
    if (!(await exists(folder))) throw fault
  }
  return folder
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
