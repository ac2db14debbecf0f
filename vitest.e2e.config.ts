// The journeys of e2e/: a real browser against a real server, one file at a time.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    pool: 'forks',
    include: ['e2e/journeys/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
