// When a refused call may be tried again, if the server said so.

import { CallRefused } from '@fairtick/wire/client'

const SECOND_MS = 1_000

/** The waiting time of a limit counts from its answer, which is when it is first asked about. */
const heardAtMs = new WeakMap<CallRefused, number>()

/** An instant in ms: `until` of a lock-out, or so many seconds from now; undefined for neither. */
export function retryTimeOf(problem: unknown): number | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  const { result } = problem.answer
  if (typeof result !== 'object' || result === null) return undefined
  if ('until' in result && typeof result.until === 'number') return result.until
  if (!('retryAfter' in result) || typeof result.retryAfter !== 'number') return undefined
  const heardMs = heardAtMs.get(problem) ?? Date.now()
  heardAtMs.set(problem, heardMs)
  return heardMs + result.retryAfter * SECOND_MS
}
