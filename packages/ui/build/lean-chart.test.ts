// Holds what the chart keeps of the lists of its package.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withShortLists, withShortNames } from './lean-chart.ts'

const PACKAGE = new URL(import.meta.resolve('klinecharts'))

test('the package as it is installed loses what nobody can choose, and nothing else', () => {
  const code = readFileSync(PACKAGE, 'utf8')
  const lean = withShortLists(code)
  expect(lean).toContain('var overlays = {};\nvar extensions = [];')
  expect(lean).toContain('= [circle, line, rect, text];')
  expect(lean).toContain('var hotkeys = (_a = {},_a);')
  expect(lean).toContain('var styles = {};')
  expect(lean).toContain('movingAverageConvergenceDivergence, relativeStrengthIndex, stoch,')
  expect(lean.length).toBeGreaterThan(code.length - 2_000)
})

test.each([
  ['no list', 'var things = {};\nvar extensions = [volume];', 'no list of indicators'],
  ['no name', 'var indicators = {};\nvar extensions = [volume];', 'no bollingerBands'],
])('another version of it ends the build: %s', (_, code, complaint) => {
  expect(() => withShortLists(code)).toThrow(complaint)
})

test('private names become short, each another one, and are the same everywhere', () => {
  const code = readFileSync(PACKAGE, 'utf8')
  const namesOf = (text: string) => text.match(/\b_[a-zA-Z]+\b/g) ?? []
  const [before, after] = [namesOf(code), namesOf(withShortNames(code))]
  expect(after).toHaveLength(before.length)
  const pairs = new Set(before.map((name, at) => `${name} ${after[at]}`))
  expect(pairs.size).toBe(new Set(before).size)
  expect(pairs.size).toBe(new Set(after).size)
  expect(Math.max(...after.map(({ length }) => length))).toBe(3)
})

test('nothing that the package offers has a private name', () => {
  const offered = readFileSync(new URL('index.d.ts', PACKAGE), 'utf8')
  expect(offered.match(/\b_[a-zA-Z]+\b(?=[?]?[:(])/g)).toBeNull()
})
