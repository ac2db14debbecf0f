// The closing line may not be better than what was run.
import { expect, test } from 'vitest'
import { addTallies, closingLines, tallyOf, type VitestReport } from './tally.ts'

const REPORT: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    {
      name: '/somewhere/tools/a.test.ts',
      status: 'failed',
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
  testResults: [{ name: '/somewhere/tools/a.test.ts', status: 'passed', assertionResults: [] }],
}

test('tests are counted by how they ended, and those that failed are named with why', () => {
  const failures = ['tools/a.test.ts: one is two: Error: expected 1 to be 2']
  const tally = tallyOf(REPORT, 1, ['tools/a.test.ts'])
  expect(tally).toEqual({ passed: 3, failed: 1, skipped: 2, failures })
})

test('a file that failed beside its tests is named', () => {
  const testResults = CLEAN.testResults.map((file) => ({ ...file, status: 'failed' }))
  const report = { ...CLEAN, testResults }
  expect(tallyOf(report, 1, ['tools/a.test.ts']).failures).toEqual(['tools/a.test.ts'])
})

test('a run that ended badly without a failed test is one failure', () => {
  expect(tallyOf(CLEAN, 1, []).failed).toBe(1)
  expect(tallyOf(CLEAN, 1, []).failures).toEqual(['ended with 1, no test failed'])
})

test('a run that left no report fails for every file', () => {
  expect(tallyOf(undefined, 0, ['a.test.ts', 'b.test.ts']).failed).toBe(2)
  expect(tallyOf(undefined, 0, []).failed).toBe(1)
})

test('a file that exists but was not run is a failure', () => {
  const existing = ['tools/a.test.ts', 'tools/forgotten.test.ts']
  const { failed, failures } = tallyOf(CLEAN, 0, existing)
  expect({ failed, failures }).toEqual({
    failed: 1,
    failures: ['tools/forgotten.test.ts: exists but was not run'],
  })
})

test('the closing line sums all, after what failed, and tells skipped ones if any', () => {
  const files = ['tools/a.test.ts']
  const sum = addTallies([tallyOf(REPORT, 1, files), tallyOf(CLEAN, 0, files)])
  expect(closingLines(sum)).toBe(
    'FAILED tools/a.test.ts: one is two: Error: expected 1 to be 2\n6 passed, 1 failed, 2 skipped',
  )
  expect(closingLines(tallyOf(CLEAN, 0, files))).toBe('3 passed, 0 failed')
})
