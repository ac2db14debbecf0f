// Holds how ticks are grouped.

import { expect, test } from 'vitest'
import { groupTicks } from './tick-groups.ts'

test('ticks part where some are left out; each group has the newest first', () => {
  const ticks = [3, 4, 5, 9, 10].map((seq) => [seq, seq, '1'] as const)
  const seqs = groupTicks(ticks).map((group) => group.map(([seq]) => seq))
  expect(seqs).toEqual([
    [5, 4, 3],
    [10, 9],
  ])
})
