// The suites that lie beside the code: fast ones in two forks, race suites one file at a time.
import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**', '**/*.long.test.{ts,tsx}']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Of a loaded machine; nothing is waited for without need.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, '**/*.race.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'race',
          include: ['**/*.race.test.ts'],
          exclude: NEVER,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
