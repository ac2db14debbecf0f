// What must be true of the lock files, so that `npm ci` works wherever the project is cloned and
// installs the very bytes that were looked at.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT_FOLDER } from './root-folder.ts'

/** Folders with a lock file of their own, which `npm ci` of the project leaves out. */
const APART = ['bench/lighthouse']

/**
 * Packages whose install scripts were read and are wanted; `.npmrc` lets none run by itself, so one
 * that is named here is run by a command of ours.
 */
const WITH_SCRIPTS: readonly string[] = []

type LockEntry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}
type LockFile = { packages?: Record<string, LockEntry> }

/** One sentence per breach; `text` is the lock file (REL-62). */
export function breachesOfLockFile(text: string): string[] {
  const { packages } = JSON.parse(text) as LockFile
  const entries = Object.entries(packages ?? {}).filter(([path]) => path.includes('node_modules/'))
  if (entries.length === 0) return ['package-lock.json names no package']
  return entries.flatMap(([path, entry]) => {
    if (entry.link === true) return []
    if (entry.version === undefined) {
      return [`${path}: no version; npm ci will stop with "Missing: … from lock file"`]
    }
    if (entry.resolved !== undefined && /^https?:/.test(entry.resolved)) {
      return [`${path}: bound to ${new URL(entry.resolved).host}; see omit-lockfile-… in .npmrc`]
    }
    if (!/^sha512-/.test(entry.integrity ?? '')) {
      return [`${path}: no integrity (sha512), so any package of this name would do; lock it anew`]
    }
    if (entry.hasInstallScript === true && !WITH_SCRIPTS.includes(path)) {
      return [`${path}: runs a script when it is installed; read it, then name it in WITH_SCRIPTS`]
    }
    return []
  })
}

/** A package of another day cannot run code on the machine that installs it. */
export function breachesOfNpmSettings(text: string): string[] {
  return /^ignore-scripts=true$/m.test(text) ? [] : ['.npmrc: ignore-scripts=true is missing']
}

/** Every dependency of every manifest names one exact version. `manifests`: path → text. */
export function breachesOfVersions(manifests: Readonly<Record<string, string>>): string[] {
  return Object.entries(manifests).flatMap(([path, text]) => {
    const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies }
    return Object.entries(wanted)
      .filter(([name, version]) => !isExact(name, version))
      .map(([name, version]) => `${path}: ${name} "${version}" is a range; name one version`)
  })
}

/** Also of another name: `npm:typescript@7.0.2`. */
const ONE_VERSION = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

function isExact(name: string, version: string): boolean {
  return name.startsWith('@fairtick/') ? version === '*' : ONE_VERSION.test(version)
}

function readManifests(): Record<string, string> {
  const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: string[] }
  const lock = JSON.parse(read('package-lock.json')) as LockFile
  const folders = Object.keys(lock.packages ?? {}).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  )
  if (folders.length < workspaces.length) throw new Error('package-lock.json misses a workspace')
  const paths = ['', ...APART, ...folders].map((folder) => join(folder, 'package.json'))
  return Object.fromEntries(paths.map((path) => [path, read(path)]))
}

function read(path: string): string {
  return readFileSync(join(ROOT_FOLDER, path), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = [
    ...['', ...APART].flatMap((folder) => {
      const path = join(folder, 'package-lock.json')
      return breachesOfLockFile(read(path)).map((breach) => `${path}: ${breach}`)
    }),
    ...breachesOfVersions(readManifests()),
    ...breachesOfNpmSettings(read('.npmrc')),
  ]
  for (const breach of breaches) console.log(breach)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
