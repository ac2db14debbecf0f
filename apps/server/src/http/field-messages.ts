// What a schema found wrong, as sentences by field in the order of the form (`result` of a 400).

import type { FieldMessages } from '@fairtick/wire/envelope'
import { FIELD_PROBLEMS, type FieldProblem } from '@fairtick/wire/field-rules'
import { formFields } from '@fairtick/wire/form-fields'
import type { FieldComplaint } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type * as z from 'zod'
import { sentenceFor } from './sentence-for.ts'

/** More would only echo what was sent. */
const MAX_FIELDS = 30
const FIELD_NAME_MAX = 64

type Issue = z.core.$ZodIssue

export function messagesOfIssues(
  schema: z.ZodType,
  issues: readonly Issue[],
  language: Language,
): FieldMessages {
  const complaints = new Map<string, FieldComplaint[]>()
  for (const name of Object.keys(formFields(schema))) complaints.set(name, [])
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      complaints.set(field, [...(complaints.get(field) ?? []), complaintOf(issue)])
    }
  }
  const wrong = [...complaints].filter(([, found]) => found.length > 0).slice(0, MAX_FIELDS)
  return messagesOfComplaints(Object.fromEntries(wrong), language)
}

export function messagesOfComplaints(
  fields: Readonly<Record<string, readonly FieldComplaint[]>>,
  language: Language,
): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([field, complaints]) => [
      field,
      complaints.map((complaint) =>
        typeof complaint === 'string'
          ? sentenceFor(complaint, language)
          : sentenceFor(complaint.problem, language, complaint.values),
      ),
    ]),
  )
}

/** The field of the form; `body` where the whole of it is wrong. */
function fieldsOf(issue: Issue): readonly string[] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    return issue.keys.slice(0, MAX_FIELDS).map((key) => key.slice(0, FIELD_NAME_MAX).toWellFormed())
  }
  return [String(issue.path[0] ?? 'body')]
}

function complaintOf(issue: Issue): FieldComplaint {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (!isProblem(issue.message)) return 'invalid'
  if (issue.code === 'too_small') {
    return { problem: issue.message, values: { minimum: Number(issue.minimum) } }
  }
  if (issue.code === 'too_big') {
    return { problem: issue.message, values: { maximum: Number(issue.maximum) } }
  }
  return issue.message
}

function isProblem(text: string): text is FieldProblem {
  return (FIELD_PROBLEMS as readonly string[]).includes(text)
}
