// A seal holds for the same fields, purpose and key, and for nothing else.

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeys } from './key-folder.ts'
import { openRowSeal } from './row-seal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-rows-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('holds after a restart, under a key that nobody else can read', () => {
  const given = openRowSeal(openKeys({ dataFolder: folder })).seal('inbox', ['a', 1])
  expect(openRowSeal(openKeys({ dataFolder: folder })).isSealed('inbox', ['a', 1], given)).toBe(
    true,
  )
  expect(statSync(join(folder, 'rows.key')).mode & 0o077).toBe(0)
})

it('holds for no other field, order, purpose or key, nor for what is no seal', () => {
  const rows = openRowSeal(openKeys({ dataFolder: folder }))
  const given = rows.seal('inbox', ['a', 1, null])
  expect(rows.isSealed('inbox', ['a', 1, null], given)).toBe(true)
  const others = [
    ['a', 2, null],
    [1, 'a', null],
    ['a,1', null],
    ['a', '1', null],
    ['a', 1],
  ]
  for (const fields of others) expect(rows.isSealed('inbox', fields, given)).toBe(false)
  expect(rows.isSealed('examined', ['a', 1, null], given)).toBe(false)
  for (const none of [null, '', 'x', `${given}A`, given.slice(1)]) {
    expect(rows.isSealed('inbox', ['a', 1, null], none)).toBe(false)
  }
  rmSync(join(folder, 'rows.key'))
  expect(
    openRowSeal(openKeys({ dataFolder: folder })).isSealed('inbox', ['a', 1, null], given),
  ).toBe(false)
})
