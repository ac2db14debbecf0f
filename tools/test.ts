// `npm test`: the check, the tests beside the code, the browser journeys; one closing line.

import { whyNoPostgres } from '@fairtick/testkit/postgres-server'
import { buildWeb } from './build-web.ts'
import { check } from './check.ts'
import { PGLITE_SUITES } from './pglite-suites.ts'
import { describeSample, filesOf, JOURNEYS, RACE, runSuite, UNIT } from './run-suite.ts'
import { askPglite } from './statements/ask-pglite.ts'
import { addTallies, closingLines, NOT_BUILT, NOTHING, type Tally } from './tally.ts'

const isCi = process.env.CI === 'true'
const noPostgres = whyNoPostgres()

console.log(describeSample('npm test'))
console.log(describeDatabases())
const total = addTallies([
  await check(),
  ...(await askPglite((env) => runSuite(UNIT, env))),
  await races(),
  await journeys(),
])
console.log(`\n${closingLines(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

function describeDatabases(): string {
  if (noPostgres !== undefined) return `all suites run on PGlite: ${noPostgres}`
  return `suites with a database run on PostgreSQL; on PGlite too:\n  ${PGLITE_SUITES.join('\n  ')}`
}

/** Without PostgreSQL each file counts as one skipped test; in CI that is a failure. */
async function races(): Promise<Tally> {
  const files = filesOf(RACE).length
  if (files === 0 || noPostgres === undefined) return runSuite(RACE)
  console.log(`\n${RACE.name}: ${files} files skipped: ${noPostgres}`)
  return isCi
    ? { ...NOTHING, failed: files, failures: [`${RACE.name}: ${noPostgres}`] }
    : { ...NOTHING, skipped: files }
}

async function journeys(): Promise<Tally> {
  if (filesOf(JOURNEYS).length === 0) return NOTHING
  return (await buildWeb()) ? runSuite(JOURNEYS) : NOT_BUILT
}
