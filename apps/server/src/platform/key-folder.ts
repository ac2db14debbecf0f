// The keys of an installation, beside the database and not in it: in its data folder, where each is
// made at the first start, or in a folder that is given (FAIRTICK_KEYS), where none ever is.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { refuseOpenParents } from './data-folder.ts'

export const KEY_NAMES = ['people', 'office', 'rows', 'identity', 'links', 'push', 'tape'] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** The key of that name, the same for every process of an installation. Throws UnusableKey. */
export type Keys = (name: KeyName) => Uint8Array

export type KeyPlace = {
  readonly dataFolder: string
  /** Undefined: keys are in the data folder, and made there. */
  readonly keysFolder?: string | undefined
}

/** The message is a sentence that names the file. */
export class UnusableKey extends Error {
  override readonly name = 'UnusableKey'
}

const KEY_BYTES = 32
const WRITTEN_BY_OTHERS = 0o022

export function openKeys({ dataFolder, keysFolder }: KeyPlace): Keys {
  if (keysFolder !== undefined) return (name) => readGivenKey(resolve(keysFolder), name)
  return (name) => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    makeKey(dataFolder, name)
    const file = fileOf(dataFolder, name)
    return keyOf(readFileSync(file, 'utf8')) ?? refuse(`${file} is not a key that seals`)
  }
}

/** The names of those that it made. What is made is read back as a server would, or it throws. */
export function makeMissingKeys(folder: string): readonly KeyName[] {
  refuseOpenParents(fileOf(folder, KEY_NAMES[0]), folder, 'FAIRTICK_KEYS')
  const made = KEY_NAMES.filter((name) => makeKey(folder, name))
  for (const name of KEY_NAMES) readGivenKey(folder, name)
  return made
}

function fileOf(folder: string, name: KeyName): string {
  return join(folder, `${name}.key`)
}

/** False where there is one: never over it, since what it sealed could not be read any more. */
function makeKey(folder: string, name: KeyName): boolean {
  const made = randomBytes(KEY_BYTES).toString('base64url')
  try {
    writeFileSync(fileOf(folder, name), made, { mode: 0o600, flag: 'wx', flush: true })
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EEXIST') return false
    throw error
  }
}

function readGivenKey(folder: string, name: KeyName): Uint8Array {
  const file = fileOf(folder, name)
  const wayOut = `put the key of this installation there, or make those of a new one by \
npm run keys -- ${folder}`
  try {
    return keyOf(readGiven(file, wayOut)) ?? refuse(`${file} is not a key that seals: ${wayOut}`)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string') throw error
    return refuse(
      code === 'ENOENT'
        ? `FAIRTICK_KEYS names a folder without ${file}: ${wayOut}`
        : `FAIRTICK_KEYS names a folder of which ${file} cannot be read (${code}): ${wayOut}`,
    )
  }
}

/**
 * Whoever can change a key, or put another in its place, can seal what counts. That others can read
 * it is left to who gives it: containers mount secrets so.
 */
function readGiven(file: string, wayOut: string): string {
  const descriptor = openSync(file, 'r')
  try {
    for (const path of [file, realpathSync(file)]) refuseOpenParents(path, file, 'FAIRTICK_KEYS')
    const { mode, uid } = fstatSync(descriptor)
    const self = process.getuid?.()
    // Rights are not modes where processes have no user.
    if (self !== undefined && ((mode & WRITTEN_BY_OTHERS) !== 0 || ![0, self].includes(uid))) {
      refuse(`others of this machine can write to ${file}: chown it to the server's user or root \
and chmod go-w it, and if it may have been changed, ${wayOut}`)
    }
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

function refuse(sentence: string): never {
  throw new UnusableKey(sentence)
}

/** Undefined where the text is none. */
function keyOf(text: string): Uint8Array | undefined {
  const key = Buffer.from(text.trim(), 'base64url')
  return key.length === KEY_BYTES ? key : undefined
}
