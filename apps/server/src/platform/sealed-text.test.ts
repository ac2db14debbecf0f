// What is sealed opens for its owner with its key alone.

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Keys, openKeys } from './key-folder.ts'
import { openSeal } from './sealed-text.ts'

let folder: string
let keys: Keys
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-seal-'))
  keys = openKeys({ dataFolder: folder })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('opens again after a restart, and only for whom it was sealed', () => {
  const sealed = openSeal(keys, 'people').close('SECRET', 'ann')
  expect(sealed).not.toContain('SECRET')
  const again = openSeal(keys, 'people')
  expect(again.open(sealed, 'ann')).toBe('SECRET')
  expect(() => again.open(sealed, 'bob')).toThrow()
  expect(statSync(join(folder, 'people.key')).mode & 0o077).toBe(0)
})

it('does not open changed, or with another key', () => {
  const sealed = openSeal(keys, 'people').close('SECRET', 'ann')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => openSeal(keys, 'people').open(changed.toString('base64url'), 'ann')).toThrow()
  expect(() => openSeal(keys, 'office').open(sealed, 'ann')).toThrow()
})

it('refuses a key file that is none', () => {
  writeFileSync(join(folder, 'people.key'), 'short')
  expect(() => openSeal(keys, 'people')).toThrow(/not a key/)
})
