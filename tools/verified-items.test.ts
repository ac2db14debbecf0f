// docs/verified-items.md names tests that are there and that name the item they hold.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'
import { namesOfTests } from './rule-coverage.ts'

const read = (path: string) => readFileSync(join(ROOT_FOLDER, path), 'utf8')
const ROWS = [...read('docs/verified-items.md').matchAll(/^\| ([A-Z]+-?\d+) \| .+ \| (.+) \|$/gm)]
const ITEMS = ROWS.map(([, item = '', tests = '']) => ({
  item,
  files: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
}))

test('it tells of each item that was asked for', () => {
  expect(ITEMS.map(({ item }) => item)).toEqual([
    ...['REL-12', 'REL-48', 'REL-54', 'REL-58', 'REL-59', 'REL-60', 'REL-62'],
    ...['H9', 'H12'],
  ])
})

test.each(ITEMS)('$item is named by a test of each file', ({ item, files }) => {
  expect(files.length).toBeGreaterThan(0)
  const isNamed = new RegExp(`\\b${item}\\b`)
  const without = files.filter(
    (path) => !namesOfTests(path, read(path)).some(({ name }) => isNamed.test(name)),
  )
  expect(without).toEqual([])
})
