// The fields of a form in their order, read from its schema.

import * as z from 'zod'

/** Of a choice of forms the first one counts; a schema that is no form has no fields. */
export function formFields(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const form = schema instanceof z.ZodUnion ? schema.options[0] : schema
  return form instanceof z.ZodObject ? (form.shape as Record<string, z.ZodType>) : {}
}
