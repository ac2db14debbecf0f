// The HTTP side as a client sees it: answers, limits, headers, and nothing told of the inside.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Handlers, refused, tooMany } from '@fairtick/wire/handler'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createHttpServer } from './http-server.ts'

const TOKEN = 'a'.repeat(43)
const CALLER = { userId: 'user', sessionId: 'session' }
const EXPIRY = { expiresIn: 600 }

let app: FastifyInstance | undefined
let lines: string[] = []
afterEach(() => {
  vi.useRealTimers()
  return app?.close()
})

/** A server with the given handlers alone. */
async function start(
  handlers: Partial<Handlers>,
  environment: Record<string, string> = {},
  webFolder = '/nowhere',
): Promise<FastifyInstance> {
  lines = []
  app = await createHttpServer({
    config: readConfig(environment),
    handlers,
    authenticate: async (token) => (token === TOKEN ? CALLER : undefined),
    readiness: () => ({ database: true }),
    log: createLog('debug', { write: (line) => lines.push(line) }),
    metrics: createMetrics(),
    webFolder,
    results: 'checked',
  })
  return app
}

const codeCall = (body: unknown, more: Partial<InjectOptions> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/verificationcode',
  payload: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
  headers: { 'content-type': 'application/json', lang: 'en', ...more.headers },
})

/** A folder with a page and one script of its own. */
async function builtWeb(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-web-'))
  await mkdir(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>')
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'x')
  return folder
}

const FORM = { email: 'a@b.example', purpose: 'register' }
const sendsCode = { verificationCode: async () => EXPIRY } satisfies Partial<Handlers>
const asMember = { authorization: `Bearer ${TOKEN}` }

