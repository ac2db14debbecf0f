// Runs one group of tests with vitest, shows it as it goes, and counts how it ended.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { runNode } from './run-command.ts'
import { NOTHING, type Tally, tallyOf, type VitestReport } from './tally.ts'

export type Suite = {
  readonly name: string
  readonly config: string
  /** A project of the configuration; absent: all. */
  readonly project?: string
  readonly files: (path: string) => boolean
  readonly longestMs: number
}

const MINUTE_MS = 60_000
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isRace = (path: string) => /\.race\.test\.ts$/.test(path)
const isLong = (path: string) => /\.long\.test\.tsx?$/.test(path)

export const UNIT: Suite = {
  name: 'beside the code',
  config: 'vitest.config.ts',
  project: 'unit',
  files: (path) => isTest(path) && !isRace(path) && !isLong(path) && !path.startsWith('e2e/'),
  longestMs: 25 * MINUTE_MS,
}

export const RACE: Suite = {
  name: 'races on PostgreSQL',
  config: 'vitest.config.ts',
  project: 'race',
  files: (path) => isRace(path) && !path.startsWith('e2e/'),
  longestMs: 20 * MINUTE_MS,
}

export const JOURNEYS: Suite = {
  name: 'journeys in the browser',
  config: 'vitest.e2e.config.ts',
  files: (path) => /^e2e\/journeys\/.*\.e2e\.ts$/.test(path),
  longestMs: 40 * MINUTE_MS,
}

export const LONG: Suite = {
  name: 'crash, race and fuzz',
  config: 'vitest.long.config.ts',
  files: isLong,
  longestMs: 55 * MINUTE_MS,
}

export function filesOf(suite: Suite): string[] {
  return projectFiles(ROOT_FOLDER).filter(suite.files)
}

/** A suite without files is nothing, not a failure. `env` is added to ours. */
export async function runSuite(suite: Suite, env: Record<string, string> = {}): Promise<Tally> {
  const existing = filesOf(suite)
  if (existing.length === 0) return NOTHING
  console.log(`\n${suite.name}: ${existing.length} files`)
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-tests-'))
  const reportFile = join(folder, 'report.json')
  const { exitCode } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${suite.config}`,
      ...(suite.project === undefined ? [] : [`--project=${suite.project}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { show: 'live', longestMs: suite.longestMs, env },
  )
  const report = readReport(reportFile)
  rmSync(folder, { recursive: true, force: true })
  return tallyOf(report, exitCode, existing)
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  } catch {
    return undefined
  }
}
