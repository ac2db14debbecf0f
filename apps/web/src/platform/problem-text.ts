// A failed call in words: the sentence for the person, the codes for support.

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import type { FieldMessages } from '@fairtick/wire/envelope'
import type { Say } from './i18n.ts'

export type ProblemText = {
  readonly sentence: string
  readonly reference: { readonly code: string; readonly requestId: string | undefined }
}

/** The server's own sentence where it gave one; a 400 speaks by its first field (spec §5). */
export function describeProblem(problem: unknown, t: Say): ProblemText {
  if (problem instanceof CallRefused) {
    const { status, message, code, requestId } = problem.answer
    const sentence = (status === 400 && firstFieldMessage(problem)) || message
    return {
      sentence: sentence || t('shell.somethingFailed'),
      reference: { code: code ?? String(status), requestId },
    }
  }
  const code = problem instanceof NoAnswer ? 'no_answer' : 'unexpected'
  const sentence = t(code === 'no_answer' ? 'shell.noAnswer' : 'shell.somethingFailed')
  return { sentence, reference: { code, requestId: undefined } }
}

/** The messages of a 400 by field, in the order of the form; none for other problems. */
export function fieldMessagesOf(problem: unknown): FieldMessages {
  if (!(problem instanceof CallRefused) || problem.answer.status !== 400) return {}
  const { result } = problem.answer
  return typeof result === 'object' && result !== null ? (result as FieldMessages) : {}
}

function firstFieldMessage(problem: CallRefused): string | undefined {
  return Object.values(fieldMessagesOf(problem)).find((messages) => messages.length > 0)?.[0]
}
