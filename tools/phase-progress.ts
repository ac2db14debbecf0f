// Progress of work that has several phases, each with a count of its own.

import { createProgress, type Progress } from './progress.ts'

export type PhaseProgress = {
  /** So many of so many are done; another `what` begins another phase. */
  readonly tell: (what: string, done: number, total: number) => void
  readonly end: () => void
}

export function createPhaseProgress(): PhaseProgress {
  let phase: string | undefined
  let progress: Progress | undefined
  return {
    tell: (what, done, total) => {
      if (what !== phase) {
        progress?.end()
        progress = createProgress({ what, total })
        phase = what
      }
      progress?.done(done)
    },
    end: () => progress?.end(),
  }
}
