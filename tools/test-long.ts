// `npm run test:long`: crash, race and fuzz suites. In CI (CI=true) a skipped one is a failure.

import { startCommand } from './command.ts'

await startCommand(
  {
    name: 'test:long',
    does: 'The suites that take minutes: crashes, races, fuzz, the simulator.',
    environment: {
      TEST_SEED: 'draws the samples of an earlier run again',
      CI: 'true: nothing may be skipped',
    },
    examples: [''],
  },
  async () => {
    const { describeSample, LONG, runSuite } = await import('./run-suite.ts')
    const { closingLines } = await import('./test-summary.ts')
    console.log(describeSample('npm run test:long'))
    const total = await runSuite(LONG)
    const isIncomplete = process.env.CI === 'true' && total.skipped > 0
    if (isIncomplete) console.log(`FAILED ${total.skipped} skipped: CI must run them all`)
    console.log(`\n${closingLines(total)}`)
    return total.failed === 0 && !isIncomplete ? 0 : 1
  },
)
