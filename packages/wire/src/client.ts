// The typed client of the API; free of zod, so that it is small in a browser.

import type { CallInput, CallResult } from './api-contract.ts'
import type { Answer } from './envelope.ts'
import { gatherReads, type Headers, isGathered, type ReadAnswer } from './gather-reads.ts'
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
  /** Reads that are made before it does its work go as one call; without it each goes alone. */
  readonly later?: (work: () => void) => void
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
  const { later } = settings
  const request = async (
    address: string,
    init: RequestInit,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const url = `${settings.baseUrl}${address}`
    const response = await send(settings, url, { ...init, signal: anySignal(signal) })
    return resultOf(response.status, await readJson(response))
  }
  const sendAll = async (calls: readonly string[], sent: Headers) => {
    const result = await request(ROUTES.reads.path, post({ calls }, sent))
    return (result as CallResult<'reads'>).answers
  }
  const readSoon = later && gatherReads(later, sendAll)
  return {
    call: async <Name extends JsonCallName>(
      name: Name,
      input: Partial<CallInput<Name>> = {},
      options: CallOptions = {},
    ) => {
      const { method, path } = ROUTES[name]
      const address = `${path}${queryText(input.query)}`
      const ofCaller = callerHeaders(settings, name)
      const sent = { ...headers(settings, options), ...ofCaller }
      const { signal } = options
      const alone = () =>
        method === 'GET'
          ? request(address, { method, headers: sent }, signal)
          : request(address, post(input.body ?? {}, sent, method), signal)
      const isSoon = readSoon !== undefined && isGathered(name) && !hasOwn(ofCaller)
      const read = { address, headers: sent, alone, take: takeAnswer }
      const result = isSoon ? orStopped(readSoon(read), signal) : alone()
      return (await result) as CallResult<Name>
    },
  }
}

function hasOwn(headers: Headers): boolean {
  return Object.keys(headers).length > 0
}

function takeAnswer({ status, body }: ReadAnswer): unknown {
  return resultOf(status, body)
}

/** Whoever asks no more waits no longer; the others of the call still get their answers. */
function orStopped(reading: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return reading
  return new Promise((resolve, reject) => {
    const stop = () => reject(new NoAnswer('no answer', { cause: signal.reason }))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    reading.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function post(body: object, headers: Headers, method: 'POST' | 'PUT' = 'POST') {
  const sent = { ...headers, 'Content-Type': 'application/json' }
  return { method, headers: sent, body: JSON.stringify(body) }
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

function headers(settings: ClientSettings, options: CallOptions): Headers {
  const token = settings.token()
  const account = settings.account()
  return {
    Lang: settings.language(),
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
