// A failed call in words: the server's sentence, and what to do when no answer came.

import { PasskeyProblem } from '@fairtick/ui/passkeys'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import type { FieldMessages } from '@fairtick/wire/envelope'

/** What was tried: reading changes nothing, so it can be tried again without a thought. */
export type Tried = 'act' | 'reading'

const NO_ANSWER: Readonly<Record<Tried, string>> = {
  act: 'No answer came. It may have worked: look at what is shown now before you repeat it.',
  reading: 'No answer came. See whether you are online, then try again.',
}
const PASSKEY_PROBLEMS: Readonly<Record<PasskeyProblem['why'], string>> = {
  cancelled: 'No passkey was used. Try again, or use a code of your authenticator app.',
  known: 'This device has a passkey for your account already.',
  failed: 'The passkey did not work here. Use a code of your authenticator app.',
}
const UNEXPECTED = 'Something failed. Try again; if it happens again, tell who runs the server.'

/** For people; with the number of the request where the server failed. */
export function problemText(problem: unknown, tried: Tried): string {
  if (problem instanceof NoAnswer) return NO_ANSWER[tried]
  if (problem instanceof PasskeyProblem) return PASSKEY_PROBLEMS[problem.why]
  if (!(problem instanceof CallRefused)) return UNEXPECTED
  const { status, message, requestId } = problem.answer
  if (status === 400) return firstFieldMessage(problem) ?? (message || UNEXPECTED)
  const reference = requestId === undefined ? '' : ` (request ${requestId})`
  return `${message || UNEXPECTED}${reference}`
}

/** The messages of a 400 by field; none for other problems. */
export function fieldMessagesOf(problem: unknown): FieldMessages {
  if (!(problem instanceof CallRefused) || problem.answer.status !== 400) return {}
  const { result } = problem.answer
  return typeof result === 'object' && result !== null ? (result as FieldMessages) : {}
}

/** The code of a refusal by a rule; undefined for every other problem. */
export function refusalCode(problem: unknown): string | undefined {
  return problem instanceof CallRefused ? problem.answer.code : undefined
}

function firstFieldMessage(problem: CallRefused): string | undefined {
  const [first] = Object.entries(fieldMessagesOf(problem))
  return first && `${first[0]}: ${first[1][0]}`
}
