// The journeys of e2e/: a real browser against a real server, which has its database on PostgreSQL
// where its programs are, but for some that are as `npm start` has it. Three files at a time: two
// would leave a fifth of two cores waiting.
import { TEST_POSTGRES } from '@fairtick/server/test/database/postgres-test-database'
import { defineConfig } from 'vitest/config'
import { SCRIPT_LOST } from './e2e/script-lost.ts'
import { LONGEST_WAIT_MS } from './e2e/timeouts.ts'
import { LONGEST_JOURNEYS, longestFirst } from './tools/longest-first.ts'

/** What a newcomer does first, every call, and a server that dies. */
const EMBEDDED = ['first-purchase', 'every-call', 'crash'].map(
  (name) => `e2e/journeys/${name}.e2e.ts`,
)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    globalSetup: ['tools/run-postgres.ts'],
    sequence: { sequencer: longestFirst(LONGEST_JOURNEYS) },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Any other failure stays one.
    retry: { count: 1, condition: new RegExp(`^${SCRIPT_LOST}`) },
    // What was found instead is to be read where only the message is seen.
    chaiConfig: { truncateThreshold: 400 },
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    projects: [
      {
        extends: true,
        test: { name: 'e2e', include: ['e2e/journeys/**/*.e2e.ts'], exclude: EMBEDDED },
      },
      {
        extends: true,
        test: { name: 'embedded', include: EMBEDDED, env: { [TEST_POSTGRES]: '' } },
      },
    ],
  },
})
