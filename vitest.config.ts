// The suites that lie beside the code, three files at a time: two would both wait for the database
// now and then. Those of the server that need a database run on PostgreSQL where its programs are,
// and the ones of PGLITE_SUITES on PGlite too.
import { defineConfig } from 'vitest/config'
import { PGLITE_SUITES } from './tools/pglite-suites.ts'

const NEVER = [
  ...['**/node_modules/**', '**/dist/**', 'e2e/**'],
  ...['**/*.long.test.{ts,tsx}', '**/*.campaign.test.ts'],
]
const RACES = '**/*.race.test.ts'
/** `npm run test:slow`. */
const TIMES = process.env.FAIRTICK_TEST_SLOW === '1' ? 10 : 1

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    // A process of its own for each file would spend half of the time on loading the same modules.
    isolate: false,
    globalSetup: ['tools/run-postgres.ts'],
    setupFiles: ['tools/property-seed.ts'],
    // Of a loaded machine; nothing is waited for without need.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000 * TIMES,
    hookTimeout: 60_000 * TIMES,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...NEVER, RACES] },
      },
      {
        extends: true,
        test: { name: 'pglite', include: PGLITE_SUITES, env: { FAIRTICK_TEST_POSTGRES: '' } },
      },
      {
        extends: true,
        test: {
          name: 'race',
          include: [RACES],
          exclude: NEVER,
          testTimeout: 180_000 * TIMES,
          hookTimeout: 120_000 * TIMES,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
