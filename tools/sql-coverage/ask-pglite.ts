// Runs the suites beside the code and holds what they asked PGlite against the statements of the
// server: one that no test asked there may be one that it does not take.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATEMENT_FOLDER } from '@fairtick/server/test/database/statement-log'
import { ROOT_FOLDER } from '../root-folder.ts'
import { NOTHING, type TestSummary } from '../test-summary.ts'
import { findStatements, unasked } from './find-statements.ts'

/** `run` gets the environment under which the tests note what they ask. */
export async function askPglite(
  run: (env: Record<string, string>) => Promise<TestSummary>,
): Promise<readonly TestSummary[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-statements-'))
  const tests = await run({ [STATEMENT_FOLDER]: folder })
  const missing = unasked(findStatements(ROOT_FOLDER), readAsked(folder))
  rmSync(folder, { recursive: true, force: true })
  const failures = missing.map(
    ({ path, line, text }) => `${path}:${line}: no test asks it of PGlite: ${text.slice(0, 80)}`,
  )
  const failed = failures.length
  return [tests, { ...NOTHING, passed: failed === 0 ? 1 : 0, failed, failures }]
}

function readAsked(folder: string): string[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as string),
  )
}
