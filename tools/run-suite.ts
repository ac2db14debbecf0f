// Runs one group of tests with vitest, shows it as it goes, and counts how it ended.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { readTestSeed, TEST_SEED } from '@fairtick/testkit/drawn-sample'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { COMPILE_CACHE, runNode } from './run-command.ts'
import { NOTHING, summaryOf, type TestSummary, type VitestReport } from './test-summary.ts'

export type Suite = {
  readonly name: string
  readonly config: string
  /** Of the configuration; absent: all. */
  readonly projects?: readonly string[]
  readonly files: (path: string) => boolean
  /** On two quiet cores, as CONTRIBUTING.md has it: to be seen beside what it took. */
  readonly budgetMs: number
  /** Then it is stopped. */
  readonly longestMs: number
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isRace = (path: string) => /\.race\.test\.ts$/.test(path)
const isLong = (path: string) => /\.long\.test\.tsx?$/.test(path)
const isJourney = (path: string) => path.startsWith('e2e/')
/** Of a campaign alone: what a run of CI may have no rights for. */
const isOfCampaign = (path: string) => /\.campaign\.test\.ts$/.test(path)

export const UNIT: Suite = {
  name: 'beside the code',
  config: 'vitest.config.ts',
  projects: ['unit', 'pglite'],
  files: (path) =>
    isTest(path) && ![isRace, isLong, isOfCampaign, isJourney].some((other) => other(path)),
  budgetMs: 4 * MINUTE_MS,
  longestMs: 25 * MINUTE_MS,
}

export const RACE: Suite = {
  name: 'races on PostgreSQL',
  config: 'vitest.config.ts',
  projects: ['race'],
  files: (path) => isRace(path) && !path.startsWith('e2e/'),
  budgetMs: MINUTE_MS,
  longestMs: 20 * MINUTE_MS,
}

export const JOURNEYS: Suite = {
  name: 'journeys in the browser',
  config: 'vitest.e2e.config.ts',
  files: (path) => /^e2e\/journeys\/.*\.e2e\.ts$/.test(path),
  budgetMs: 6 * MINUTE_MS,
  longestMs: 40 * MINUTE_MS,
}

export const LONG: Suite = {
  name: 'crash, race and fuzz',
  config: 'vitest.long.config.ts',
  files: isLong,
  budgetMs: 8 * MINUTE_MS,
  longestMs: 55 * MINUTE_MS,
}

/** The same in a campaign. */
export const LONG_OF_CAMPAIGN: Suite = {
  ...LONG,
  files: (path) => isLong(path) || isOfCampaign(path),
}

export function filesOf(suite: Suite): string[] {
  return projectFiles(ROOT_FOLDER).filter(suite.files)
}

/** A suite without files is nothing, not a failure. `env` is added to ours. */
export async function runSuite(
  suite: Suite,
  env: Record<string, string> = {},
): Promise<TestSummary> {
  const existing = filesOf(suite)
  if (existing.length === 0) return NOTHING
  console.log(`\n${suite.name}: ${existing.length} files`)
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-tests-'))
  const reportFile = join(folder, 'report.json')
  const { exitCode, tookMs } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${suite.config}`,
      ...(suite.projects ?? []).map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      // On a terminal Vitest itself shows how far it is.
      ...(process.stdout.isTTY ? [] : ['--reporter=./tools/suite-progress.ts']),
      `--outputFile.json=${reportFile}`,
    ],
    {
      show: 'live',
      longestMs: suite.longestMs,
      // Each server that a test starts spends a fifth less at its start.
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, [TEST_SEED]: readTestSeed(), ...env },
    },
  )
  const report = readReport(reportFile)
  rmSync(folder, { recursive: true, force: true })
  const { name, budgetMs } = suite
  return { ...summaryOf(report, exitCode, existing), suites: [{ name, tookMs, budgetMs }] }
}

/** Which parts of the large matrices are played, and how to play the same ones again. */
export function describeSample(command: string): string {
  const seed = readTestSeed()
  return `samples are drawn from ${seed}; the same ones again: ${TEST_SEED}=${seed} ${command}`
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
