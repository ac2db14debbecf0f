// `npm run e2e`: the browser journeys alone, on a freshly built web.

import { startCommand } from './command.ts'

await startCommand(
  {
    name: 'e2e',
    does: 'The journeys in a real browser, on a freshly built web.',
    environment: {
      TEST_SEED: 'draws the samples of an earlier run again',
      PICTURES: 'folder for pictures of the screens; without it those of failures alone are kept',
    },
    examples: [''],
  },
  async () => {
    const { buildWeb } = await import('./build-web.ts')
    const { describeSample, JOURNEYS, runSuite } = await import('./run-suite.ts')
    const { closingLines, NOT_BUILT } = await import('./test-summary.ts')
    console.log(describeSample('npm run e2e'))
    const total = (await buildWeb()) ? await runSuite(JOURNEYS) : NOT_BUILT
    console.log(`\n${closingLines(total)}`)
    return total.failed === 0 ? 0 : 1
  },
)
