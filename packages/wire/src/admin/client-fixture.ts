// For tests: the typed client of the back office.

import { CLIENT_TIMEOUT_MS, NoAnswer, resultOf } from '../client.ts'
import type { Language } from '../languages.ts'
import type { AdminCallInput, AdminCallResult } from './contract.ts'
import { ADMIN_ROUTES, type AdminCallName } from './routes.ts'

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
    input?: Partial<AdminCallInput<Name>>,
  ) => Promise<AdminCallResult<Name>>
}

export function createAdminClient(settings: AdminClientSettings): AdminClient {
  return {
    call: async (name, input = {}) => {
      const { method, path } = ADMIN_ROUTES[name]
      const response = await answerOf(settings, `${path}${queryText(input.query)}`, {
        method,
        ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      })
      return resultOf(response.status, response.json)
    },
  }
}

async function answerOf(settings: AdminClientSettings, path: string, init: RequestInit) {
  const token = settings.token()
  const headers = {
    Lang: settings.language(),
    ...(init.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const signal = AbortSignal.timeout(CLIENT_TIMEOUT_MS)
  try {
    const response = await settings.fetch(settings.baseUrl + path, { ...init, headers, signal })
    return { status: response.status, json: (await response.json()) as unknown }
  } catch (cause) {
    throw new NoAnswer('no answer', { cause })
  }
}

function queryText(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
