// Keys in the data folder, beside the database and not in it; each is made at the first start.

import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32

/** The key `<name>.key`, the same for every process on this folder. */
export function readOrMakeKey(dataFolder: string, name: string): Uint8Array {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, `${name}.key`)
  try {
    // Never over a key that is there: what it sealed could not be read any more.
    const made = randomBytes(KEY_BYTES).toString('base64url')
    writeFileSync(file, made, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key that seals`)
  return key
}
