// Who may open a socket: the path, the origin, the address (REL-31).

import type { IncomingMessage } from 'node:http'

export const SOCKET_PATH = '/ws'

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const

export type RefusalStatus = keyof typeof REASONS

const RETRY_AFTER_S = 5
const LANGUAGE = /^[a-z]{2}$/

/**
 * A browser names the page that opens the socket: only pages of this host or of the listed
 * origins may. Clients that are no browsers send none and hold no cookies of anybody.
 */
export function isOriginAllowed(
  { headers }: Pick<IncomingMessage, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

/** Undefined: another path than that of the socket. `language` from `?lang=`. */
export function readTarget(url: string | undefined): { language: string | undefined } | undefined {
  const [path, query] = (url ?? '').split('?', 2)
  if (path !== SOCKET_PATH) return undefined
  const language = new URLSearchParams(query).get('lang')
  return { language: language && LANGUAGE.test(language) ? language : undefined }
}

/** The whole answer in plain HTTP. */
export function refusalText(status: RefusalStatus): string {
  const retry = status === 429 || status === 503 ? `Retry-After: ${RETRY_AFTER_S}\r\n` : ''
  const head = `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\n`
  return `${head}${retry}Content-Length: 0\r\n\r\n`
}
