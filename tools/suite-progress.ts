// For Vitest: how many files of a run have ended, and how long the others will take.

import type { Reporter, TestSpecification } from 'vitest/node'
import { createProgress, type Progress } from './progress.ts'

/**
 * Beside Vitest's own lines where no terminal shows its summary.
 * @public Vitest loads it.
 */
export default class SuiteProgress implements Reporter {
  #progress: Progress | undefined
  #ended = 0

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress = createProgress({ what: 'files', total: files.length })
  }

  onTestModuleEnd(): void {
    this.#ended += 1
    this.#progress?.done(this.#ended)
  }

  onTestRunEnd(): void {
    this.#progress?.end()
  }
}