describe('answers', () => {
  test('a success is {status, message, result}, and no cache keeps it', async () => {
    const answer = await (await start(sendsCode)).inject(codeCall(FORM))
    expect(answer.json()).toEqual({ status: 200, message: '', result: EXPIRY })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a wrong form names its fields in the form’s order, in the language asked', async () => {
    const server = await start(sendsCode)
    const answer = await server.inject(
      codeCall({ purpose: 'x', more: 1 }, { headers: { lang: 'ja' } }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json().result).toEqual({
      email: ['入力してください。'],
      purpose: ['選択肢から選んでください。'],
      more: ['この項目は存在しません。'],
    })
  })

  test('a refusal carries its code, its sentence and what the screen needs', async () => {
    const server = await start({
      verificationCode: async () => refused('price_moved', { price: '1.5' }),
    })
    const answer = await server.inject(codeCall(FORM))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'price_moved', result: { price: '1.5' } })
    expect(answer.json().message).toContain('tolerance')
  })

  test('too many says when to come back', async () => {
    const server = await start({ verificationCode: async () => tooMany(1_500) })
    const answer = await server.inject(codeCall(FORM))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2'])
    expect(answer.json().message).toContain('2 s')
  })

  test('a fault tells its id and nothing of the inside; the log has no personal data', async () => {
    const server = await start({
      verificationCode: async () => {
        throw new Error('secret table of someone@mail.example and 09012345678')
      },
    })
    const answer = await server.inject(codeCall(FORM))
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toContain(answer.json().requestId)
    expect(answer.body).not.toContain('secret table')
    expect(lines.join()).toContain('secret table')
    expect(lines.join()).not.toMatch(/mail\.example|09012345678/)
  })

  test.each([
    ['EngineUnavailable', 503, 'not_ready'],
    ['KeyReused', 409, 'key_reused'],
    ['KeyInFlight', 409, 'in_flight'],
  ])('the engine says %s: %i %s', async (name, status, code) => {
    const server = await start({
      verificationCode: async () => {
        throw Object.assign(new Error('inside'), { name })
      },
    })
    const answer = await server.inject(codeCall(FORM))
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
  })

  test('a lost database is 503 with Retry-After (REL-15)', async () => {
    const server = await start({
      verificationCode: async () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
    })
    expect((await server.inject(codeCall(FORM))).statusCode).toBe(503)
  })

  test('another method on a known address is 405, an unknown address 404', async () => {
    const server = await start(sendsCode)
    const wrong = await server.inject({ method: 'DELETE', url: '/api/verificationcode?x=1' })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST'])
    const unknown = await server.inject({ url: '/api/nothing' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
  })

  test('a handler that the contract does not know stops the start', async () => {
    await expect(start({ surprise: async () => ({}) } as never)).rejects.toThrow('no call surprise')
  })
})

describe('who calls', () => {
  const logout = { logout: async () => ({}) } satisfies Partial<Handlers>

  test('a call of customers needs the token of a session', async () => {
    const server = await start(logout)
    const call = { method: 'POST', url: '/api/logout' } as const
    expect((await server.inject(call)).statusCode).toBe(401)
    const wrong = { authorization: `Bearer ${'b'.repeat(43)}` }
    expect((await server.inject({ ...call, headers: wrong })).json().code).toBe('unauthorized')
    expect((await server.inject({ ...call, headers: asMember })).statusCode).toBe(200)
  })

  test('no body is an empty form, null is none', async () => {
    const server = await start(logout)
    const call = { method: 'POST', url: '/api/logout', headers: asMember } as const
    expect((await server.inject(call)).statusCode).toBe(200)
    const headers = { ...asMember, 'content-type': 'application/json' }
    expect((await server.inject({ ...call, headers, payload: 'null' })).statusCode).toBe(400)
  })

  test('a cookie authenticates nobody (REL-53)', async () => {
    const server = await start(logout)
    const headers = { cookie: `token=${TOKEN}; Authorization=Bearer ${TOKEN}` }
    const answer = await server.inject({ method: 'POST', url: '/api/logout', headers })
    expect(answer.statusCode).toBe(401)
  })

  test('a public call with an ended token is answered all the same', async () => {
    const server = await start(sendsCode)
    const wrong = { authorization: `Bearer ${'b'.repeat(43)}` }
    expect((await server.inject(codeCall(FORM, { headers: wrong }))).statusCode).toBe(200)
  })

  test('an idempotency key belongs to user, account and call', async () => {
    const seen: unknown[] = []
    const server = await start({
      resetPractice: async (_given, context) => {
        seen.push(context.key, context.account)
        return refused('not_flat')
      },
    })
    const headers = { ...asMember, 'idempotency-key': 'k1', account: 'real' }
    await server.inject({ method: 'POST', url: '/api/practice/reset', headers })
    expect(seen).toEqual([
      { scope: 'user:real:resetPractice', key: 'k1', bodyHash: expect.any(String) },
      'real',
    ])
  })

  test('a session and an address may call only so often', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const server = await start(logout, {
      LIMIT_SESSION_PER_SECOND: '3',
      LIMIT_ADDRESS_PER_SECOND: '8',
    })
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const answer = await server.inject({ method: 'POST', url: '/api/logout', headers: asMember })
      statuses.push(answer.statusCode)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
    expect(statuses.at(3)).toBe(429)
  })

  test('files of the app are counted apart from calls, and ten times as many may come', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const server = await start(sendsCode, { LIMIT_ADDRESS_PER_SECOND: '1' }, await builtWeb())
    const statuses = async (url: string, times: number) =>
      (await Promise.all(Array.from({ length: times }, () => server.inject({ url })))).map(
        ({ statusCode }) => statusCode,
      )
    expect(await statuses('/', 5)).toEqual(Array(5).fill(200))
    expect(await statuses('/assets/a-1.js', 5)).toEqual(Array(5).fill(200))
    expect(await statuses('/assets/lost.js', 1)).toEqual([429])
    expect(await statuses('/healthz', 2)).toEqual([200, 429])
  })

  test('an address may ask for so many codes an hour', async () => {
    const server = await start(sendsCode, { LIMIT_CODE_MAILS_PER_HOUR: '2' })
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await server.inject(codeCall(FORM))).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('hostile bodies (REL-38)', () => {
  const deep = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
  test.each([
    ['a key twice', '{"email":"a@b.example","email":"c@d.example","purpose":"register"}', 400],
    ['the same key written otherwise', '{"email":"a@b.example","\\u0065mail":"c"}', 400],
    ['__proto__', '{"__proto__":{"x":1},"email":"a@b.example","purpose":"register"}', 400],
    ['constructor inside', '{"email":{"constructor":1},"purpose":"register"}', 400],
    ['depth 1000', deep(1_000), 400],
    ['no JSON', '{"email":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['70 KB', JSON.stringify({ ...FORM, email: 'x'.repeat(70_000) }), 413],
  ])('%s', async (_what, body, status) => {
    const answer = await (await start(sendsCode)).inject(codeCall(body))
    expect(answer.statusCode).toBe(status)
    expect(answer.json().status).toBe(status)
  })

  test('bytes that are no UTF-8', async () => {
    const server = await start(sendsCode)
    const payload = Buffer.from([0x22, 0xff, 0x22])
    expect((await server.inject({ ...codeCall(FORM), payload })).statusCode).toBe(400)
  })

  test('compressed bodies and other types than JSON are 415', async () => {
    const server = await start(sendsCode)
    const packed = codeCall(FORM, { headers: { 'content-encoding': 'gzip' } })
    expect((await server.inject(packed)).statusCode).toBe(415)
    const text = codeCall(FORM, { headers: { 'content-type': 'text/plain' } })
    expect((await server.inject(text)).statusCode).toBe(415)
  })

  test('a parameter twice, or one that is not known', async () => {
    const agreement = { title: '', html: '' }
    const server = await start({ registerAgreement: async () => agreement })
    const ask = async (query: string) =>
      (await server.inject({ url: `/api/register/agreement?${query}` })).statusCode
    expect(await ask('id=2')).toBe(200)
    expect(await ask('id=2&id=2')).toBe(400)
    expect(await ask('id=2&__proto__=1')).toBe(400)
    expect(await ask('id=2&more=1')).toBe(400)
  })

  test('an account that is neither real nor practice', async () => {
    const server = await start(sendsCode)
    const odd = codeCall(FORM, { headers: { account: 'other' } })
    expect((await server.inject(odd)).json().result).toHaveProperty('Account')
  })
})

describe('browsers', () => {
  test('own scripts and styles alone, in no frame', async () => {
    const { headers } = await (await start(sendsCode)).inject({ url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(Object.keys(headers).join()).not.toMatch(/powered|server/i)
  })

  test('nothing of the data runs, is framed, guessed at, kept or read by other origins', async () => {
    const server = await start(sendsCode, { PUBLIC_URL: 'https://trade.example' })
    const { headers } = await server.inject(codeCall(FORM))
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(Object.keys(headers).join()).not.toMatch(/powered|server/i)
  })

  test('another origin gets no permission unless the settings name it', async () => {
    const server = await start(sendsCode, { ALLOWED_ORIGINS: 'https://app.example' })
    const ask = async (origin: string) =>
      (await server.inject({ method: 'OPTIONS', url: '/api/login', headers: { origin } })).headers[
        'access-control-allow-origin'
      ]
    expect(await ask('https://app.example')).toBe('https://app.example')
    expect(await ask('https://evil.example')).toBeUndefined()
  })

  test('the XSRF pair is accepted and not relied on (REL-53)', async () => {
    const server = await start(sendsCode)
    const pair = { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'b' }
    expect((await server.inject(codeCall(FORM, { headers: pair }))).statusCode).toBe(200)
  })

  test('the page is asked for each time, hashed assets are kept', async () => {
    const folder = await builtWeb()
    const server = await start(sendsCode, {}, folder)
    const page = await server.inject({ url: '/?invite=CODE' })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    writeFileSync(join(folder, 'assets', 'a-1.js.br'), 'packed')
    const packed = { url: '/assets/a-1.js', headers: { 'accept-encoding': 'br, gzip' } }
    expect((await server.inject(packed)).headers['content-encoding']).toBe('br')
    const asset = await server.inject({ url: '/assets/a-1.js' })
    expect(asset.body).toBe('x')
    expect(asset.headers['cache-control']).toContain('immutable')
    expect((await server.inject({ url: '/..%2f..%2fetc/passwd' })).statusCode).toBe(404)
  })
})

describe('operations', () => {
  test('health, readiness, figures and the document of the API', async () => {
    const server = await start(sendsCode)
    expect((await server.inject({ url: '/healthz' })).json()).toEqual({ alive: true })
    expect((await server.inject({ url: '/readyz' })).json().ready).toBe(true)
    expect((await server.inject({ url: '/metrics' })).body).toContain('fairtick_call_seconds')
    const document = (await server.inject({ url: '/api/openapi.json' })).json()
    expect(document.paths['/api/login'].post.operationId).toBe('login')
  })

  test('figures are not for other machines', async () => {
    const server = await start(sendsCode, { METRICS_TOKEN: 'sixteen-letters-or-more' })
    const afar = { url: '/metrics', remoteAddress: '10.1.2.3' }
    expect((await server.inject(afar)).statusCode).toBe(404)
    const headers = { authorization: 'Bearer sixteen-letters-or-more' }
    expect((await server.inject({ ...afar, headers })).statusCode).toBe(200)
  })
})
