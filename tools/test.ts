// `npm test`: the check, the tests beside the code, the browser journeys; one closing line.

import { startCommand } from './command.ts'

const TEST_ENVIRONMENT = {
  TEST_SEED: 'draws the samples of an earlier run again',
  CI: 'true: nothing may be skipped',
}

await startCommand(
  {
    name: 'test',
    does: 'The check, the tests beside the code, the races, the journeys in a browser; ends with one line.',
    environment: TEST_ENVIRONMENT,
    examples: ['', 'TEST_SEED=74a1b21'],
  },
  async () => (await import('./test/run-all.ts')).runAll(),
)
