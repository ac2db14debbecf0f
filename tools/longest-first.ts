// The order of test files: the longest first, so that none of them is left to run alone at the end.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A minute and more each, beside files of seconds; measured where some ran at a time. */
export const LONGEST_SUITES = [
  ...['simulator.long.test.ts', 'contract-fuzz.long.test.ts', 'kill-server.long.test.ts'],
  ...['new-slice.long.test.ts', 'xss.long.test.ts', 'database-away.long.test.ts'],
  ...['naive-account.long.test.ts', 'demo.long.test.ts'],
  ...['cut-off.long.test.ts', 'kills.long.test.ts', 'frozen-primary.long.test.ts'],
]
export const LONGEST_JOURNEYS = [
  ...['every-screen.e2e.ts', 'steady.e2e.ts', 'office-queues.e2e.ts', 'contract-ticket.e2e.ts'],
  ...['positions.e2e.ts', 'loading.e2e.ts', 'withdraw.e2e.ts', 'customer-and-staff.e2e.ts'],
]

/**
 * For `sequence.sequencer`: files whose paths end in one of `names` come first, in that order, all
 * others as Vitest has them. It knows what a file took only where it ran before: a new clone sorts
 * by size, and some of the shortest files take longest.
 */
export function longestFirst(names: readonly string[]) {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const place = names.findIndex((name) => moduleId.endsWith(`/${name}`))
    return place === -1 ? names.length : place
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return sorted.toSorted((left, right) => placeOf(left) - placeOf(right))
    }
  }
}
