// The bill of materials holds what is installed, each package once.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'
import { createSbom } from './sbom.ts'

type LockEntry = { readonly version?: string; readonly integrity?: string }
const LOCK = readFileSync(join(ROOT_FOLDER, 'package-lock.json'), 'utf8')

test('every package of the lock file is in it, with its hash (REL-62)', () => {
  const { packages } = JSON.parse(LOCK) as { packages: Record<string, LockEntry> }
  const locked = Object.values(packages).flatMap(({ integrity }) => integrity ?? [])
  const { components } = createSbom(LOCK)
  const hashes = components.flatMap(({ hashes: [hash] = [] }) => hash?.content ?? [])
  expect(locked.length).toBeGreaterThan(100)
  expect(new Set(hashes)).toEqual(new Set(locked.map(asHex)))
  expect(components.map(({ purl }) => purl)).toContain(
    `pkg:npm/%40fastify/static@${versionOf(packages)}`,
  )
})

test('a package under another name, and one that is there twice', () => {
  const entry = { version: '1.2.3', integrity: 'sha512-AAAA' }
  const { components } = createSbom(
    JSON.stringify({
      packages: {
        '': { name: 'ours' },
        'node_modules/a': { ...entry, name: '@b/c', dev: true },
        'node_modules/d/node_modules/a': { ...entry, name: '@b/c', dev: true },
        'node_modules/ours': { link: true },
      },
    }),
  )
  expect(components).toMatchObject([
    { name: '@b/c', version: '1.2.3', purl: 'pkg:npm/%40b/c@1.2.3', scope: 'excluded' },
  ])
})

function versionOf(packages: Record<string, LockEntry>): string | undefined {
  return packages['node_modules/@fastify/static']?.version
}

function asHex(integrity: string): string {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
}
