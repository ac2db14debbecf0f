// Counting tests over several runs, down to the one closing line.

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** What vitest writes with `--reporter=json`, as far as we read it. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NOTHING,
  )
}

/** `12 passed, 0 failed`, with `, 3 skipped` when there are any. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
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
  if (report === undefined) return { passed: 0, failed: Math.max(1, existing.length), skipped: 0 }
  const notRun = filesNotRun(report, existing).length
  const failed = report.numFailedTests + notRun
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function filesNotRun(report: VitestReport, existing: readonly string[]): string[] {
  const run = report.testResults.map((result) => result.name.replaceAll('\\', '/'))
  return existing.filter((path) => !run.some((name) => name.endsWith(`/${path}`)))
}
