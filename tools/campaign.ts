// `npm run campaign`: every suite with CAMPAIGN=1, which means greater counts and full
// matrices, and those beside the code once more on a slow database.
import { buildWeb } from './build-web.ts'
import { JOURNEYS, LONG, RACE, runSuite, type Suite, UNIT } from './run-suite.ts'
import { addTallies, closingLines, NOT_BUILT, type Tally } from './tally.ts'
import { testSlowly } from './test-slow.ts'

const LONGEST_SUITE_MS = 12 * 3_600_000
const SUITES = [UNIT, RACE, LONG, JOURNEYS]

const tallies: Tally[] = []
for (const suite of SUITES) tallies.push(await runAtLength(suite))
tallies.push(await testSlowly())
const total = addTallies(tallies)
console.log(`\n${closingLines(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runAtLength(suite: Suite): Promise<Tally> {
  if (suite === JOURNEYS && !(await buildWeb())) return NOT_BUILT
  return runSuite({ ...suite, longestMs: LONGEST_SUITE_MS }, { CAMPAIGN: '1' })
}
