// The data folder belongs to one user: what others could read is closed, what they could write is
// refused, and nothing is made for them anew.

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secureDataFolder, UnsafeFolder } from './data-folder.ts'

const TOOLS = join(import.meta.dirname, '../../../../tools')

let root: string
const umask = process.umask()
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtick-folder-'))
})
afterAll(() => {
  process.umask(umask)
  rmSync(root, { recursive: true })
})

function makeFolder(name: string, mode: number): string {
  const folder = join(root, name)
  mkdirSync(folder)
  chmodSync(folder, mode)
  return folder
}

function makeFile(path: string, mode: number): void {
  writeFileSync(path, '')
  chmodSync(path, mode)
}

const modeOf = (path: string): number => lstatSync(path).mode & 0o777

/** Each that somebody else may read or write, with its mode. */
function openIn(folder: string): readonly string[] {
  const names = ['', ...(readdirSync(folder, { recursive: true }) as string[])]
  return names
    .map((name) => `${modeOf(join(folder, name)).toString(8)} ${name}`)
    .filter((line) => !/^[67]00 /.test(line))
}

describe('the data folder', () => {
  it('is closed with all that is in it, but not what a link leads to', () => {
    const folder = makeFolder('readable', 0o755)
    mkdirSync(join(folder, 'a/b'), { recursive: true })
    makeFile(join(folder, 'a/b/deep'), 0o666)
    makeFile(join(folder, 'private'), 0o600)
    makeFile(join(root, 'elsewhere'), 0o644)
    symlinkSync(join(root, 'elsewhere'), join(folder, 'link'))
    for (const path of ['a', 'a/b']) chmodSync(join(folder, path), 0o755)
    expect(secureDataFolder(folder)).toBe(4)
    expect(openIn(folder).filter((line) => !line.endsWith('link'))).toEqual([])
    expect(modeOf(join(root, 'elsewhere'))).toBe(0o644)
    expect(secureDataFolder(folder)).toBe(0)
  })

  it('makes what comes later for its user alone', () => {
    const folder = makeFolder('later', 0o700)
    process.umask(0o022)
    secureDataFolder(folder)
    mkdirSync(join(folder, 'new'))
    writeFileSync(join(folder, 'new/file'), '')
    expect(openIn(folder)).toEqual([])
  })

  it.each([0o777, 0o770, 0o757, 0o722])('that others can write is refused: %o', (mode) => {
    const folder = makeFolder(`written ${mode.toString(8)}`, mode)
    expect(() => secureDataFolder(folder)).toThrow(UnsafeFolder)
    expect(() => secureDataFolder(folder)).toThrow(`chmod 700 ${folder}`)
    expect(modeOf(folder)).toBe(mode)
  })

  it('is refused where others could put another in its place, made or not', () => {
    const parent = makeFolder('parent', 0o777)
    const folder = join(parent, 'data')
    const refused = `others of this machine can write to ${parent}, `
    expect(() => secureDataFolder(folder)).toThrow(refused)
    mkdirSync(folder, { mode: 0o700 })
    expect(() => secureDataFolder(folder)).toThrow(refused)
    chmodSync(parent, 0o1777)
    expect(secureDataFolder(folder)).toBe(0)
    chmodSync(parent, 0o755)
    expect(secureDataFolder(folder)).toBe(0)
  })

  it('is refused behind a link that others could turn elsewhere', () => {
    const open = makeFolder('open', 0o777)
    symlinkSync(makeFolder('target', 0o700), join(open, 'data'))
    expect(() => secureDataFolder(join(open, 'data'))).toThrow(`write to ${open}, `)
    symlinkSync(open, join(root, 'link'))
    expect(() => secureDataFolder(join(root, 'link'))).toThrow(UnsafeFolder)
  })
})

describe('a real server on the embedded database', () => {
  let server: TestServer
  beforeAll(async () => {
    process.umask(0o022)
    server = await startTestServer({ DATABASE_URL: '' })
  })
  afterAll(() => server?.stop())

  it('keeps all that it writes to itself', async () => {
    await registerAccount(server)
    const { dataFolder } = server
    expect(readdirSync(dataFolder)).toEqual(expect.arrayContaining(['database', 'mail']))
    expect(openIn(dataFolder)).toEqual([])
    expect(server.log()).not.toContain('others could read')
  })

  it('closes what others could read when it starts', async () => {
    const { dataFolder } = server
    await server.kill9()
    for (const name of ['', ...(readdirSync(dataFolder, { recursive: true }) as string[])]) {
      const path = join(dataFolder, name)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666)
    }
    await server.restart()
    expect(openIn(dataFolder)).toEqual([])
    expect(server.log()).toContain('others could read')
  })

  it('does not start where others can write, and no command begins', async () => {
    const { dataFolder } = server
    await server.kill9()
    chmodSync(dataFolder, 0o777)
    await expect(server.restart()).rejects.toThrow(
      `fairtick could not start: others of this machine can write to ${dataFolder}: `,
    )
    const { status, stderr } = spawnSync(process.execPath, [join(TOOLS, 'verify-tape.ts')], {
      ...{ env: { ...commandEnvironment(), FAIRTICK_DATA: dataFolder }, encoding: 'utf8' },
    })
    expect([status, stderr]).toEqual([2, expect.stringContaining(`can write to ${dataFolder}`)])
  })
})
