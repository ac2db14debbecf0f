// The log: one line of JSON an event, without secrets and without anybody's data.

import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequest } from './request-scope.ts'

export type Log = Logger

/** Never printed, wherever they stand in what is logged. */
const HIDDEN = [
  'password',
  'oldPassword',
  'newPassword',
  'repeatPassword',
  'token',
  'code',
  'shownCode',
  'authorization',
  'cookie',
  'phone',
  'email',
  'fullName',
  'smtpUrl',
  'databaseUrl',
  'migrationUrl',
]

/** `to` is standard output when absent. */
export function createLog(level: string, to?: DestinationStream): Log {
  const settings = {
    level,
    base: null,
    mixin: () => {
      const requestId = currentRequest()
      return requestId === undefined ? {} : { requestId }
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...HIDDEN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]),
        ...['headers["second-factor"]', '*.headers["second-factor"]'],
      ],
      remove: true,
    },
    serializers: { err: describeError, error: describeError },
  }
  return to === undefined ? pino(settings) : pino(settings, to)
}

type ErrorDescription = { readonly [part: string]: unknown }

/** What a developer needs; a database error's row and parameters stay out. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as {
    code?: string
    constraint?: string
    table?: string
  }
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    reason: code,
    constraint,
    table,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** E-mail addresses, long numbers and tokens do not reach the log by way of a message. */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, 1_000)
    .replace(/[^\s@<>"'(]+@[^\s@<>"')]+/g, '[hidden]')
    .replace(/\+?[0-9]{6,}/g, '[hidden]')
    .replace(/\b(?=[\w-]*[0-9])(?=[\w-]*[A-Za-z])[\w-]{22,}\b/g, '[hidden]')
}
