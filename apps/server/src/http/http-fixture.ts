// An HTTP server with the handlers of a test alone, what it logs, and calls that are asked of it.

import type { Handlers } from '@fairtick/wire/handler'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { createHttpServer } from './http-server.ts'

export const TOKEN = 'a'.repeat(43)
const CALLER = { userId: 'user', sessionId: 'session' }
export const EXPIRY = { expiresIn: 600, resendIn: 60 }

let app: FastifyInstance | undefined
/** What the newest server has logged. */
export const lines: string[] = []

/** A server with the given handlers alone. */
export async function start(
  handlers: Partial<Handlers>,
  environment: Record<string, string> = {},
  webFolder = '/nowhere',
  connections: Partial<ConnectionLimits> = {},
): Promise<FastifyInstance> {
  lines.length = 0
  app = await createHttpServer({
    config: readConfig(environment),
    handlers,
    authenticate: async (token) => (token === TOKEN ? CALLER : undefined),
    readiness: () => ({ database: true }),
    log: createLog('debug', { write: (line) => lines.push(line) }),
    metrics: createMetrics(),
    webFolder,
    results: 'checked',
    connections,
  })
  return app
}

/** After each test, by a hook of its own file: one of this module would run for one file alone. */
export async function stopServer(): Promise<void> {
  vi.useRealTimers()
  await app?.close()
  app = undefined
}

export const codeCall = (body: unknown, more: Partial<InjectOptions> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/verificationcode',
  payload: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
  headers: { 'content-type': 'application/json', lang: 'en', ...more.headers },
})

export const FORM = { email: 'a@b.example', purpose: 'register' }
export const sendsCode = { verificationCode: async () => EXPIRY } satisfies Partial<Handlers>
export const asMember = { authorization: `Bearer ${TOKEN}` }
