// The coverage list finds a rule in the name of a test, and nowhere else.
import { expect, test } from 'vitest'
import { coverageOf, namesOfTests, untestedProperties } from './rule-coverage.ts'
import { HONESTY_IDS, RULE_IDS } from './rule-ids.ts'

const TEXT = `
// TR-1.1 in a comment does not count
describe('TR-5.4 the result', () => {
  test.each([1])('TR-5.1 %s opens', () => {})
  test.skipIf(never)(\`TR-2.9 \${order}\`, () => {})
  expect('TR-1.2').toBe('TR-1.3')
})
`

test('the names of tests are read, whatever their form', () => {
  const names = namesOfTests('x.test.ts', TEXT).map((one) => one.name)
  expect(names).toEqual(['TR-5.4 the result', 'TR-5.1 %s opens', 'TR-2.9 ${order}'])
})

test('a rule is covered by its own id only', () => {
  const coverage = coverageOf([{ path: 'x.test.ts', name: 'TR-4.10 and TR-3' }])
  expect(coverage.get('TR-4.10')).toHaveLength(1)
  expect(coverage.get('TR-3')).toHaveLength(1)
  expect(coverage.get('TR-4.1')).toEqual([])
})

test('an id that no rule has is shown as unknown', () => {
  const coverage = coverageOf([{ path: 'x.test.ts', name: 'TR-99.1' }])
  expect(coverage.get('TR-99.1 (unknown)')).toHaveLength(1)
})

test('there are 63 rules, each with its own id', () => {
  expect(new Set(RULE_IDS).size).toBe(63)
  expect(RULE_IDS).toContain('TR-4.17')
})

test('each of H1 to H15 is looked for at the beginning of a name, whole', () => {
  const named = (names: readonly string[]) => names.map((name) => ({ path: 'x.test.ts', name }))
  const all = named(HONESTY_IDS.map((id) => `${id}: holds`))
  expect(untestedProperties(all)).toEqual([])
  expect(untestedProperties(all.filter(({ name }) => !/^H(1|14):/.test(name)))).toEqual([
    ...['H1', 'H14'],
  ])
  expect(untestedProperties(named(['TR-6.1, H6 in the middle', 'H40: no']))).toEqual(HONESTY_IDS)
})
