// The numbers of a bench's rounds, from 0 on, with progress for who waits.

import { createProgress } from '../tools/progress.ts'

export function* countRounds(total: number): Generator<number> {
  const progress = createProgress({ what: 'rounds', total })
  try {
    for (let round = 0; round < total; round += 1) {
      yield round
      progress.done(round + 1)
    }
  } finally {
    progress.end()
  }
}
