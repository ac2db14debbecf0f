// What must be true of package-lock.json, so that `npm ci` works wherever the project is cloned.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT_FOLDER } from './root-folder.ts'

type LockEntry = { version?: string; resolved?: string; link?: boolean }
type LockFile = { packages?: Record<string, LockEntry> }

/** One sentence per breach; `text` is the lock file. */
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
    return []
  })
}

/** Every dependency of every manifest names one exact version. `manifests`: path → text. */
export function breachesOfVersions(manifests: Readonly<Record<string, string>>): string[] {
  return Object.entries(manifests).flatMap(([path, text]) => {
    const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies }
    return Object.entries(wanted)
      .filter(([name, version]) => !isExact(name, version))
      .map(([name, version]) => `${path}: ${name} "${version}" is a range; name one version`)
  })
}

function isExact(name: string, version: string): boolean {
  return name.startsWith('@fairtick/') ? version === '*' : /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
}

function readManifests(): Record<string, string> {
  const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: string[] }
  const lock = JSON.parse(read('package-lock.json')) as LockFile
  const folders = Object.keys(lock.packages ?? {}).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  )
  if (folders.length < workspaces.length) throw new Error('package-lock.json misses a workspace')
  const paths = ['package.json', ...folders.map((folder) => `${folder}/package.json`)]
  return Object.fromEntries(paths.map((path) => [path, read(path)]))
}

function read(path: string): string {
  return readFileSync(join(ROOT_FOLDER, path), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const breaches = [
    ...breachesOfLockFile(read('package-lock.json')),
    ...breachesOfVersions(readManifests()),
  ]
  for (const breach of breaches) console.log(breach)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
