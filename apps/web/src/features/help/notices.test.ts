// Every work that app and server are built with is named, with the licence that it carries.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOTICES } from './notices.ts'

const ROOT_FOLDER = join(import.meta.dirname, '../../../../..')
const MANIFESTS = ['apps/web', 'apps/server', 'packages/ui', 'packages/wire', 'packages/core']

type Manifest = {
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT_FOLDER, folder, 'package.json'), 'utf8'))
}

const used = new Set(
  MANIFESTS.flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {})).filter(
    (name) => !name.startsWith('@fairtick/'),
  ),
)

test('every dependency is named once', () => {
  const named = NOTICES.flatMap(({ packages }) => packages)
  expect(named.toSorted()).toEqual([...used].toSorted())
})

test.each(NOTICES.flatMap(({ licence, packages }) => packages.map((name) => [name, licence])))(
  '%s is under %s',
  (name, licence) => {
    expect(manifestOf(`node_modules/${name}`).license).toBe(licence)
  },
)
