// The closing line may not be better than what was run.
import { expect, test } from 'vitest'
import { addTallies, closingLine, filesNotRun, tallyOf, type VitestReport } from './tally.ts'

const REPORT: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [{ name: '/somewhere/tools/a.test.ts', status: 'passed' }],
}
const CLEAN: VitestReport = { ...REPORT, numFailedTests: 0, numPendingTests: 0 }

test('tests are counted by how they ended', () => {
  expect(tallyOf(REPORT, 1, [])).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a run that ended badly without a failed test is one failure', () => {
  expect(tallyOf(CLEAN, 1, []).failed).toBe(1)
})

test('a run that left no report fails for every file', () => {
  expect(tallyOf(undefined, 0, ['a.test.ts', 'b.test.ts']).failed).toBe(2)
  expect(tallyOf(undefined, 0, []).failed).toBe(1)
})

test('a file that exists but was not run is a failure', () => {
  const existing = ['tools/a.test.ts', 'tools/forgotten.test.ts']
  expect(filesNotRun(CLEAN, existing)).toEqual(['tools/forgotten.test.ts'])
  expect(tallyOf(CLEAN, 0, existing).failed).toBe(1)
})

test('the closing line sums all and names skipped ones only when there are any', () => {
  const sum = addTallies([tallyOf(REPORT, 1, []), tallyOf(CLEAN, 0, [])])
  expect(closingLine(sum)).toBe('6 passed, 1 failed, 2 skipped')
  expect(closingLine(tallyOf(CLEAN, 0, []))).toBe('3 passed, 0 failed')
})
