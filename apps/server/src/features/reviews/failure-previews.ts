// What a customer will read if their case fails for one of the reasons: the message itself.

import type { Language } from '@fairtick/wire/languages'
import { type NewMessage, wordMessage } from '../messages/public.ts'

export type FailurePreview<Reason> = {
  readonly reason: Reason
  readonly title: string
  readonly text: string
}

/** In their language, by the template and the values that a failure would send. */
export function previewFailures<Reason>(
  reasons: readonly Reason[],
  language: Language,
  messageOf: (reason: Reason) => Pick<NewMessage, 'template' | 'values'> | undefined,
): FailurePreview<Reason>[] {
  return reasons.flatMap((reason) => {
    const message = messageOf(reason)
    if (message === undefined) return []
    const { title, summary } = wordMessage(message.template, message.values, language)
    return [{ reason, title, text: summary }]
  })
}
