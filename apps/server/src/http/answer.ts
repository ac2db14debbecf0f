// Answers: `{status, message, result}` with the HTTP status in `status` (api.md, Common rules).

import { Readable } from 'node:stream'
import type { AdminDeclined } from '@fairtick/wire/admin/handler'
import type { Call } from '@fairtick/wire/api-call'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { FieldMessages } from '@fairtick/wire/envelope'
import type { Declined } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { AnswerCode } from '@fairtick/wire/refusal-codes'
import type { FastifyReply } from 'fastify'
import { messagesOfComplaints } from './field-messages.ts'
import { localizedMessage, localizedOfficeMessage, localizedRefusal } from './localized-message.ts'

export type HttpAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

export function success(call: Pick<Call, 'bare'>, result: object): HttpAnswer {
  const body = call.bare ? result : { status: 200, message: '', result }
  return { status: 200, headers: {}, body }
}

/** Nothing in it runs, wherever it is opened; only the reader's own browser may keep it. */
export function pictureAnswer(picture: CallResult<'file'>): HttpAnswer {
  const { bytes, fileName, keepSeconds } = picture
  return {
    status: 200,
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': keepSeconds > 0 ? `private, max-age=${keepSeconds}` : 'no-store',
    },
    body: bytes,
  }
}

export function invalidAnswer(fields: FieldMessages, language: Language): HttpAnswer {
  return plain(400, { message: localizedMessage('check_form', language), result: fields })
}

const STATUS = {
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  in_flight: 409,
  key_reused: 409,
  too_large: 413,
  file_too_large: 413,
  picture_too_large: 413,
  unsupported_type: 415,
  file_type: 415,
  file_unreadable: 415,
  too_many: 429,
  fault: 500,
  not_ready: 503,
} as const satisfies Record<AnswerCode, number>

export function codeAnswer(
  code: Exclude<AnswerCode, 'too_many' | 'fault' | 'not_ready'>,
  language: Language,
): HttpAnswer {
  return plain(STATUS[code], { code, message: localizedMessage(code, language), result: null })
}

export function tooManyAnswer(retryAfterMs: number, language: Language): HttpAnswer {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000))
  const message = localizedMessage('too_many', language, { seconds })
  const headers = { 'Retry-After': String(seconds) }
  return plain(429, { code: 'too_many', message, result: { retryAfter: seconds } }, headers)
}

const NOT_READY_RETRY_SECONDS = '2'

export function notReadyAnswer(language: Language): HttpAnswer {
  const message = localizedMessage('not_ready', language)
  const headers = { 'Retry-After': NOT_READY_RETRY_SECONDS }
  return plain(503, { code: 'not_ready', message, result: null }, headers)
}

export function faultAnswer(requestId: string, language: Language): HttpAnswer {
  const message = localizedMessage('fault', language, { requestId })
  return plain(500, { code: 'fault', message, result: null, requestId })
}

export function declinedAnswer(declined: Declined, language: Language): HttpAnswer {
  switch (declined.declined) {
    case 'refused': {
      const { code, detail } = declined
      const message = localizedRefusal(declined, language)
      return plain(403, { code, message, result: detail })
    }
    case 'invalid':
      return invalidAnswer(messagesOfComplaints(declined.fields, language), language)
    case 'not_found':
    case 'unauthorized':
      return codeAnswer(declined.declined, language)
    case 'unfit_file':
      return codeAnswer(declined.code, language)
    case 'too_many':
      return tooManyAnswer(declined.retryAfterMs, language)
    default:
      return declined satisfies never
  }
}

export function officeDeclinedAnswer(declined: AdminDeclined, language: Language): HttpAnswer {
  if (declined.declined !== 'refused') return declinedAnswer(declined, language)
  const { code } = declined
  return plain(403, { code, message: localizedOfficeMessage(code, language), result: {} })
}

const JSON_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
}

/**
 * Nothing of the API is kept by a browser or a proxy, but for pictures that say so. An async
 * handler returns the reply: Fastify then waits for a body that is a stream.
 */
export function sendAnswer(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  const { status, headers, body } = answer
  return reply
    .code(status)
    .headers(JSON_HEADERS)
    .headers(headers)
    .send(body instanceof Uint8Array || body instanceof Readable ? body : JSON.stringify(body))
}

function plain(
  status: number,
  parts: Readonly<Record<string, unknown>>,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  return { status, headers, body: { status, ...parts } }
}
