// Progress of work that has several stages, each with a count of its own.

import { createProgress, type Progress } from './progress.ts'

export type StageProgress = {
  /** So many of so many are done; another `what` begins another stage. */
  readonly tell: (what: string, done: number, total: number) => void
  readonly end: () => void
}

export function createStageProgress(): StageProgress {
  let stage: string | undefined
  let progress: Progress | undefined
  return {
    tell: (what, done, total) => {
      if (what !== stage) {
        progress?.end()
        progress = createProgress({ what, total })
        stage = what
      }
      progress?.done(done)
    },
    end: () => progress?.end(),
  }
}
