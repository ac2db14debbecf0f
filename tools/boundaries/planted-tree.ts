// A small repository in a temporary folder, for tests of the guards to plant breaches in.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type PlantedTree = { readonly folder: string; readonly remove: () => void }

const PACKAGES = ['core', 'wire', 'words', 'ui', 'testkit']
const NPM_PACKAGES = ['zod', 'react', 'pg', 'vitest', 'fast-check', '@simplewebauthn/server']

/** `files`: path → text. Own packages and a few of npm can be imported by name. */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-tree-')))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', '{"name":"planted","private":true,"type":"module"}')
  mkdirSync(join(folder, 'node_modules/@fairtick'), { recursive: true })
  for (const name of PACKAGES) linkWorkspace(folder, `packages/${name}`, write)
  linkWorkspace(folder, 'apps/server', write)
  for (const name of NPM_PACKAGES) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`)
    write(`node_modules/${name}/index.js`, 'export const z = 1\n')
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function linkWorkspace(
  folder: string,
  path: string,
  write: (path: string, text: string) => void,
): void {
  const name = `@fairtick/${path.split('/').at(-1)}`
  const manifest = {
    name,
    type: 'module',
    exports: { './test/*': './test/*.ts', './*': './src/*.ts' },
  }
  write(`${path}/package.json`, JSON.stringify(manifest))
  symlinkSync(join(folder, path), join(folder, 'node_modules', name))
}
