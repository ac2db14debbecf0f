// Answers that are made once for many: whoever asks gets their own, of now, in their language.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Handlers } from '@fairtick/wire/handler'
import { invalid } from '@fairtick/wire/handler'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createHttpServer } from './http-server.ts'

/** More than fits into one packet, so that it is compressed for whoever takes that. */
const LONG = 'a long text of a price '.repeat(100)
const VISITOR = ''
const CALLERS = [VISITOR, 'ann', 'ben', 'eve'] as const
const SYMBOLS = ['AAA', 'BBB'] as const

let app: FastifyInstance | undefined
afterEach(() => app?.close())

type State = {
  changes: number
  made: number
  /** Makes wait until it is let go, and fail when it is rejected. */
  held: Promise<unknown> | undefined
  /** What each caller watches, who is looked up in time where `isSlow`. */
  readonly watched: Map<string, string>
  isSlow: boolean
}

/** Two calls that say what they were made of: one is the same for all, one has a share of each. */
function telling(state: State): Partial<Handlers> {
  const text = (parts: object) => JSON.stringify({ ...parts, changes: state.changes })
  const make = async (result: () => object) => {
    state.made += 1
    const made = JSON.stringify(result())
    await state.held
    return made
  }
  return {
    ticks: shareAnswers<'ticks'>({
      open: ({ query, language }) =>
        query.symbol === 'ZZZ'
          ? invalid({ symbol: ['choice'] })
          : {
              inputs: () => [state.changes],
              make: () =>
                make(() => ({ ticks: [[1, 1, `${text({ ...query, language })} ${LONG}`]] })),
            },
    }),
    instruments: shareAnswers<'instruments'>({
      variantOf: (caller) => {
        const watched = state.watched.get(caller?.userId ?? VISITOR) ?? ''
        return state.isSlow ? Promise.resolve(watched) : watched
      },
      open: ({ language, variant }) => ({
        inputs: () => [state.changes],
        make: () => make(() => ({ [text({ language, watched: variant })]: [] })),
      }),
    }),
  }
}

async function startTelling() {
  const state: State = {
    ...{ changes: 0, made: 0, held: undefined, isSlow: false },
    watched: new Map(CALLERS.map((caller) => [caller, ''])),
  }
  app = await createHttpServer({
    config: readConfig({ LIMIT_ADDRESS_PER_SECOND: '100000', LIMIT_SESSION_PER_SECOND: '100000' }),
    handlers: telling(state),
    authenticate: (token) => ({ userId: token.slice(0, 3), sessionId: token }),
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  const server = app
  const ask = async (url: string, caller: string, headers: Record<string, string> = {}) => {
    const token = caller === VISITOR ? {} : { authorization: `Bearer ${caller.padEnd(43, 'x')}` }
    return await server.inject({ url, headers: { ...token, ...headers } })
  }
  return { state, ask }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof startTelling>>['ask']>>

/** Whatever form it came in. */
function bodyOf({ headers, rawPayload }: Answer): { readonly result: object } {
  const encoding = headers['content-encoding']
  const plain =
    encoding === 'br'
      ? brotliDecompressSync(rawPayload)
      : encoding === 'gzip'
        ? gunzipSync(rawPayload)
        : rawPayload
  return JSON.parse(plain.toString())
}

const aCaller = fc.constantFrom(...CALLERS)
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const) }),
  fc.record({
    kind: fc.constant('watch' as const),
    caller: aCaller,
    symbol: fc.constantFrom(...SYMBOLS, ''),
  }),
  fc.record({ kind: fc.constant('lookUp' as const), isSlow: fc.boolean() }),
  fc.record({
    kind: fc.constant('ask' as const),
    caller: aCaller,
    language: fc.constantFrom(...LANGUAGES),
    encoding: fc.constantFrom('', 'gzip', 'gzip, deflate, br', 'br;q=0'),
    call: fc.constantFrom('instruments' as const, 'ticks' as const),
    symbol: fc.constantFrom(...SYMBOLS),
    knows: fc.boolean(),
  }),
)

function expectedResult(
  asked: {
    readonly call: 'instruments' | 'ticks'
    readonly language: Language
    readonly symbol: string
  },
  watched: string | undefined,
  changes: number,
): object {
  const { call, language, symbol } = asked
  if (call === 'instruments') return { [JSON.stringify({ language, watched, changes })]: [] }
  return { ticks: [[1, 1, `${JSON.stringify({ symbol, language, changes })} ${LONG}`]] }
}

