// What the server said of single fields of a form, in the form's order.

import { CallRefused } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { fieldMessagesOf } from './problem-text.ts'

export type Complaint<Field extends string> = { readonly field: Field; readonly message: string }

/** Refusals that speak of one field, such as a wrong code. */
export type FieldOfRefusal<Field extends string> = Partial<Record<RefusalCode, Field>>

/** Empty for what belongs to no field of this form. */
export function complaintsOf<Field extends string>(
  problem: unknown,
  fields: readonly Field[],
  fieldOfRefusal: FieldOfRefusal<Field>,
): readonly Complaint<Field>[] {
  if (!(problem instanceof CallRefused)) return []
  const { code, message } = problem.answer
  const refused = Object.entries<Field | undefined>(fieldOfRefusal).find(([key]) => key === code)
  if (refused?.[1] !== undefined) return [{ field: refused[1], message }]
  const messages = fieldMessagesOf(problem)
  return fields.flatMap((field) => {
    const first = messages[field]?.[0]
    return first === undefined ? [] : [{ field, message: first }]
  })
}
