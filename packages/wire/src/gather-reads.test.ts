// Reads that begin together go as one call; each gets its own answer, or the failure of the call.

import { expect, test } from 'vitest'
import { CallRefused, createClient, NoAnswer } from './client.ts'
import { ROUTES } from './routes.ts'

type Sent = {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** `answer` by address; the language and the account can be changed between two calls. */
function openClient(answer: (address: string) => { status: number; body: object }) {
  const sent: Sent[] = []
  const state = { token: 'one', flush: () => {}, whole: 200 }
  const fetch = async (url: string, { headers, body }: RequestInit) => {
    sent.push({ url, headers: headers as Record<string, string>, body: String(body ?? '') })
    if (url !== ROUTES.reads.path) {
      const { status, body: alone } = answer(url)
      return new Response(JSON.stringify(alone), { status })
    }
    if (state.whole !== 200) return new Response('{"status":503}', { status: state.whole })
    const { calls } = JSON.parse(String(body)) as { calls: string[] }
    return Response.json({ status: 200, message: '', result: { answers: calls.map(answer) } })
  }
  const client = createClient({
    ...{ baseUrl: '', token: () => state.token, language: () => 'en', account: () => 'practice' },
    fetch: fetch as typeof globalThis.fetch,
    later: (work) => {
      state.flush = work
    },
  })
  return { client, sent, state }
}

const success = (result: object) => ({ status: 200, body: { status: 200, message: '', result } })
const tellAddress = (address: string) => success({ address })

test('those that begin together are one call, in their order', async () => {
  const { client, sent, state } = openClient(tellAddress)
  const reading = Promise.all([
    client.call('userDetail'),
    client.call('messages', { query: { page: '2' } }),
    client.call('home'),
  ])
  state.flush()
  const addresses = ['/api/userdetail', '/api/wallet/messagelist?page=2', '/api/home']
  expect(await reading).toEqual(addresses.map((address) => ({ address })))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer one', Account: 'practice' })
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ calls: addresses })
})

test('one alone, what a browser keeps, and what changes something go by themselves', async () => {
  const { client, sent, state } = openClient(tellAddress)
  const reading = [
    client.call('userDetail'),
    client.call('instruments'),
    client.call('ticks', { query: { symbol: 'AAA' } }),
    client.call('logout'),
  ]
  state.flush()
  await Promise.all(reading)
  const urls = [
    ...['/api/tradesymbol', '/api/market/ticks?symbol=AAA', '/api/logout'],
    '/api/userdetail',
  ]
  expect(sent.map(({ url }) => url)).toEqual(urls)
})

test('each person has a call of their own', async () => {
  const { client, sent, state } = openClient(tellAddress)
  const first = [client.call('userDetail'), client.call('home')]
  state.token = 'two'
  const second = [client.call('userDetail'), client.call('home')]
  state.flush()
  await Promise.all([...first, ...second])
  const tokens = sent.map(({ headers }) => headers.Authorization)
  expect(tokens).toEqual(['Bearer one', 'Bearer two'])
})

test('more than one call takes are several', async () => {
  const { client, sent, state } = openClient(tellAddress)
  const pages = Array.from({ length: 25 }, (_, page) => String(page + 1))
  const reading = pages.map((page) => client.call('messages', { query: { page } }))
  state.flush()
  const found = (await Promise.all(reading)) as unknown as { address: string }[]
  expect(found.at(-1)?.address).toBe('/api/wallet/messagelist?page=25')
  expect(sent.map(({ body }) => JSON.parse(body).calls.length)).toEqual([20, 5])
})

test('a refusal is of its own read, a failure of all', async () => {
  const { client, state } = openClient((address) =>
    address === '/api/home'
      ? { status: 401, body: { status: 401, message: 'who?', code: 'unauthorized', result: null } }
      : tellAddress(address),
  )
  const [home, levels] = [client.call('home'), client.call('vipLevels')]
  state.flush()
  await expect(home).rejects.toMatchObject({ answer: { status: 401, message: 'who?' } })
  expect(await levels).toEqual({ address: '/api/viplevelinfo' })
  state.whole = 503
  const both = [client.call('home'), client.call('vipLevels')]
  state.flush()
  for (const each of both) await expect(each).rejects.toBeInstanceOf(CallRefused)
})

test('whoever asks no more gets no answer; the others do', async () => {
  const { client, state } = openClient(tellAddress)
  const stop = new AbortController()
  const [home, levels] = [
    client.call('home', {}, { signal: stop.signal }),
    client.call('vipLevels'),
  ]
  stop.abort()
  state.flush()
  await expect(home).rejects.toBeInstanceOf(NoAnswer)
  expect(await levels).toEqual({ address: '/api/viplevelinfo' })
})
