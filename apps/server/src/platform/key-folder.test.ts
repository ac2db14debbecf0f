// Keys of a folder that is given: the server reads them, makes none, and starts with no other.

import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEY_NAMES, makeMissingKeys, openKeys } from './key-folder.ts'

const FILES = KEY_NAMES.map((name) => `${name}.key`)
let root: string
let keysFolder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtick-keys-'))
  keysFolder = join(root, 'keys')
  mkdirSync(keysFolder, { mode: 0o700 })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (name: (typeof KEY_NAMES)[number] = 'rows') =>
  Buffer.from(openKeys({ dataFolder: '/nowhere', keysFolder })(name)).toString('base64url')
const file = (name = 'rows') => join(keysFolder, `${name}.key`)
const replace = (make: (path: string) => void) => {
  rmSync(file())
  make(file())
}
const ANOTHER_OWNER: [string, () => void] = [
  'belongs to another user',
  () => chownSync(file(), 65_534, 65_534),
]

describe('a folder of keys that is given', () => {
  it('is filled once, each key another one that nobody else can read', () => {
    expect(makeMissingKeys(keysFolder)).toEqual(KEY_NAMES)
    expect(readdirSync(keysFolder).sort()).toEqual(FILES.toSorted())
    const keys = KEY_NAMES.map(read)
    expect(new Set(keys).size).toBe(KEY_NAMES.length)
    for (const name of KEY_NAMES) expect(statSync(file(name)).mode & 0o777).toBe(0o600)
    rmSync(file('tape'))
    expect(makeMissingKeys(keysFolder)).toEqual(['tape'])
    expect(KEY_NAMES.map(read).slice(0, -1)).toEqual(keys.slice(0, -1))
    expect(makeMissingKeys(keysFolder)).toEqual([])
  })

  it('may be readable for others and hold links, as containers mount secrets', () => {
    makeMissingKeys(keysFolder)
    const key = read()
    const behind = join(keysFolder, '..data')
    mkdirSync(behind)
    renameSync(file(), join(behind, 'rows.key'))
    symlinkSync('..data/rows.key', file())
    chmodSync(join(behind, 'rows.key'), 0o444)
    chmodSync(keysFolder, 0o1777)
    expect(read()).toBe(key)
  })

  it.each<[string, () => void]>([
    ['is not there', () => rmSync(file())],
    ['leads nowhere', () => replace((path) => symlinkSync('nowhere', path))],
    ['cannot be read', () => replace((path) => mkdirSync(path))],
    ['is empty', () => writeFileSync(file(), '')],
    ['is too short', () => writeFileSync(file(), 'c2hvcnQ')],
    ['can be written by the group', () => chmodSync(file(), 0o620)],
    ['can be written by all', () => chmodSync(file(), 0o602)],
    // Nobody else can give a file away.
    ...(process.getuid?.() === 0 ? [ANOTHER_OWNER] : []),
  ])('names a key that %s, and the command, and makes none', (_, spoil) => {
    makeMissingKeys(keysFolder)
    spoil()
    const before = readdirSync(keysFolder)
    expect(() => read()).toThrow(file())
    expect(() => read()).toThrow(`npm run keys -- ${keysFolder}`)
    expect(() => read()).toThrow(expect.objectContaining({ name: 'UnusableKey' }))
    expect(readdirSync(keysFolder)).toEqual(before)
    expect(read('people')).toHaveLength(43)
  })

  it('is refused where others could put another file or folder in its place', () => {
    makeMissingKeys(keysFolder)
    for (const open of [keysFolder, root]) {
      chmodSync(open, 0o777)
      const refused = `others of this machine can write to ${open}, `
      expect(() => read()).toThrow(refused)
      rmSync(file('push'))
      expect(() => makeMissingKeys(keysFolder)).toThrow(refused)
      chmodSync(open, 0o700)
      expect(makeMissingKeys(keysFolder)).toEqual(['push'])
    }
  })
})

describe('a real server', () => {
  let server: TestServer
  let given: string
  beforeAll(async () => {
    given = mkdtempSync(join(tmpdir(), 'fairtick-given-'))
    makeMissingKeys(given)
    server = await startTestServer({ FAIRTICK_KEYS: given })
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(given, { recursive: true })
  })

  it('works with the keys that it is given, and makes none of its own', async () => {
    await registerAccount(server)
    expect(readdirSync(server.dataFolder).filter((name) => name.endsWith('.key'))).toEqual([])
    expect(server.log()).not.toContain(readFileSync(join(given, 'rows.key'), 'utf8'))
  })

  it('does not start without one of them, and makes no other in its place', async () => {
    await server.kill9()
    // The first that it reads, and the last.
    for (const name of ['rows', 'office']) {
      const [path, away] = [join(given, `${name}.key`), join(given, 'away')]
      renameSync(path, away)
      await expect(server.restart()).rejects.toThrow(
        `fairtick could not start: FAIRTICK_KEYS names a folder without ${path}: `,
      )
      expect(readdirSync(given)).not.toContain(`${name}.key`)
      renameSync(away, path)
    }
    await server.restart()
  })
})
