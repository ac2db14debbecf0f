// `npm run campaign`: every suite with CAMPAIGN=1, which means greater counts and full
// matrices, those beside the code once more on a slow database, and hostile clients.

import { buildWeb } from './build-web.ts'
import { startCommand } from './command.ts'
import type { Suite } from './run-suite.ts'
import { addSummaries, closingLines, NOT_BUILT, type TestSummary } from './test-summary.ts'

const LONGEST_SUITE_MS = 12 * 3_600_000

await startCommand(
  {
    name: 'campaign',
    does: `Every suite with greater counts and full matrices, then those beside the code once more
on a database that pauses at random, and hostile clients on both databases. Takes hours.`,
    examples: [''],
  },
  async () => {
    const { JOURNEYS, LONG_OF_CAMPAIGN, RACE, runSuite, UNIT } = await import('./run-suite.ts')
    const { testSlowly } = await import('./test-slow.ts')
    const runAtLength = async (suite: Suite): Promise<TestSummary> => {
      if (suite === JOURNEYS && !(await buildWeb())) return NOT_BUILT
      return runSuite({ ...suite, longestMs: LONGEST_SUITE_MS }, { CAMPAIGN: '1' })
    }
    const summaries: TestSummary[] = []
    for (const suite of [UNIT, RACE, LONG_OF_CAMPAIGN, JOURNEYS])
      summaries.push(await runAtLength(suite))
    summaries.push(await testSlowly())
    const { testHostile } = await import('./test-hostile.ts')
    summaries.push(await testHostile())
    const total = addSummaries(summaries)
    console.log(`\n${closingLines(total)}`)
    return total.failed === 0 ? 0 : 1
  },
)