it('accounts, languages, queries and changes are never mixed, in any form', async () => {
  const { state, ask } = await startTelling()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const tags = new Map<string, { readonly tag: string; readonly result: string }>()
      for (const one of steps) {
        if (one.kind === 'change') state.changes += 1
        else if (one.kind === 'watch') state.watched.set(one.caller, one.symbol)
        else if (one.kind === 'lookUp') state.isSlow = one.isSlow
        else {
          const { caller, language, encoding, call, symbol, knows } = one
          const url = call === 'ticks' ? `/api/market/ticks?symbol=${symbol}` : '/api/tradesymbol'
          const expected = expectedResult(one, state.watched.get(caller), state.changes)
          const key = `${url} ${language} ${caller}`
          const known = knows ? tags.get(key) : undefined
          const answer = await ask(url, caller, {
            ...{ lang: language, 'accept-encoding': encoding },
            ...(known && { 'if-none-match': known.tag }),
          })
          if (answer.statusCode === 304) expect(known?.result).toBe(JSON.stringify(expected))
          else expect(bodyOf(answer).result).toEqual(expected)
          tags.set(key, { tag: String(answer.headers.etag), result: JSON.stringify(expected) })
        }
      }
    }),
    { numRuns: 60 },
  )
})

it('what has not changed is made once, for many at once too, and not sent again', async () => {
  const { state, ask } = await startTelling()
  const held = Promise.withResolvers<void>()
  state.held = held.promise
  const first = Array.from({ length: 20 }, () => ask('/api/market/ticks?symbol=AAA', 'ann'))
  const other = ask('/api/market/ticks?symbol=AAA', 'ben', { lang: 'th' })
  held.resolve()
  const answers = await Promise.all([...first, other])
  expect(state.made).toBe(2)
  const tag = String(answers[0]?.headers.etag)
  const again = await ask('/api/market/ticks?symbol=AAA', 'eve', { 'if-none-match': tag })
  expect([again.statusCode, again.rawPayload.length, state.made]).toEqual([304, 0, 2])
  state.changes += 1
  const changed = await ask('/api/market/ticks?symbol=AAA', 'eve', { 'if-none-match': tag })
  expect([changed.statusCode, state.made]).toEqual([200, 3])
})

it('what changes while it is made is not told to whoever asks after the change', async () => {
  const { state, ask } = await startTelling()
  const held = Promise.withResolvers<void>()
  state.held = held.promise
  const before = ask('/api/tradesymbol', VISITOR, { lang: 'en' })
  await expect.poll(() => state.made).toBe(1)
  state.changes += 1
  const after = ask('/api/tradesymbol', VISITOR, { lang: 'en' })
  held.resolve()
  const results = (await Promise.all([before, after])).map((answer) => bodyOf(answer).result)
  const told = (changes: number) => ({
    [JSON.stringify({ language: 'en', watched: '', changes })]: [],
  })
  expect(results).toEqual([told(0), told(1)])
})

it('a make that fails is tried again, and a decline is not kept', async () => {
  const { state, ask } = await startTelling()
  state.held = Promise.reject(new Error('the database is away'))
  state.held.catch(() => {})
  expect((await ask('/api/tradesymbol', 'ann')).statusCode).toBe(500)
  state.held = undefined
  expect((await ask('/api/tradesymbol', 'ann')).statusCode).toBe(200)
  const refused = await ask('/api/market/ticks?symbol=ZZZ', 'ann', { lang: 'en' })
  expect(refused.statusCode).toBe(400)
  expect((await ask('/api/market/ticks', 'ann')).statusCode).toBe(400)
  expect((await ask('/api/market/ticks?symbol=AAA', 'ann', { account: 'x' })).statusCode).toBe(400)
})

it('says what may be kept by whom, and what it depends on', async () => {
  const { ask } = await startTelling()
  const forAll = await ask('/api/market/ticks?symbol=AAA', 'ann', { 'accept-encoding': 'br' })
  expect(forAll.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-encoding': 'br',
    vary: 'Lang, Authorization, Accept-Encoding',
  })
  const own = await ask('/api/tradesymbol', 'ann')
  expect(own.headers['cache-control']).toBe('private, no-cache')
})
