// The journeys of e2e/: a real browser against a real server on its embedded database, as
// `npm start` has it. Three files at a time: two would leave a fifth of two cores waiting.
import { defineConfig } from 'vitest/config'
import { SCRIPT_LOST } from './e2e/script-lost.ts'
import { LONGEST_WAIT_MS } from './e2e/timeouts.ts'
import { LONGEST_JOURNEYS, longestFirst } from './tools/longest-first.ts'

export default defineConfig({
  test: {
    name: 'e2e',
    pool: 'forks',
    include: ['e2e/journeys/**/*.e2e.ts'],
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST_JOURNEYS) },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Any other failure stays one.
    retry: { count: 1, condition: new RegExp(`^${SCRIPT_LOST}`) },
    // What was found instead is to be read where only the message is seen.
    chaiConfig: { truncateThreshold: 400 },
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
  },
})
