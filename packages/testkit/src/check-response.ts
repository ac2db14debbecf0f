// Is an answer to hostile input one that the contract allows? Says what is wrong with it.

import { CONTRACT } from '@fairtick/wire/api-contract'
import { csvFile, htmlFile } from '@fairtick/wire/text-file'
import { type HostileInput, isRefusedByForm } from './contract-fuzz.ts'

export type FuzzResponse = { readonly status: number; readonly text: string }

const ALLOWED = [200, 400, 403, 404, 409, 413, 429]

/** A 1 MB address or body never reaches a schema; its answer needs no envelope. */
const TOO_LONG = [400, 413, 414, 431]
const ADDRESS_MAX = 8_000

const SCRIPTS = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  en: /[A-Za-z]/,
  ms: /[A-Za-z]/,
} as const

/** Undefined when all is well. */
export function checkResponse(input: HostileInput, answer: FuzzResponse): string | undefined {
  const { status, text } = answer
  if (input.query.length > ADDRESS_MAX && TOO_LONG.includes(status)) return undefined
  if (!ALLOWED.includes(status)) return `status ${status}: ${text.slice(0, 200)}`
  if (isRefusedByForm(input) && status !== 400 && status !== 413) {
    return `status ${status} for a form that its own schema refuses`
  }
  if (CONTRACT[input.name].result === csvFile && status === 200) return judgeFile(text)
  if (CONTRACT[input.name].result === htmlFile && status === 200) {
    return text.startsWith('<!doctype html>') ? undefined : `no page: ${text.slice(0, 200)}`
  }
  const body = readJson(text)
  if (body === undefined) return 'no JSON object'
  const { bare, result } = CONTRACT[input.name]
  if (bare && status === 200) return fits(result.safeParse(body).success)
  if (body.status !== status) return `body says ${String(body.status)}, HTTP ${status}`
  if (status === 200) return fits(result.safeParse(body.result).success)
  if (typeof body.message !== 'string' || body.message === '') return 'no message'
  if (!SCRIPTS[input.language].test(body.message)) return `not ${input.language}: ${body.message}`
  return status === 400 ? judgeFields(body.result, input) : undefined
}

/** Lines that end, the first of them a header; the byte-order mark may have been taken away. */
function judgeFile(text: string): string | undefined {
  return /^\uFEFF?[^\r\n]+,[^\r\n]+\r\n/.test(text) && text.endsWith('\r\n')
    ? undefined
    : `no CSV: ${text.slice(0, 200)}`
}

function judgeFields(result: unknown, { language }: HostileInput): string | undefined {
  const fields = Object.entries((result ?? {}) as Record<string, unknown>)
  if (fields.length === 0) return '400 without a field'
  const isWorded = fields.every(
    ([, messages]) =>
      Array.isArray(messages) &&
      messages.length > 0 &&
      messages.every((message) => SCRIPTS[language].test(String(message))),
  )
  return isWorded ? undefined : `fields without words: ${JSON.stringify(result).slice(0, 200)}`
}

function fits(isFitting: unknown): string | undefined {
  return isFitting === true ? undefined : 'a result that is not the one of the contract'
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
