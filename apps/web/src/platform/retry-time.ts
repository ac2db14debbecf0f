// When a refused call may be tried again, if the server said so.

import { CallRefused } from '@fairtick/wire/client'

/** An instant in ms, from `until` of a lock-out or a limit; undefined when there is none. */
export function retryTimeOf(problem: unknown): number | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  const { result } = problem.answer
  if (typeof result !== 'object' || result === null || !('until' in result)) return undefined
  return typeof result.until === 'number' ? result.until : undefined
}
