// Cursors over the line: sealed, of one list and one person, refused like any other bad input.

import { randomBytes } from 'node:crypto'
import type { Handlers } from '@fairtick/wire/handler'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { answerPage, pagingOf } from '../platform/list-page.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createSeal } from '../platform/sealed-text.ts'
import { createHttpServer } from './http-server.ts'
import { localizedMessage } from './localized-message.ts'

const PLACE = '1234567 0123456789abcdef'
const SEAL = createSeal(randomBytes(32))

let heard: unknown[] = []
const apps: FastifyInstance[] = []
afterEach(async () => {
  heard = []
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

const HANDLERS: Partial<Handlers> = {
  messages: async ({ query }) => {
    heard.push(query.after)
    return answerPage(pagingOf(query), { total: 3, next: PLACE }, [])
  },
  payrollRecords: async ({ body }) => {
    heard.push(body.after)
    return { ...answerPage(pagingOf(body), { total: 3, next: null }, []), salary: null }
  },
  team: async ({ body }) => ({
    ...{ totalRegistered: 3, totalDepositors: 0, deposited: 0, notDeposited: 3 },
    ...{ rates: [], months: null },
    members: answerPage(pagingOf(body), { total: 3, next: body.after ?? PLACE }, []),
  }),
}

/** Whose the token is stands in it. */
async function start(seal = SEAL): Promise<FastifyInstance> {
  const app = await createHttpServer({
    config: readConfig({
      LIMIT_SESSION_PER_SECOND: '1000000',
      LIMIT_ADDRESS_PER_SECOND: '1000000',
    }),
    handlers: HANDLERS,
    authenticate: (token) => ({ userId: token.slice(0, 4), sessionId: 's' }),
    seal,
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  apps.push(app)
  return app
}

const headersOf = (who: string, account = 'practice') => ({
  ...{ authorization: `Bearer ${who}${'x'.repeat(39)}`, lang: 'en', account },
})

async function list(app: FastifyInstance, after?: string, headers = headersOf('hana')) {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`
  const answer = await app.inject({
    method: 'GET',
    url: `/api/wallet/messagelist${query}`,
    headers,
  })
  return { status: answer.statusCode, ...answer.json<{ result: { next: string } }>() }
}

const REFUSED = { status: 400, result: { after: [localizedMessage('invalid', 'en')] } }

describe('a cursor', () => {
  test('tells nothing and leads back to where it came from, over a new start too', async () => {
    const { next } = (await list(await start())).result
    expect(next).toMatch(/^[A-Za-z0-9_-]{40,200}$/)
    expect(Buffer.from(next, 'base64url').toString('latin1')).not.toContain('1234567')
    expect(await list(await start(), next)).toMatchObject({ status: 200 })
    expect(heard).toEqual([undefined, PLACE])
  })

  test('of a part of an answer and in a body is one as well', async () => {
    const app = await start()
    const ask = async (body: object) => {
      const headers = { ...headersOf('hana'), 'content-type': 'application/json' }
      const url = '/api/wealth-portal/user/getTeam'
      const payload = JSON.stringify({ level: 1, ...body })
      return (await app.inject({ method: 'POST', url, headers, payload })).json()
    }
    const { next } = (await ask({})).result.members
    expect(next).not.toContain('1234567')
    expect(await ask({ after: next })).toMatchObject({ status: 200 })
    expect(await ask({ after: 7 })).toMatchObject({ status: 400 })
    expect(await ask({ after: `${next}A` })).toMatchObject(REFUSED)
  })

  test('of another person, account, list or house opens nothing', async () => {
    const app = await start()
    const { next } = (await list(app)).result
    heard = []
    expect(await list(app, next, headersOf('jiro'))).toMatchObject(REFUSED)
    expect(await list(app, next, headersOf('hana', 'real'))).toMatchObject(REFUSED)
    expect(await list(await start(createSeal(randomBytes(32))), next)).toMatchObject(REFUSED)
    const headers = { ...headersOf('hana'), 'content-type': 'application/json' }
    const url = '/api/wealth-portal/salaryChange/created'
    const payload = JSON.stringify({ after: next })
    const other = await app.inject({ method: 'POST', url, headers, payload })
    expect(other.json()).toMatchObject(REFUSED)
    expect(heard).toEqual([])
  })

  test('made up or changed is refused with the sentence of other bad input', async () => {
    const app = await start()
    const { next } = (await list(app)).result
    const changed = fc
      .tuple(fc.nat(next.length - 1), fc.constantFrom(...'Aa0_-'))
      .filter(([at, letter]) => next[at] !== letter && at < next.length - 1)
      .map(([at, letter]) => `${next.slice(0, at)}${letter}${next.slice(at + 1)}`)
    const cut = fc.integer({ min: 1, max: next.length - 1 }).map((length) => next.slice(0, length))
    const madeUp = fc.oneof(fc.string({ minLength: 1, maxLength: 60 }), fc.base64String())
    const hostile = fc.oneof(
      changed,
      cut,
      madeUp.filter((text) => text !== ''),
    )
    heard = []
    await fc.assert(
      fc.asyncProperty(hostile, async (after) => {
        const answer = await list(app, after)
        expect(answer.status).toBe(400)
        expect(Object.keys(answer.result)).toEqual(['after'])
      }),
    )
    expect(await list(app, 'a.b')).toMatchObject(REFUSED)
    expect(await list(app, "1' OR '1'='1")).toMatchObject(REFUSED)
    expect(await list(app, 'A'.repeat(201))).toMatchObject({ status: 400 })
    expect(heard).toEqual([])
  })
})
