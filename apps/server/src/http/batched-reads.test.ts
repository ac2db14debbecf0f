// Several reads as one call: each is answered as it would be alone, and counts as one.

import { type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asMember, lines, start, stopServer } from './http-fixture.ts'

const ASKED = { 'content-type': 'application/json', lang: 'en' }
let app: FastifyInstance
let asked = 0

beforeEach(async () => {
  asked = 0
  app = await start(
    {
      time: async () => ({ time: 7 }),
      // A cursor is sealed for who asks and about which account: it must be of the same.
      messages: async ({ query: { page = 1, size = 20, after } }, { caller, language }) => {
        asked += 1
        const next = after ?? `${caller.userId} ${language}`
        return { data: [], page, size, total: 0, next }
      },
      announcement: async (): Promise<Declined> => NOT_FOUND,
      home: async () => {
        throw new Error('the disk is gone')
      },
      ticks: shareAnswers<'ticks'>({
        open: ({ query }) => ({
          inputs: () => [],
          make: () => JSON.stringify({ ticks: [[query.fromSeq ?? 1, 1, '2']] }),
        }),
      }),
      logout: async () => ({}),
    },
    { LIMIT_SESSION_PER_SECOND: '40' },
  )
})
afterEach(stopServer)

const post = (calls: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method: 'POST', url: '/api/reads', payload: { calls } },
    headers: { ...ASKED, ...headers },
  })

/** They are sealed anew each time. */
function withoutCursors(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'next' ? typeof value : value)))
}

const EVERY_KIND = [
  '/api/time',
  '/api/wallet/messagelist?page=2&size=5',
  '/api/wallet/messagelist?page=x',
  '/api/wallet/messagelist?page=1&page=2',
  '/api/announcementbyid?id=none',
  '/api/market/ticks?symbol=AAA&fromSeq=9',
  '/api/market/ticks',
]

describe('each is answered', () => {
  it.each([
    ['a member', asMember],
    ['a visitor', {}],
  ])('as it would be alone, to %s, in their order', async (_, headers) => {
    const alone = await Promise.all(
      EVERY_KIND.map((url) => app.inject({ url, headers: { ...ASKED, ...headers } })),
    )
    const together = await post(EVERY_KIND, headers)
    const answers = alone.map((each) => ({ status: each.statusCode, body: each.json() }))
    expect(withoutCursors(together.json())).toEqual(
      withoutCursors({ status: 200, message: '', result: { answers } }),
    )
    expect(together.headers['cache-control']).toBe('no-store')
  })

  it('also where another one fails; what failed is logged by its name', async () => {
    const answer = await post(['/api/home', '/api/time'], asMember)
    const [failed, told] = answer.json().result.answers
    expect([failed.status, failed.body.code, told.body.result]).toEqual([500, 'fault', { time: 7 }])
    expect(lines.some((line) => /"call":"home".*a call failed/.test(line))).toBe(true)
    expect(answer.body).not.toContain('disk')
  })

  it('with cursors that go on in a call alone, and the other way', async () => {
    const list = '/api/wallet/messagelist'
    const first = (await post([list], asMember)).json().result.answers[0].body.result.next
    const after = `?after=${encodeURIComponent(first)}`
    const alone = await app.inject({ url: list + after, headers: { ...ASKED, ...asMember } })
    const again = await post(
      [`${list}?after=${encodeURIComponent(alone.json().result.next)}`],
      asMember,
    )
    expect([alone.statusCode, again.json().result.answers[0].status]).toEqual([200, 200])
  })

  it.each([
    '/api/logout',
    '/api/reads',
    '/api/file?id=1',
    '/admin-api/users',
    'http://127.0.0.1/api/time',
    '//api/time',
  ])('but %s is no read', async (url) => {
    const [answer] = (await post([url], asMember)).json().result.answers
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })
})

it('each counts for the limits as one call', async () => {
  const many = (count: number) => post(Array(count).fill('/api/wallet/messagelist'), asMember)
  expect([(await many(20)).statusCode, (await many(20)).statusCode]).toEqual([200, 200])
  const refused = await many(20)
  expect([refused.statusCode, refused.headers['retry-after'], asked]).toEqual([429, '1', 40])
})

it.each([
  ['none', []],
  ['more than there may be', Array(21).fill('/api/time')],
  ['no list', '/api/time'],
  ['no text', [7]],
  ['a long address', [`/api/time?${'x'.repeat(1_024)}`]],
])('a form with %s is refused', async (_, calls) => {
  expect((await post(calls)).statusCode).toBe(400)
})
