// An open line is not enough to be live: the server has to have looked.

import { expect, test } from 'vitest'
import { judgeLiveness, STALE_AFTER_MS } from './use-liveness.ts'

test.each([
  ['live', 1_000, 1_000 + STALE_AFTER_MS, 'live'],
  ['live', 1_000, 1_001 + STALE_AFTER_MS, 'stale'],
  ['live', undefined, 1_000_000, 'live'],
  ['broken', 1_000, 1_000, 'broken'],
  ['connecting', 1_000, 9_000_000, 'connecting'],
] as const)('a line that is %s, looked at %s, at %s: %s', (health, asOf, now, liveness) => {
  expect(judgeLiveness(health, asOf, now)).toBe(liveness)
})
