// `npm run test:slow`: the suites beside the code and the races on a database that pauses at
// random, beside two busy loops. What passes here does not depend on who is first.

import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { SLOW_DATABASE } from '@fairtick/server/test/database/slow-database'
import { startCommand } from './command.ts'
import { describeSample, RACE, runSuite, type Suite, UNIT } from './run-suite.ts'
import { addSummaries, closingLines, type TestSummary } from './test-summary.ts'

const BUSY_LOOPS = 2
const LONGEST_MS = 2 * 3_600_000

export async function testSlowly(): Promise<TestSummary> {
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  const stopLoops = () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  process.once('exit', stopLoops)
  try {
    const slowly = (suite: Suite) =>
      runSuite(
        { ...suite, name: `${suite.name}, slowed`, longestMs: LONGEST_MS },
        { [SLOW_DATABASE]: '1' },
      )
    return addSummaries([await slowly(UNIT), await slowly(RACE)])
  } finally {
    stopLoops()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await startCommand(
    {
      name: 'test:slow',
      does: 'The suites beside the code and the races, on a database that pauses at random, beside busy loops.',
      environment: { TEST_SEED: 'draws the samples of an earlier run again' },
      examples: [''],
    },
    async () => {
      console.log(describeSample('npm run test:slow'))
      const total = await testSlowly()
      console.log(`\n${closingLines(total)}`)
      return total.failed === 0 ? 0 : 1
    },
  )
}
