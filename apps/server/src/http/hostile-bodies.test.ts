// Bodies and parameters that no client of ours sends.

import { afterEach, describe, expect, test } from 'vitest'
import { codeCall, FORM, sendsCode, start, stopServer } from './http-fixture.ts'

afterEach(stopServer)

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
    const agreement = { title: '', html: '', version: 1, language: 'en' as const }
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
