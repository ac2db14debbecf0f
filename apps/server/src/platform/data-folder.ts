// The data folder is the server's own user's alone: it holds keys, mails and the books.

import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Others may have changed what lies there, or may put another folder in its place. */
export class UnsafeFolder extends Error {
  override readonly name = 'UnsafeFolder'
}

const OTHERS = 0o077
const WRITTEN_BY_ALL = 0o002
const WRITTEN_BY_GROUP = 0o020
/** In such a folder only who owns a file may rename or remove it. */
const STICKY = 0o1000

/** The upper levels come first; under a folder that is closed nothing can be reached anyway. */
const MAX_LOOKED_AT = 50_000

/**
 * To be called before anything is written: from then on this process and its children make files
 * for their own user alone. What others could read is closed; answers how many files and folders
 * that were. Throws UnsafeFolder where others could write. Makes nothing where there is no folder.
 */
export function secureDataFolder(dataFolder: string): number {
  // Rights are not modes there; the folder has those of the user's profile.
  if (platform() === 'win32') return 0
  process.umask(OTHERS)
  const folder = resolve(dataFolder)
  const stats = statSync(folder, { throwIfNoEntry: false })
  const paths = stats === undefined ? [folder] : [folder, realpathSync(folder)]
  for (const path of paths) refuseOpenParents(path, dataFolder)
  if (stats === undefined || !stats.isDirectory()) return 0
  refuseOpenFolder(stats, dataFolder)
  return closeAll(realpathSync(folder))
}

function refuseOpenFolder({ mode, uid }: Stats, shown: string): void {
  if (uid !== process.getuid?.()) {
    throw new UnsafeFolder(
      `${shown} belongs to another user, who could change it: chown it to the server's own, or \
name another folder by FAIRTICK_DATA`,
    )
  }
  if ((mode & (WRITTEN_BY_ALL | WRITTEN_BY_GROUP)) === 0) return
  throw new UnsafeFolder(
    `others of this machine can write to ${shown}: see whether anything in it is not yours, then \
chmod 700 ${shown}`,
  )
}

/** Throws UnsafeFolder where others can write above `path`, which `setting` names as `shown`. */
export function refuseOpenParents(path: string, shown: string, setting = 'FAIRTICK_DATA'): void {
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    const stats = statSync(parent, { throwIfNoEntry: false })
    if (stats !== undefined && isOpen(stats)) {
      throw new UnsafeFolder(
        `others of this machine can write to ${parent}, and so put another in the place of \
${shown}: chmod go-w ${parent}, or name another folder by ${setting}`,
      )
    }
    if (parent === dirname(parent)) return
  }
}

/** A group with the number of its owner is theirs alone, as where homes are made so. */
function isOpen({ mode, uid, gid }: Stats): boolean {
  if ((mode & STICKY) !== 0) return false
  return (mode & WRITTEN_BY_ALL) !== 0 || ((mode & WRITTEN_BY_GROUP) !== 0 && gid !== uid)
}

function closeAll(root: string): number {
  const folders = [root]
  let [lookedAt, closed] = [0, close(root)]
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      lookedAt += 1
      if (lookedAt > MAX_LOOKED_AT) return closed
      // What a link leads to is not ours to close.
      if (entry.isSymbolicLink()) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      closed += close(path)
    }
  }
  return closed
}

function close(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined || (stats.mode & OTHERS) === 0) return 0
  chmodSync(path, stats.mode & 0o700)
  return 1
}
