// Finds the PostgreSQL server programs of this machine, which the race suites start for themselves.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Where Debian and Ubuntu put them, outside of PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'postgres']

/** The folder that holds `initdb`, `postgres` and their kin; undefined when there is none. */
export function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter)
  const folder = [...inPath, ...debianFolders()].find((candidate) =>
    PROGRAMS.every((program) => existsSync(join(candidate, program))),
  )
  return folder === undefined ? undefined : dirname(realpathSync(join(folder, 'initdb')))
}

/** Newest version first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
}
