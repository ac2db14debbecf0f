// The envelope of every answer: `{status, message, result}`, HTTP status = `status`.

import type { AnswerCode, RefusalCode } from './refusal-codes.ts'

export type Answer<Result> = {
  readonly status: number
  readonly message: string
  readonly result: Result
  /** Of refusals and other answers that a screen must tell apart. */
  readonly code?: RefusalCode | AnswerCode
  /** Of faults (500), to be named to customer service. */
  readonly requestId?: string
}

/** `result` of a 400: the field names in the order of the form, each with its sentences. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

export type Page<Row> = {
  readonly data: readonly Row[]
  readonly page: number
  readonly size: number
  readonly total: number
  /** `after` of the page behind this one; null: this is the last. */
  readonly next: string | null
}
