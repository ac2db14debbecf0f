// Runs a program that comes with the PostgreSQL server of this machine.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '@fairtick/server/test/database/find-postgres'

const runFile = promisify(execFile)

/** What it printed. Rejects when it ends with anything but 0. */
export async function runProgram(
  name: 'pgbench' | 'psql',
  given: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<string> {
  return (await runFile(join(findPostgres() ?? '', name), given, options)).stdout
}
