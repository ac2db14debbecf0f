// A file over a real connection: streamed as it is read, cut when it cannot be finished.

import type { AddressInfo } from 'node:net'
import type { TextFile } from '@fairtick/wire/text-file'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createHttpServer } from './http-server.ts'

const TOKEN = 'a'.repeat(43)
const PAGE = `${'x,'.repeat(50_000)}\r\n`

let close: (() => Promise<unknown>) | undefined
afterEach(() => close?.())

async function ask(parts: TextFile['parts'], method = 'GET'): Promise<Response> {
  const app = await createHttpServer({
    config: readConfig({}),
    handlers: { exportRecords: async () => ({ fileName: 'a.csv', parts }) },
    authenticate: async () => ({ userId: 'user', sessionId: 'session' }),
    readiness: () => ({ database: true }),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
    results: 'checked',
  })
  close = () => app.close()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api/export?what=options&from=1&to=2`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}` },
  })
}

test('a file is saved under its name, and kept by no cache', async () => {
  const answer = await ask(pages(3, () => {}))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe(PAGE.repeat(3))
})

test('a fault on the way cuts the connection: half a file is no whole one', async () => {
  const answer = await ask(
    pages(9, (page) => {
      if (page === 5) throw new Error('the database is gone')
    }),
  )
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

test('pages are made as they are read: a reader who stops stops the making', async () => {
  let made = 0
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const answer = await ask(
    pages(
      10_000,
      () => {
        made += 1
      },
      end,
    ),
  )
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await ended
  expect(made).toBeLessThan(1_000)
})

test('HEAD tells what GET would, and makes nothing of the file', async () => {
  let made = 0
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const count = () => {
    made += 1
  }
  const parts = pages(10_000, count, end)
  // As a file is that has been begun, so that a fault still is an answer.
  await parts.next()
  const answer = await ask(parts, 'HEAD')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(await answer.text()).toBe('')
  await ended
  expect(made).toBe(1)
})

async function* pages(count: number, before: (page: number) => void, end = () => {}) {
  try {
    for (let page = 0; page < count; page += 1) {
      before(page)
      yield PAGE
    }
  } finally {
    end()
  }
}
