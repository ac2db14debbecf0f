// `npm run test:hostile`: hostile clients against a started installation, on both databases.

import { pathToFileURL } from 'node:url'
import { startCommand } from './command.ts'
import type { Extent } from './hostile/attack-installation.ts'
import { HOW_TO_INSTALL, missingProgram, PROGRAMS } from './hostile/programs.ts'
import { runCommand } from './run-command.ts'
import { closingLines, NOTHING, type TestSummary } from './test-summary.ts'

const ASKING_MS = 2 * 60_000

/** A program that is missing and a database that is not there are failures: nothing was shown. */
export async function testHostile(form: 'whole' | 'short' = 'whole'): Promise<TestSummary> {
  const startedAt = performance.now()
  const { SHORT, WHOLE } = await import('./hostile/attack-installation.ts')
  const failures: string[] = []
  let passed = 0
  const note = (name: string, findings: readonly string[]) => {
    if (findings.length === 0) passed += 1
    else failures.push(`${name}: ${findings.join('; ')}`)
    console.log(`${findings.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const finding of findings) console.log(`    ${finding}`)
  }
  for (const program of PROGRAMS) note(program, missingProgram(program))
  note('known faults of packages', await askForFaults())
  await attackBoth(form === 'short' ? SHORT : WHOLE, note)
  const suites = [{ name: 'hostile clients', tookMs: performance.now() - startedAt }]
  return { ...NOTHING, passed, failed: failures.length, failures, suites }
}

async function attackBoth(
  extent: Extent,
  note: (name: string, findings: readonly string[]) => void,
): Promise<void> {
  const { attackInstallation } = await import('./hostile/attack-installation.ts')
  const { createTestDatabase, startPostgresServer, whyNoPostgres } = await import(
    '@fairtick/server/test/database/postgres-server'
  )
  const on = (database: string) => (name: string, findings: readonly string[]) =>
    note(`${database}: ${name}`, findings)
  await attackInstallation(undefined, extent, on('PGlite'))
  const why = whyNoPostgres()
  if (why !== undefined) {
    note('PostgreSQL', [why])
    return
  }
  const postgres = await startPostgresServer({ keeps: false })
  try {
    await attackInstallation(await createTestDatabase(postgres.url), extent, on('PostgreSQL'))
  } finally {
    await postgres.remove()
  }
}

/** Of what is installed: none that is high at a release (REL-62). */
async function askForFaults(): Promise<readonly string[]> {
  const { exitCode, output } = await runCommand({
    ...{ file: 'npm', args: ['audit', '--audit-level=high'], show: 'kept', longestMs: ASKING_MS },
  })
  return exitCode === 0 ? [] : [output.trim().split('\n').slice(-3).join(' ')]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await startCommand(
    {
      name: 'test:hostile',
      does: `slowhttptest, sqlmap and hostile clients of ours against both servers of an
installation, on PGlite and on PostgreSQL; and asks for known faults of packages. Needs
${HOW_TO_INSTALL}; what is missing counts as failed.`,
      options: { short: { meaning: 'some minutes: a part of the calls, less time each' } },
      examples: ['', '--short'],
    },
    async ({ operands: [surplus], options }) => {
      const { CannotBegin } = await import('./command.ts')
      if (surplus !== undefined) throw new CannotBegin(`There is no use for "${surplus}".`)
      const total = await testHostile(options.short === true ? 'short' : 'whole')
      console.log(`\n${closingLines(total)}`)
      return total.failed === 0 ? 0 : 1
    },
  )
}
