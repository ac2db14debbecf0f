// What a schema found wrong, as sentences by field in the order of the form (`result` of a 400).

import type { FieldMessages } from '@fairtick/wire/envelope'
import {
  boundComplaint,
  FIELD_PROBLEMS,
  type FieldComplaint,
  isBoundProblem,
} from '@fairtick/wire/field-rules'
import { formFields } from '@fairtick/wire/form-fields'
import type { Language } from '@fairtick/wire/languages'
import type * as z from 'zod'
import { localizedFieldMessage } from './localized-message.ts'

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
  const wrong = [...complaints]
    .filter(([, found]) => found.length > 0)
    .slice(0, MAX_FIELDS)
    .map(([field, found]) => [field, withoutEchoes(found)])
  return messagesOfComplaints(Object.fromEntries(wrong), language)
}

export function messagesOfComplaints(
  fields: Readonly<Record<string, readonly FieldComplaint[]>>,
  language: Language,
): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([field, complaints]) => [
      field,
      complaints.map((complaint) => localizedFieldMessage(complaint, language)),
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
  const { message } = issue
  if (issue.code === 'too_small' && isBoundProblem(message)) {
    return boundComplaint(message, Number(issue.minimum))
  }
  if (issue.code === 'too_big' && isBoundProblem(message)) {
    return boundComplaint(message, Number(issue.maximum))
  }
  return FIELD_PROBLEMS.find((known) => known === message) ?? 'invalid'
}

/** An empty field is required and nothing else; of several rules each is told once. */
function withoutEchoes(found: readonly FieldComplaint[]): readonly FieldComplaint[] {
  return found.includes('required') ? ['required'] : [...new Set(found)]
}
