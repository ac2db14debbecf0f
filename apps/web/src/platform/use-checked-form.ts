// A form that is judged by a pure check, and by the server after it; values stay on failure.

import { CallRefused } from '@fairtick/wire/client'
import { FIELD_PROBLEMS } from '@fairtick/wire/field-rules'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { type FormEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { FieldCheck } from './field-check.ts'
import { fieldProblemText } from './field-problem-text.ts'
import { useText } from './i18n.ts'
import { fieldMessagesOf } from './problem-text.ts'

export type CheckedFormSettings<Values extends FieldValues> = {
  readonly defaultValues: DefaultValues<Values>
  readonly check: FieldCheck<Values>
  /** Refusals that speak of one field, such as a wrong code. */
  readonly fieldOfRefusal?: Partial<Record<RefusalCode, Path<Values>>>
  /** Called before the server's complaint about `field` is shown, to bring it into view. */
  readonly onComplaint?: (field: string) => void
}

export type CheckedForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>
  /** The sentence under a field. */
  readonly errorOf: (field: Path<Values>) => string | undefined
  /** What the server said that belongs to no field; undefined once it is sent again. */
  readonly failure: unknown
  /** Runs `send`; what it throws goes under its field or becomes the failure. */
  readonly attempt: (send: () => Promise<void>) => Promise<void>
  /** For onSubmit: judges all fields, focuses the first wrong one, or sends. */
  readonly submit: (send: (values: Values) => Promise<void>) => (event: FormEvent) => void
}

export function useCheckedForm<Values extends FieldValues>(
  settings: CheckedFormSettings<Values>,
): CheckedForm<Values> {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values, unknown, Values>({
    defaultValues: settings.defaultValues,
    mode: 'onTouched',
    resolver: resolverOf(settings.check),
  })
  const { errors } = form.formState

  const attempt = async (send: () => Promise<void>) => {
    setFailure(undefined)
    try {
      await send()
    } catch (problem) {
      const complaints = complaintsOf(problem, settings, form.getValues())
      if (complaints[0] === undefined) setFailure(problem)
      else settings.onComplaint?.(complaints[0].field)
      complaints.forEach(({ field, message }, at) => {
        form.setError(field, { type: FROM_SERVER, message }, { shouldFocus: at === 0 })
      })
    }
  }
  return {
    form,
    failure,
    attempt,
    errorOf: (field) => {
      const error: FieldError | undefined = get(errors, field)
      if (error === undefined) return undefined
      const problem = FIELD_PROBLEMS.find((known) => known === error.type)
      return problem === undefined ? error.message : fieldProblemText(problem, t)
    },
    submit: (send) => (event) => {
      void form.handleSubmit((values) => attempt(() => send(values)))(event)
    },
  }
}

const FROM_SERVER = 'server'

/** The problem's code is the error's type: its sentence is found when shown, in any language. */
function resolverOf<Values extends FieldValues>(
  check: FieldCheck<Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const errors = Object.entries(check(values)).map(([field, problem]) => [
      field,
      { type: problem },
    ])
    if (errors.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}

type Complaint<Values extends FieldValues> = {
  readonly field: Path<Values>
  readonly message: string
}

/** What the server said of fields that this form has, in the form's order. */
function complaintsOf<Values extends FieldValues>(
  problem: unknown,
  { fieldOfRefusal = {} }: CheckedFormSettings<Values>,
  values: Values,
): Complaint<Values>[] {
  if (!(problem instanceof CallRefused)) return []
  const { code, message } = problem.answer
  const refused = (fieldOfRefusal as Partial<Record<string, Path<Values>>>)[code ?? '']
  if (refused !== undefined) return [{ field: refused, message }]
  return Object.entries(fieldMessagesOf(problem)).flatMap(([field, [first]]) =>
    first !== undefined && field in values
      ? [{ field: field as Path<Values>, message: first }]
      : [],
  )
}
