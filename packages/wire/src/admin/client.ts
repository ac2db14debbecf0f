// The typed client of the back office; free of zod, so that it is small in a browser.

import { type CallOptions, CallRefused, CLIENT_TIMEOUT_MS, NoAnswer, resultOf } from '../client.ts'
import type { Language } from '../languages.ts'
import type { AdminCallInput, AdminCallResult, ProvenCallName } from './api-contract.ts'
import { ADMIN_ROUTES, type AdminCallName } from './routes.ts'
import { SECOND_FACTOR_HEADER } from './second-factor.ts'

export type AdminClientSettings = {
  /** Origin of the back office, empty for the page's own. */
  readonly baseUrl: string
  readonly token: () => string | undefined
  readonly language: () => Language
  readonly fetch: typeof globalThis.fetch
}

export type AdminClient = {
  /** Makes a call. Throws CallRefused or NoAnswer. */
  readonly call: <Name extends AdminCallName>(
    name: Name,
    ...given: CallGiven<Name>
  ) => Promise<AdminCallResult<Name>>
  /** The picture that a call answers with. Throws CallRefused or NoAnswer. */
  readonly picture: <Name extends AdminPictureName>(
    name: Name,
    input: Pick<AdminCallInput<Name>, 'query'>,
    signal?: AbortSignal,
  ) => Promise<Blob>
}

/** A call that asks for a second factor does not compile without one. */
export type CallGiven<Name extends AdminCallName> = Name extends ProvenCallName
  ? [input: Partial<AdminCallInput<Name>> & Proven, options?: CallOptions]
  : [input?: Partial<AdminCallInput<Name>>, options?: CallOptions]

/** `proof`: a code of the app, or what a passkey was exchanged for. */
export type Proven = { readonly proof: string }

type AdminPictureName = 'depositVoucher' | 'identityPicture' | 'recoveryPicture' | 'chatPicture'

export function createAdminClient(settings: AdminClientSettings): AdminClient {
  return {
    call: async (name, ...given) => {
      const [input = {}, { idempotencyKey, signal } = {}] = given as [Input?, CallOptions?]
      const { method, path } = ADMIN_ROUTES[name]
      const request = {
        method,
        ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
        ...(signal === undefined ? {} : { signal }),
        headers: {
          ...(input.proof && { [SECOND_FACTOR_HEADER]: input.proof }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
      }
      return await answerOf(
        settings,
        { path: `${path}${queryText(input.query)}`, request },
        async (response) => resultOf(response.status, await response.json()),
      )
    },
    picture: (name, { query }, signal) => {
      const path = `${ADMIN_ROUTES[name].path}${queryText(query)}`
      const request = { method: 'GET', ...(signal === undefined ? {} : { signal }) }
      return answerOf(settings, { path, request }, async (response) =>
        response.ok ? await response.blob() : resultOf(response.status, await response.json()),
      )
    },
  }
}

type Input = Partial<AdminCallInput<AdminCallName> & Proven>

type Asked = {
  readonly path: string
  readonly request: {
    readonly method: string
    readonly body?: string
    readonly signal?: AbortSignal
    readonly headers?: Readonly<Record<string, string>>
  }
}

/** `read` may throw CallRefused; whatever else happens is no answer. */
async function answerOf<Result>(
  settings: AdminClientSettings,
  { path, request }: Asked,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const token = settings.token()
  const headers = {
    Lang: settings.language(),
    ...(request.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...request.headers,
  }
  const timeout = AbortSignal.timeout(CLIENT_TIMEOUT_MS)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  try {
    return await read(
      await settings.fetch(settings.baseUrl + path, { ...request, headers, signal }),
    )
  } catch (cause) {
    if (cause instanceof CallRefused) throw cause
    throw new NoAnswer('no answer', { cause })
  }
}

function queryText(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
