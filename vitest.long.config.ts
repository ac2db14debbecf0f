// The long suites (crash, race, fuzz), minutes each, three files at a time: `npm run test:long`.
import { defineConfig } from 'vitest/config'
import { IS_CAMPAIGN } from './packages/testkit/src/drawn-sample.ts'
import { LONGEST_SUITES, longestFirst } from './tools/longest-first.ts'

export default defineConfig({
  test: {
    name: 'long',
    pool: 'forks',
    include: ['**/*.long.test.{ts,tsx}', ...(IS_CAMPAIGN ? ['**/*.campaign.test.ts'] : [])],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 3,
    setupFiles: ['tools/property-seed.ts'],
    sequence: { sequencer: longestFirst(LONGEST_SUITES) },
    testTimeout: 45 * 60_000,
    hookTimeout: 5 * 60_000,
  },
})
