// Whether a call failed because what it names is not there, or is not mine.

import { CallRefused } from '@fairtick/wire/client'

/** An id that cannot be one is refused as a form. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof CallRefused && [400, 404].includes(problem.answer.status)
}
