// `npm test`: the check, the tests beside the code, the browser journeys; one closing line.

import { whyNoPostgres } from '@fairtick/testkit/postgres-server'
import { buildWeb } from './build-web.ts'
import { check } from './check.ts'
import { filesOf, JOURNEYS, RACE, runSuite, UNIT } from './run-suite.ts'
import { addTallies, closingLines, NOT_BUILT, NOTHING, type Tally } from './tally.ts'

const isCi = process.env.CI === 'true'

const total = addTallies([await check(), await runSuite(UNIT), await races(), await journeys()])
console.log(`\n${closingLines(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Without PostgreSQL each file counts as one skipped test; in CI that is a failure. */
async function races(): Promise<Tally> {
  const files = filesOf(RACE).length
  const reason = whyNoPostgres()
  if (files === 0 || reason === undefined) return runSuite(RACE)
  console.log(`\n${RACE.name}: ${files} files skipped: ${reason}`)
  return isCi
    ? { ...NOTHING, failed: files, failures: [`${RACE.name}: ${reason}`] }
    : { ...NOTHING, skipped: files }
}

async function journeys(): Promise<Tally> {
  if (filesOf(JOURNEYS).length === 0) return NOTHING
  return (await buildWeb()) ? runSuite(JOURNEYS) : NOT_BUILT
}
