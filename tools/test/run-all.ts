// All suites of `npm test`, one after the other, added up.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { buildWeb } from '../build-web.ts'
import { check } from '../check.ts'
import { PGLITE_SUITES } from '../pglite-suites.ts'
import { describeSample, filesOf, JOURNEYS, RACE, runSuite, UNIT } from '../run-suite.ts'
import { askPglite } from '../sql-coverage/ask-pglite.ts'
import {
  addSummaries,
  closingLines,
  NOT_BUILT,
  NOTHING,
  type TestSummary,
} from '../test-summary.ts'

const isCi = process.env.CI === 'true'
const noPostgres = whyNoPostgres()
const noNats = whyNoNats()

/** Answers the exit status. */
export async function runAll(): Promise<number> {
  console.log(describeSample('npm test'))
  console.log(describeDatabases())
  const total = addSummaries([
    await check(),
    ...(await askPglite((env) => runSuite(UNIT, env))),
    await races(),
    await journeys(),
  ])
  console.log(`\n${closingLines(total)}`)
  return total.failed === 0 ? 0 : 1
}

function describeDatabases(): string {
  if (noPostgres !== undefined) return `all suites run on PGlite: ${noPostgres}`
  return `suites with a database run on PostgreSQL; on PGlite too:\n  ${PGLITE_SUITES.join('\n  ')}`
}

/** Without PostgreSQL each file counts as one skipped test; in CI that is a failure. */
async function races(): Promise<TestSummary> {
  const files = filesOf(RACE).length
  if (files === 0) return NOTHING
  if (noPostgres === undefined) return addSummaries([await runSuite(RACE), brokerSkipped()])
  console.log(`\n${RACE.name}: ${files} files skipped: ${noPostgres}`)
  return isCi
    ? { ...NOTHING, failed: files, failures: [`${RACE.name}: ${noPostgres}`] }
    : { ...NOTHING, skipped: files }
}

/** Without a NATS server the suites over it skip and count themselves; in CI that is a failure. */
function brokerSkipped(): TestSummary {
  if (noNats === undefined) return NOTHING
  console.log(`\n${RACE.name}: the suites over NATS are skipped: ${noNats}`)
  return isCi ? { ...NOTHING, failed: 1, failures: [`${RACE.name}: ${noNats}`] } : NOTHING
}

async function journeys(): Promise<TestSummary> {
  if (filesOf(JOURNEYS).length === 0) return NOTHING
  return (await buildWeb()) ? runSuite(JOURNEYS) : NOT_BUILT
}
