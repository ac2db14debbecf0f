// Holds what the chart keeps of the lists of its package.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withShortLists } from './lean-chart.ts'

const PACKAGE = new URL(import.meta.resolve('klinecharts'))

test('the package as it is installed loses what nobody can choose, and nothing else', () => {
  const code = readFileSync(PACKAGE, 'utf8')
  const lean = withShortLists(code)
  expect(lean).toContain('var overlays = {};\nvar extensions = [];')
  expect(lean).toContain('= [circle, line, rect, text];')
  expect(lean).toContain('movingAverageConvergenceDivergence, relativeStrengthIndex, stoch,')
  expect(lean.length).toBeGreaterThan(code.length - 2_000)
})

test.each([
  ['no list', 'var things = {};\nvar extensions = [volume];', 'no list of indicators'],
  ['no name', 'var indicators = {};\nvar extensions = [volume];', 'no bollingerBands'],
])('another version of it ends the build: %s', (_, code, complaint) => {
  expect(() => withShortLists(code)).toThrow(complaint)
})
