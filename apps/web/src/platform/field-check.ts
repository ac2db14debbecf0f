// How a form says which of its fields are wrong: one problem a field, in the order of the form.

import type { FieldProblem } from '@fairtick/wire/field-rules'

export type FieldProblems<Values> = { readonly [Field in keyof Values]?: FieldProblem }

/** Judges the values of a form; pure. */
export type FieldCheck<Values> = (values: Values) => FieldProblems<Values>

/** Keeps the fields that have a problem. */
export function foundProblems<Values>(
  judged: {
    readonly [Field in keyof Values]?: FieldProblem | undefined
  },
): FieldProblems<Values> {
  const found = Object.entries(judged).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(found) as FieldProblems<Values>
}

export function requiredProblem(text: string): FieldProblem | undefined {
  return text.trim() === '' ? 'required' : undefined
}

/** A second entry of a new password. */
export function repeatProblem(password: string, repeat: string): FieldProblem | undefined {
  if (repeat === '') return 'required'
  return repeat === password ? undefined : 'password_mismatch'
}
