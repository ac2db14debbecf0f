// The HTTP side as a client sees it: answers, limits, headers, and nothing told of the inside.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Handlers, refused, tooMany } from '@fairtick/wire/handler'
import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  asMember,
  codeCall,
  EXPIRY,
  FORM,
  lines,
  sendsCode,
  start,
  stopServer,
  TOKEN,
} from './http-fixture.ts'

afterEach(stopServer)

/** A folder with a page and one script of its own. */
async function builtWeb(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-web-'))
  await mkdir(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>')
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'x')
  return folder
}

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

  test('a choice, a number and a text that are missing are required, each said once', async () => {
    const server = await start({
      register: async () => refused('code_wrong'),
      buyOption: async () => refused('expired'),
      exportRecords: async () => refused('practice_only'),
    })
    const complaints = async (call: InjectOptions) => (await server.inject(call)).json().result
    const post = (url: string, payload: object) =>
      complaints(codeCall(payload, { url, headers: asMember }))
    const required = ['This field is required.']
    const unsaid = { symbol: required, direction: required, amount: required, duration: required }
    expect(await post('/api/order', {})).toEqual(unsaid)
    const empty = { symbol: '', direction: '', amount: '', duration: null }
    expect(await post('/api/order', empty)).toEqual(unsaid)
    const person = { phone: '', password: '', fullName: ' ', email: '', code: '' }
    expect(await post('/api/register', person)).toMatchObject({
      ...{ phone: required, password: required, fullName: required },
      ...{ email: required, code: required },
    })
    const headers = { ...asMember, lang: 'en' }
    expect(await complaints({ url: '/api/export?what=&from=', headers })).toEqual({
      ...{ what: required, from: required, to: required },
    })
  })

  test.each([
    ['hana@exa\u200bmple.com', '見えない文字'],
    ['hana@example.ｃｏｍ', '見えない文字'],
    ['hana(work)@example.com', '見えない文字'],
    ['hana@example', 'name@example.com'],
  ])('the address %s is refused with what to do', async (email, told) => {
    const form = codeCall({ ...FORM, email }, { headers: { lang: 'ja' } })
    const answer = await (await start(sendsCode)).inject(form)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().result.email).toEqual([expect.stringContaining(told)])
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
    const headers = { ...asMember, 'idempotency-key': 'k1', account: 'practice' }
    await server.inject({ method: 'POST', url: '/api/practice/reset', headers })
    expect(seen).toEqual([
      { scope: 'user:practice:resetPractice', key: 'k1', bodyHash: expect.any(String) },
      'practice',
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

  test('what was refused counts for nobody behind the same address', async () => {
    let answer: object = tooMany(1_000)
    const handlers = { verificationCode: async () => answer } as typeof sendsCode
    const server = await start(handlers, { LIMIT_CODE_MAILS_PER_HOUR: '2' })
    const ask = async (body: unknown) => (await server.inject(codeCall(body))).statusCode
    for (let count = 0; count < 5; count += 1) {
      expect([await ask(FORM), await ask({}), await ask('{')]).toEqual([429, 400, 400])
    }
    answer = EXPIRY
    expect([await ask(FORM), await ask(FORM), await ask(FORM)]).toEqual([200, 200, 429])
  })

  test('of many at once no more than may be are let through', async () => {
    const server = await start(sendsCode, { LIMIT_CODE_MAILS_PER_HOUR: '2' })
    const asked = Array.from({ length: 8 }, () => server.inject(codeCall(FORM)))
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
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

  test('pages open sockets at their own address and at the gateways of the settings', async () => {
    const server = await start(sendsCode, {
      PUBLIC_URL: 'https://trade.example',
      GATEWAY_URLS: 'wss://g1.trade.example, wss://g2.trade.example:8443/socket',
    })
    const policy = String((await server.inject('/')).headers['content-security-policy'])
    const listed = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
    expect(listed).toEqual([
      ...["'self'", 'wss://trade.example', 'wss://g1.trade.example/ws'],
      'wss://g2.trade.example:8443/socket',
    ])
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

  test('pages of any origin may read what is the same for everybody, and nothing else', async () => {
    const server = await start({
      tapeHead: async () => ({ signed: null }),
      time: async () => ({ time: 1 }),
    })
    const ask = async (url: string) =>
      (await server.inject({ url, headers: { origin: 'https://stranger.example' } })).headers
    expect(await ask('/tape/head')).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await ask('/api/time')).not.toHaveProperty('access-control-allow-origin')
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

  test.each([
    ...['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/', '/assets/a-1.js'],
    ...['/api/register/agreement?id=2', '/api/sessions', '/api/nothing', '/lost.js'],
  ])('HEAD %s is as GET is, without a body (RFC 9110)', async (url) => {
    const agreement = { title: 'Terms', html: '<p>…</p>', version: 1, language: 'en' as const }
    const read = {
      registerAgreement: async () => agreement,
      sessions: async () => ({ sessions: [] }),
    } satisfies Partial<Handlers>
    const server = await start(read, {}, await builtWeb())
    const got = await server.inject({ url })
    const head = await server.inject({ url, method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([got.statusCode, ''])
    const named = ['content-type', 'cache-control', 'content-security-policy']
    // Figures grow meanwhile.
    const names = url === '/metrics' ? named : [...named, 'content-length']
    const told = ({ headers }: typeof head) => names.map((name) => headers[name])
    expect(told(head)).toEqual(told(got))
  })

  test('HEAD is for whom GET is, and is named where another method is refused', async () => {
    const server = await start(sendsCode, { METRICS_TOKEN: 'sixteen-letters-or-more' })
    const head = async (url: string, more: Partial<InjectOptions> = {}) =>
      await server.inject({ url, method: 'HEAD', ...more })
    expect((await head('/metrics', { remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await head('/api/verificationcode')).headers.allow).toBe('POST')
    const wrong = await server.inject({ method: 'DELETE', url: '/api/sessions' })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('figures are not for other machines', async () => {
    const server = await start(sendsCode, { METRICS_TOKEN: 'sixteen-letters-or-more' })
    const afar = { url: '/metrics', remoteAddress: '10.1.2.3' }
    expect((await server.inject(afar)).statusCode).toBe(404)
    const headers = { authorization: 'Bearer sixteen-letters-or-more' }
    expect((await server.inject({ ...afar, headers })).statusCode).toBe(200)
  })
})
