// An order from the tap to a final answer, as a state and what moves it; no input, no output.

import { CallRefused } from '@fairtick/wire/client'

/** Exactly what is sent; repeated unchanged under the same key it has the same outcome. */
export type SubmissionRequest<Body> = {
  readonly key: string
  /** Server time of the first tap. */
  readonly tappedAtMs: number
  readonly body: Body
}

export type Submission<Body, Order> =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly request: SubmissionRequest<Body> }
  /** No answer came: it may have worked. */
  | {
      readonly state: 'unknown'
      readonly request: SubmissionRequest<Body>
      /** Whether the orders have been looked through without finding it. */
      readonly looked: 'not_yet' | 'not_found'
    }
  | {
      readonly state: 'price_moved'
      readonly request: SubmissionRequest<Body>
      readonly price: string
    }
  | {
      readonly state: 'refused'
      readonly request: SubmissionRequest<Body>
      readonly problem: unknown
    }
  | { readonly state: 'done'; readonly order: Order; readonly request: SubmissionRequest<Body> }

/** What follows when no answer, or a bad one, came back. */
export type Failure<Body> = Extract<
  Submission<Body, never>,
  { state: 'unknown' | 'price_moved' | 'refused' }
>

export const IDLE = { state: 'idle' } as const

/** When the orders are looked through for one without an answer, after it was sent. */
export const LOOK_AFTER_MS = [3_000, 6_000, 12_000] as const

/** What a failed call means: a refusal is final, silence and a twin in flight are not. */
export function afterFailure<Body>(
  request: SubmissionRequest<Body>,
  problem: unknown,
): Failure<Body> {
  if (!(problem instanceof CallRefused)) {
    return { state: 'unknown', request, looked: 'not_yet' }
  }
  const { status, code, result } = problem.answer
  if (code === 'in_flight' || status >= 500) {
    return { state: 'unknown', request, looked: 'not_yet' }
  }
  if (code === 'price_moved' && hasPrice(result)) {
    return { state: 'price_moved', request, price: result.price }
  }
  return { state: 'refused', request, problem }
}

/** Nothing else may be sent until the outcome is known. */
export function isLocked({
  state,
}: {
  readonly state: Submission<never, never>['state']
}): boolean {
  return state === 'sending' || state === 'unknown'
}

/** Came to no result: the person is told why, and what can be done. */
export function needsNotice(submission: {
  readonly state: Submission<never, never>['state']
}): boolean {
  return NOTICED.has(submission.state)
}

const NOTICED: ReadonlySet<string> = new Set(['unknown', 'price_moved', 'refused'])

function hasPrice(result: unknown): result is { price: string } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'price' in result &&
    typeof result.price === 'string'
  )
}
