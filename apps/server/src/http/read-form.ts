// What was sent with a call, checked against the contract, with the cursor of a list opened.

import type { Call } from '@fairtick/wire/api-call'
import type { Language } from '@fairtick/wire/languages'
import type * as z from 'zod'
import { type HttpAnswer, invalidAnswer } from './answer.ts'
import { messagesOfComplaints, messagesOfIssues } from './field-messages.ts'
import type { Cursors } from './list-cursors.ts'

type Form = { readonly query: unknown; readonly body: unknown }

/** As its handler takes it, or the answer that names the fields that are wrong. */
export function readForm(
  call: Pick<Call, 'query' | 'body'>,
  sent: Form,
  cursors: Cursors,
  language: Language,
): Form | HttpAnswer {
  const query = check(call.query, sent.query, cursors, language)
  if ('status' in query) return query
  const body = check(call.body, sent.body, cursors, language)
  if ('status' in body) return body
  return { query: query.value, body: body.value }
}

function check(
  schema: z.ZodType,
  input: unknown,
  cursors: Cursors,
  language: Language,
): { readonly value: unknown } | HttpAnswer {
  const checked = schema.safeParse(input)
  if (!checked.success) {
    return invalidAnswer(messagesOfIssues(schema, checked.error.issues, language), language)
  }
  const { after } = checked.data as { readonly after?: string }
  if (after === undefined) return { value: checked.data }
  const opened = cursors.open(after)
  return opened === undefined
    ? invalidAnswer(messagesOfComplaints({ after: ['invalid'] }, language), language)
    : { value: { ...(checked.data as object), after: opened } }
}
