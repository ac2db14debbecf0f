// Counting tests over several runs, down to the one closing line.
import { stripVTControlCharacters } from 'node:util'

export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by name and reason: a long log is often seen by its end alone. */
  readonly failures: readonly string[]
}

/** What vitest writes with `--reporter=json`, as far as we read it. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** Each with its stack. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Of a failure, in the closing lines; the log holds the rest. */
const REASON_MAX = 400

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
export const NOT_BUILT: Tally = { ...NOTHING, failed: 1, failures: ['the apps: not built'] }

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    NOTHING,
  )
}

/** A line for each failure; the last one is `12 passed, 0 failed`, with `, 3 skipped` if any. */
export function closingLines({ passed, failed, skipped, failures }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  const last = skipped === 0 ? line : `${line}, ${skipped} skipped`
  return [...failures.map((name) => `FAILED ${name}`), last].join('\n')
}

/**
 * What counts besides the tests themselves: a run that ended badly although no test failed, and
 * each file of `existing` (path ends) that was not run at all.
 */
export function tallyOf(
  report: VitestReport | undefined,
  exitCode: number,
  existing: readonly string[],
): Tally {
  if (report === undefined) {
    const failed = Math.max(1, existing.length)
    return { ...NOTHING, failed, failures: existing.map(sayNotRun) }
  }
  const notRun = filesNotRun(report, existing)
  const failed = report.numFailedTests + notRun.length
  const failures = [...failedTests(report, existing), ...notRun.map(sayNotRun)]
  const endedBadly = failed === 0 && exitCode !== 0
  if (endedBadly && failures.length === 0) failures.push(`ended with ${exitCode}, no test failed`)
  return {
    passed: report.numPassedTests,
    failed: endedBadly ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

function failedTests({ testResults }: VitestReport, existing: readonly string[]): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const path = existing.find((one) => isAt(name, one)) ?? name
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [path] : []
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${path}: ${fullName}: ${failureMessages.map(sayReason).join(' / ')}`,
    )
  })
}

/** The message without its stack, in one line. */
function sayReason(failure: string): string {
  const [message = ''] = stripVTControlCharacters(failure).split(/\n\s+at /)
  return message.replace(/\s+/g, ' ').slice(0, REASON_MAX)
}

function filesNotRun(report: VitestReport, existing: readonly string[]): string[] {
  return existing.filter((path) => !report.testResults.some(({ name }) => isAt(name, path)))
}

function isAt(name: string, path: string): boolean {
  return name.replaceAll('\\', '/').endsWith(`/${path}`)
}

function sayNotRun(path: string): string {
  return `${path}: exists but was not run`
}
