// The closing line may not be better than what was run.
import { expect, test } from 'vitest'
import {
  addSummaries,
  closingLines,
  NOTHING,
  summaryOf,
  type VitestReport,
} from './test-summary.ts'

const TIMES = { startTime: 1_000, endTime: 3_500 }
const REPORT: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: '/somewhere/tools/a.test.ts',
      status: 'failed',
      ...TIMES,
      assertionResults: [
        { fullName: 'one is one', status: 'passed', failureMessages: [] },
        {
          fullName: 'one is two',
          status: 'failed',
          failureMessages: [
            'Error: expected \u001b[31m1\u001b[39m\n to be 2\n    at a.test.ts:1:1',
          ],
        },
      ],
    },
  ],
}
const CLEAN: VitestReport = {
  ...REPORT,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [
    { name: '/somewhere/tools/a.test.ts', status: 'passed', assertionResults: [], ...TIMES },
  ],
}

test('tests are counted by how they ended, and those that failed are named with why', () => {
  const failures = ['tools/a.test.ts: one is two: Error: expected 1 to be 2']
  const summary = summaryOf(REPORT, 1, ['tools/a.test.ts'])
  const files = [{ name: 'tools/a.test.ts', tookMs: 2_500 }]
  expect(summary).toEqual({ passed: 3, failed: 1, skipped: 2, failures, suites: [], files })
})

test('a file that failed beside its tests is named', () => {
  const testResults = CLEAN.testResults.map((file) => ({ ...file, status: 'failed' }))
  const report = { ...CLEAN, testResults }
  expect(summaryOf(report, 1, ['tools/a.test.ts']).failures).toEqual(['tools/a.test.ts'])
})

test('a run that ended badly without a failed test is one failure', () => {
  expect(summaryOf(CLEAN, 1, []).failed).toBe(1)
  expect(summaryOf(CLEAN, 1, []).failures).toEqual(['ended with 1, no test failed'])
})

test('a run that left no report fails for every file', () => {
  expect(summaryOf(undefined, 0, ['a.test.ts', 'b.test.ts']).failed).toBe(2)
  expect(summaryOf(undefined, 0, []).failed).toBe(1)
})

test('a file that exists but was not run is a failure', () => {
  const existing = ['tools/a.test.ts', 'tools/forgotten.test.ts']
  const { failed, failures } = summaryOf(CLEAN, 0, existing)
  expect({ failed, failures }).toEqual({
    failed: 1,
    failures: ['tools/forgotten.test.ts: exists but was not run'],
  })
})

test('the closing line sums all, after what failed, and tells skipped ones if any', () => {
  const files = ['tools/a.test.ts']
  const sum = addSummaries([summaryOf(REPORT, 1, files), summaryOf(CLEAN, 0, files)])
  expect(closingLines(sum).split('\n').slice(-2)).toEqual([
    'FAILED tools/a.test.ts: one is two: Error: expected 1 to be 2',
    '6 passed, 1 failed, 2 skipped',
  ])
  expect(closingLines(summaryOf(CLEAN, 0, files))).toMatch(/\n3 passed, 0 failed$/)
  expect(closingLines({ ...NOTHING, passed: 2 })).toBe('2 passed, 0 failed')
})

test('of a long reason the beginning and the end are kept', () => {
  const message = `Error: not clicked\nCall log: ${'element, '.repeat(500)}\nit is covered`
  const [file = { name: '', status: '', startTime: 0, endTime: 0, assertionResults: [] }] =
    CLEAN.testResults
  const failed = {
    fullName: 'a press',
    status: 'failed',
    failureMessages: [`${message}\n    at a`],
  }
  const report = { ...REPORT, testResults: [{ ...file, assertionResults: [failed] }] }
  const [line = ''] = summaryOf(report, 1, ['tools/a.test.ts']).failures
  expect(line).toMatch(
    /^tools\/a\.test\.ts: a press: Error: not clicked Call log: .* … .*, it is covered$/,
  )
  expect(line.length).toBeLessThan(1_100)
})

test('the ten slowest files and the time of each suite stand before it', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({
    name: `${place}.test.ts`,
    tookMs: place * 1_000,
  }))
  const suites = [
    { name: 'the check', tookMs: 40_400 },
    { name: 'journeys', tookMs: 200_000, budgetMs: 300_000 },
  ]
  const lines = closingLines({ ...NOTHING, passed: 1, files, suites }).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'The slowest files:',
    '    11 s  11.test.ts',
    '    10 s  10.test.ts',
  ])
  expect(lines.slice(10)).toEqual([
    '     2 s  2.test.ts',
    'Time by suite:',
    '    40 s  the check',
    '   200 s  journeys (budget 300 s)',
    '   240 s  all together',
    '1 passed, 0 failed',
  ])
})
