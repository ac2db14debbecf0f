// A generated slice passes every check, is reachable, and its own tests pass.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFiles } from '../project-files.ts'
import { ROOT_FOLDER } from '../root-folder.ts'

const WORKSPACES = ['packages', 'apps', 'e2e', 'tests', 'bench', 'tools']

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-slice-'))
  for (const path of projectFiles(ROOT_FOLDER)) cpSync(join(ROOT_FOLDER, path), join(copy, path))
  linkModules()
  run('tools/new-slice/main.ts', 'bread-orders')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a generated slice', () => {
  test('compiles, also in the API', () => {
    run('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.node.json')
  })

  test('keeps format, boundaries and house rules', () => {
    const files = projectFiles(copy).filter((path) => path.includes('bread-orders'))
    expect(files.length).toBeGreaterThan(4)
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...files)
    for (const guard of ['tools/boundaries/main.ts', 'tools/tidy/main.ts']) {
      const { stdout } = spawnSync(process.execPath, [guard], { cwd: copy, encoding: 'utf8' })
      expect(stdout.split('\n').filter((line) => line.includes('bread-orders'))).toEqual([])
    }
  })

  test('passes its own tests', () => {
    run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'features/bread-orders')
  })

  test('is refused a second time', () => {
    const again = ['tools/new-slice/main.ts', 'bread-orders']
    const { status, stderr } = spawnSync(process.execPath, again, { cwd: copy, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('exists already')
  })
})

/** Throws with the output when the program fails. */
function run(...args: readonly string[]): void {
  execFileSync(process.execPath, [...args], { cwd: copy, stdio: 'pipe', encoding: 'utf8' })
}

/** The installed packages are shared; our own must be those of the copy. */
function linkModules(): void {
  const installed = join(ROOT_FOLDER, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@fairtick'), { recursive: true })
  for (const entry of readdirSync(installed)) {
    const own = entry === '@fairtick' || entry.startsWith('.')
    if (!own) symlinkSync(join(installed, entry), join(copy, 'node_modules', entry))
  }
  for (const name of readdirSync(join(installed, '@fairtick'))) {
    const place = WORKSPACES.map((room) => (isGroup(room) ? `${room}/${name}` : room)).find(
      (path) => path.split('/').at(-1) === name && hasManifest(path),
    )
    if (place !== undefined) {
      symlinkSync(join(copy, place), join(copy, 'node_modules/@fairtick', name))
    }
  }
}

function isGroup(room: string): boolean {
  return room === 'packages' || room === 'apps'
}

function hasManifest(path: string): boolean {
  return projectFiles(copy, path).includes(`${path}/package.json`)
}
