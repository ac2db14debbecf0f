// The files of the project: everything in the folder but what is installed, built or produced.
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED_FOLDERS = new Set(['node_modules', '.git', 'dist', 'coverage'])
/** Run-time data of a started server; only at the top, as `data` may be a room elsewhere. */
const SKIPPED_AT_TOP = new Set(['data', 'tmp'])

/**
 * Paths relative to `folder`, with `/`, sorted.
 * `under` narrows the walk to one sub-folder; one that does not exist has no files.
 */
export function projectFiles(folder: string, under = ''): string[] {
  return findEntries(folder, under, (entry) => entry.isFile())
}

/** Paths of symbolic links, as `projectFiles` gives paths. */
export function symbolicLinks(folder: string): string[] {
  return findEntries(folder, '', (entry) => entry.isSymbolicLink())
}

function findEntries(folder: string, under: string, isWanted: (entry: Dirent) => boolean) {
  const found: string[] = []
  const waiting = [under]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of entriesOf(join(folder, at))) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`
      if (isWanted(entry)) found.push(path)
      if (entry.isDirectory() && !isSkipped(at, entry.name)) waiting.push(path)
    }
  }
  return found.sort()
}

function isSkipped(at: string, name: string): boolean {
  return SKIPPED_FOLDERS.has(name) || (at === '' && SKIPPED_AT_TOP.has(name))
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
