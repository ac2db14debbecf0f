// Counting tests over several runs, down to the one closing line.
import { stripVTControlCharacters } from 'node:util'

export type TestSummary = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by name and reason: a long log is often seen by its end alone. */
  readonly failures: readonly string[]
  /** What took how long: each suite, in the order of the run, and each file of tests. */
  readonly suites: readonly Timed[]
  readonly files: readonly Timed[]
}

export type Timed = {
  readonly name: string
  readonly tookMs: number
  /** Of a suite: whoever adds tests keeps within it. */
  readonly budgetMs?: number
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
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** Each with its stack. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Of a failure, in the closing lines; the log holds the rest. */
const REASON_MAX = 1_000

/** Files that are named at the end of a run. */
const SLOWEST_SHOWN = 10

export const NOTHING: TestSummary = {
  ...{ passed: 0, failed: 0, skipped: 0 },
  ...{ failures: [], suites: [], files: [] },
}
export const NOT_BUILT: TestSummary = { ...NOTHING, failed: 1, failures: ['the apps: not built'] }

export function addSummaries(summaries: readonly TestSummary[]): TestSummary {
  return summaries.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      suites: [...sum.suites, ...one.suites],
      files: [...sum.files, ...one.files],
    }),
    NOTHING,
  )
}

/**
 * The slowest files, the time of each suite, a line for each failure; the last line is
 * `12 passed, 0 failed`, with `, 3 skipped` if any.
 */
export function closingLines(summary: TestSummary): string {
  const { passed, failed, skipped, failures } = summary
  const line = `${passed} passed, ${failed} failed`
  const last = skipped === 0 ? line : `${line}, ${skipped} skipped`
  return [...timeLines(summary), ...failures.map((name) => `FAILED ${name}`), last].join('\n')
}

function timeLines({ suites, files }: TestSummary): string[] {
  const slowest = files.toSorted((left, right) => right.tookMs - left.tookMs)
  const wholeMs = suites.reduce((sum, { tookMs }) => sum + tookMs, 0)
  return [
    ...titled('The slowest files', slowest.slice(0, SLOWEST_SHOWN)),
    ...titled('Time by suite', suites),
    ...(suites.length > 1 ? [timeLine({ name: 'all together', tookMs: wholeMs })] : []),
  ]
}

function titled(title: string, timed: readonly Timed[]): string[] {
  return timed.length === 0 ? [] : [`${title}:`, ...timed.map(timeLine)]
}

function timeLine({ name, tookMs, budgetMs }: Timed): string {
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
  const budget = budgetMs === undefined ? '' : ` (budget ${seconds(budgetMs)})`
  return `${seconds(tookMs).padStart(8)}  ${name}${budget}`
}

/**
 * What counts besides the tests themselves: a run that ended badly although no test failed, and
 * each file of `existing` (path ends) that was not run at all.
 */
export function summaryOf(
  report: VitestReport | undefined,
  exitCode: number,
  existing: readonly string[],
): TestSummary {
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
    suites: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: existing.find((path) => isAt(name, path)) ?? name,
      tookMs: endTime - startTime,
    })),
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

/** The message without its stack, in one line. At its end stands what was waited for in vain. */
function sayReason(failure: string): string {
  const [message = ''] = stripVTControlCharacters(failure).split(/\n\s+at /)
  const line = message.replace(/\s+/g, ' ')
  if (line.length <= REASON_MAX) return line
  return `${line.slice(0, REASON_MAX / 2)} … ${line.slice(-REASON_MAX / 2)}`
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
