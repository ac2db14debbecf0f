// When a refused call may be tried again, if the server said so.

import { SECOND_MS } from '@fairtick/core/time/duration'
import { CallRefused } from '@fairtick/wire/client'
import { type Deadline, deadlineAt, deadlineIn } from './deadline.ts'

/** The waiting time of a limit counts from its answer, which is when it is first asked about. */
const known = new WeakMap<CallRefused, Deadline | undefined>()

/** `until` of a lock-out, or so many seconds from now; undefined for neither. */
export function retryDeadlineOf(problem: unknown): Deadline | undefined {
  if (!(problem instanceof CallRefused)) return undefined
  if (!known.has(problem)) known.set(problem, read(problem.answer.result))
  return known.get(problem)
}

function read(result: unknown): Deadline | undefined {
  if (typeof result !== 'object' || result === null) return undefined
  if ('until' in result && typeof result.until === 'number') return deadlineAt(result.until)
  if (!('retryAfter' in result) || typeof result.retryAfter !== 'number') return undefined
  return deadlineIn(result.retryAfter * SECOND_MS)
}
