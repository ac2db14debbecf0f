// The setup secrets of the first two admins, each in a file of its own: what a start prints is kept
// in logs, where whoever reads it would have both.

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { openSetup } from './one-time-secret.ts'
import { SEATS, type Seat } from './store.ts'

/** `file` holds the secret alone, for the server's own user. */
export type SetupFile = { readonly seat: Seat; readonly file: string }

/** Of the seats that nobody has taken: other secrets each start. Those of before are removed. */
export async function writeSetupFiles(
  database: Database,
  rowSeal: RowSeal,
  dataFolder: string,
): Promise<readonly SetupFile[]> {
  const fileOf = (seat: Seat) => join(dataFolder, `setup-secret-${seat}.txt`)
  const open = await openSetup(database, rowSeal)
  for (const seat of SEATS) await rm(fileOf(seat), { force: true })
  for (const { seat, secret } of open) {
    await writeFile(fileOf(seat), `${secret}\n`, { mode: 0o600, flag: 'wx' })
  }
  return open.map(({ seat }) => ({ seat, file: fileOf(seat) }))
}
