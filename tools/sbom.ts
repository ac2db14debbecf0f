// `npm run sbom`: every package that the lock file installs, as CycloneDX JSON for a release.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startCommand } from './command.ts'
import { ROOT_FOLDER } from './root-folder.ts'

type LockEntry = {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
type LockFile = { readonly packages: Readonly<Record<string, LockEntry>> }

const FOLDER = 'node_modules/'

/** One component for each name and version; `lockFile` is its text. */
export function createSbom(lockFile: string) {
  const { packages } = JSON.parse(lockFile) as LockFile
  const components = Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes(FOLDER) || entry.link === true) return []
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    return [componentOf(name, entry)]
  })
  const byPurl = new Map(components.map((component) => [component.purl, component]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'fairtick' } },
    components: [...byPurl.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  }
}

function componentOf(name: string, { version = '', integrity, license, dev }: LockEntry) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, digest] = integrity?.split('-', 2) ?? []
  return {
    type: 'library',
    ...{ name, version, purl },
    'bom-ref': purl,
    scope: dev === true ? 'excluded' : 'required',
    ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
    ...(algorithm === 'sha512' && digest !== undefined
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await startCommand(
    {
      name: 'sbom',
      does: `Lists every package that the lock file installs, with version, license and hash, as
CycloneDX JSON: the bill of materials of a release.`,
      examples: ['', '> sbom.json'],
    },
    async () => {
      const lockFile = readFileSync(join(ROOT_FOLDER, 'package-lock.json'), 'utf8')
      console.log(JSON.stringify(createSbom(lockFile), undefined, 2))
      return undefined
    },
  )
}
