// A form that is judged by a pure check, and by the server after it; values stay on failure.
//
// Written by hand: the login must stay small, and react-hook-form alone is an eighth of its budget.

import type { FieldProblem } from '@fairtick/wire/field-rules'
import { type ChangeEvent, type FormEvent, type RefCallback, useRef, useState } from 'react'
import type { FieldCheck } from './field-check.ts'
import { type Complaint, complaintsOf, type FieldOfRefusal } from './field-complaints.ts'
import { fieldProblemText } from './field-problem-text.ts'
import { useText } from './i18n.ts'

type FormValues = Record<string, string | boolean>
type FieldOf<Values> = keyof Values & string
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never
}[FieldOf<Values>]

export type CheckedFormSettings<Values> = {
  readonly defaultValues: Values
  readonly check: FieldCheck<Values>
  readonly fieldOfRefusal?: FieldOfRefusal<FieldOf<Values>>
  /** Called before the server's complaint about `field` is shown, to bring it into view. */
  readonly onComplaint?: (field: FieldOf<Values>) => void
}

/** Props of an input; spread them. */
type InputProps = {
  readonly name: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
  readonly ref: RefCallback<HTMLInputElement>
}

export type CheckedForm<Values> = {
  readonly values: Values
  readonly isDirty: boolean
  readonly isSending: boolean
  readonly text: (field: TextFieldOf<Values>) => InputProps & { readonly value: string }
  readonly tick: (field: FieldOf<Values>) => InputProps & { readonly checked: boolean }
  readonly set: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => void
  readonly reset: (values: Values) => void
  readonly focus: (field: FieldOf<Values>) => void
  /** The sentence under a field. */
  readonly errorOf: (field: FieldOf<Values>) => string | undefined
  /** What the server said that belongs to no field; undefined once it is sent again. */
  readonly failure: unknown
  /** Judges some fields; shows what is wrong and focuses the first. */
  readonly passes: (fields: readonly FieldOf<Values>[]) => boolean
  /** Runs `send`; what it throws goes under its field or becomes the failure. */
  readonly attempt: (send: () => Promise<void>) => Promise<void>
  /** For onSubmit: judges all fields, then sends. */
  readonly submit: (send: (values: Values) => Promise<void>) => (event: FormEvent) => void
}

export function useCheckedForm<Values extends FormValues>(
  settings: CheckedFormSettings<Values>,
): CheckedForm<Values> {
  const t = useText()
  const [saved, setSaved] = useState(settings.defaultValues)
  const [values, setValues] = useState(settings.defaultValues)
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [complaints, setComplaints] = useState<readonly Complaint<FieldOf<Values>>[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const fields = Object.keys(values) as FieldOf<Values>[]
  const problems: Partial<Record<string, FieldProblem>> = settings.check(values)

  const set: CheckedForm<Values>['set'] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }))
    setComplaints((before) => before.filter((complaint) => complaint.field !== field))
  }
  const focus = (field: string) => inputs.current.get(field)?.focus()
  const judge = (some: readonly string[]) => setJudged((before) => new Set([...before, ...some]))
  const inputProps = (field: FieldOf<Values>) => ({
    name: field,
    // An empty field is no mistake before one tried to send it.
    onBlur: () => {
      if (values[field] !== '') judge([field])
    },
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(field, input)
      else inputs.current.delete(field)
    },
  })
  const passes = (some: readonly FieldOf<Values>[]) => {
    judge(some)
    const first = some.find((field) => problems[field] !== undefined)
    if (first !== undefined) focus(first)
    return first === undefined
  }
  const attempt = async (send: () => Promise<void>) => {
    setFailure(undefined)
    setIsSending(true)
    try {
      await send()
    } catch (problem) {
      const found = complaintsOf(problem, fields, settings.fieldOfRefusal ?? {})
      const [first] = found
      setComplaints(found)
      if (first === undefined) setFailure(problem)
      else {
        settings.onComplaint?.(first.field)
        focus(first.field)
      }
    } finally {
      setIsSending(false)
    }
  }
  return {
    values,
    isDirty: fields.some((field) => values[field] !== saved[field]),
    isSending,
    text: (field) => ({
      ...inputProps(field),
      value: String(values[field]),
      onChange: (event) => set(field, event.target.value as Values[typeof field]),
    }),
    tick: (field) => ({
      ...inputProps(field),
      checked: values[field] === true,
      onChange: (event) => set(field, event.target.checked as Values[typeof field]),
    }),
    set,
    reset: (next) => {
      setSaved(next)
      setValues(next)
      setJudged(new Set())
    },
    focus,
    errorOf: (field) => {
      const complaint = complaints.find((one) => one.field === field)
      if (complaint !== undefined) return complaint.message
      const problem = judged.has(field) ? problems[field] : undefined
      return problem === undefined ? undefined : fieldProblemText(problem, t)
    },
    failure,
    passes,
    attempt,
    submit: (send) => (event) => {
      event.preventDefault()
      if (!isSending && passes(fields)) void attempt(() => send(values))
    },
  }
}
