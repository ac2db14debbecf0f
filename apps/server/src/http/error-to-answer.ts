// Every error that can end a request, and the answer that it becomes.

import type { Language } from '@fairtick/wire/languages'
import { isConnectionError } from '../platform/database.ts'
import { TooBusy } from '../platform/too-busy.ts'
import {
  codeAnswer,
  faultAnswer,
  type HttpAnswer,
  invalidAnswer,
  notReadyAnswer,
  tooManyAnswer,
} from './answer.ts'
import { BadInput } from './bad-input.ts'
import { messagesOfComplaints } from './field-messages.ts'

type MakeAnswer = (language: Language) => HttpAnswer

/** By name; those of the engine's port, since this room does not import the engine. */
const BY_NAME: Readonly<Record<string, MakeAnswer>> = {
  CallTimeout: notReadyAnswer,
  StorageFull: notReadyAnswer,
  EngineUnavailable: notReadyAnswer,
  KeyReused: (language) => codeAnswer('key_reused', language),
  KeyInFlight: (language) => codeAnswer('in_flight', language),
}

/** What Fastify found wrong before a call was reached. */
const BY_CODE: Readonly<Record<string, MakeAnswer>> = {
  FST_REQ_FILE_TOO_LARGE: (language) => codeAnswer('file_too_large', language),
  FST_PARTS_LIMIT: (language) => codeAnswer('too_large', language),
  FST_FILES_LIMIT: (language) => codeAnswer('too_large', language),
  FST_FIELDS_LIMIT: (language) => codeAnswer('too_large', language),
  FST_ERR_CTP_BODY_TOO_LARGE: (language) => codeAnswer('too_large', language),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (language) => codeAnswer('unsupported_type', language),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: (language) => unreadable('body', language),
  FST_ERR_BAD_URL: (language) => codeAnswer('not_found', language),
}

/** A fault (500) is the one answer that must be logged with its error. */
export function errorToAnswer(error: unknown, language: Language, requestId: string): HttpAnswer {
  if (error instanceof BadInput) return unreadable(error.place, language)
  if (error instanceof TooBusy) return tooManyAnswer(error.retryAfterMs, language)
  const { name, code, statusCode } = error as { name?: string; code?: string; statusCode?: number }
  const known = BY_NAME[name ?? ''] ?? BY_CODE[code ?? '']
  if (known !== undefined) return known(language)
  if (isConnectionError(error)) return notReadyAnswer(language)
  // The file server's own refusals: a path that leaves the folder, a hidden file.
  if (statusCode === 403 || statusCode === 404) return codeAnswer('not_found', language)
  return faultAnswer(requestId, language)
}

function unreadable(place: string, language: Language): HttpAnswer {
  return invalidAnswer(messagesOfComplaints({ [place]: ['invalid'] }, language), language)
}
