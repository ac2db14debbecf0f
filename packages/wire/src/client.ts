// The typed client of the API; free of zod, so that it is small in a browser.

import type { CallInput, CallResult } from './api-contract.ts'
import type { Answer } from './envelope.ts'
import type { Language } from './languages.ts'
import { DEVICE_CALLS, type JsonCallName, ROUTES, VISITOR_CALLS, VISITOR_HEADER } from './routes.ts'

export const CLIENT_TIMEOUT_MS = 10_000

export type ClientSettings = {
  /** Origin of the API, empty for the page's own. */
  readonly baseUrl: string
  readonly token: () => string | undefined
  readonly language: () => Language
  readonly account: () => 'real' | 'practice' | undefined
  /** What the last log-in of this browser gave, whoever it was. */
  readonly device?: () => string | undefined
  /** Of who has not logged in, or did so a moment ago. */
  readonly visitor?: () => string | undefined
  readonly fetch: typeof globalThis.fetch
}

export type CallOptions = {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** The server's answer was not a success; `answer` has its status, code and message. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly answer: Answer<unknown>

  constructor(answer: Answer<unknown>) {
    super(answer.message)
    this.answer = answer
  }
}

/** No answer came: offline, timeout, or a broken one. It may have worked. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export type Client = {
  /** Makes a call. Throws CallRefused or NoAnswer. */
  readonly call: <Name extends JsonCallName>(
    name: Name,
    input?: Partial<CallInput<Name>>,
    options?: CallOptions,
  ) => Promise<CallResult<Name>>
}

export function createClient(settings: ClientSettings): Client {
  return {
    call: async (name, input = {}, options = {}) => {
      const { method, path } = ROUTES[name]
      const url = `${settings.baseUrl}${path}${queryText(input.query)}`
      const response = await send(settings, url, {
        method,
        headers: { ...headers(settings, method, options), ...callerHeaders(settings, name) },
        ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
        signal: anySignal(options.signal),
      })
      return resultOf(response.status, await readJson(response))
    },
  }
}

async function send(settings: ClientSettings, url: string, init: RequestInit): Promise<Response> {
  try {
    return await settings.fetch(url, init)
  } catch (cause) {
    throw new NoAnswer('no answer', { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new NoAnswer('unreadable answer', { cause })
  }
}

/** The result in an answer's JSON. Throws CallRefused when it was no success. */
export function resultOf<Result>(status: number, answer: unknown): Result {
  if (isSuccess(answer)) return ('result' in answer ? answer.result : answer) as Result
  throw new CallRefused({
    status,
    message: '',
    result: null,
    ...(answer as object),
  })
}

/** Spec §7: body status 200, or code 200, or a bare candle list. */
function isSuccess(answer: unknown): answer is object {
  if (typeof answer !== 'object' || answer === null) return false
  return (
    ('status' in answer && answer.status === 200) ||
    ('code' in answer && answer.code === 200) ||
    'kline_type' in answer
  )
}

function headers(settings: ClientSettings, method: string, options: CallOptions) {
  const token = settings.token()
  const account = settings.account()
  return {
    Lang: settings.language(),
    ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(account === undefined ? {} : { Account: account }),
    ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  }
}

/**
 * Sent where they say something: by who begins a session or asks for a code, which are forgotten,
 * and by who writes to customer service.
 */
function callerHeaders({ device, visitor, token }: ClientSettings, name: JsonCallName) {
  const deviceToken = DEVICE_CALLS.includes(name) ? device?.() : undefined
  // Whoever has a session is a visitor no more, but for the call that says who they were.
  const isVisitor = name === 'attachChat' || token() === undefined
  const visitorToken = isVisitor && VISITOR_CALLS.includes(name) ? visitor?.() : undefined
  return {
    ...(deviceToken === undefined ? {} : { 'Device-Token': deviceToken }),
    ...(visitorToken === undefined ? {} : { [VISITOR_HEADER]: visitorToken }),
  }
}

function queryText(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

function anySignal(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(CLIENT_TIMEOUT_MS)
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout])
}
