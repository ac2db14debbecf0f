// Holds how a check of a long history waits where it asks too often.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

/** Refuses as often as its path says, each time for so many seconds. */
const server = createServer(({ url = '/' }, response) => {
  const [, name = '', refusals, seconds] = url.split('/')
  const count = (asked.get(name) ?? 0) + 1
  asked.set(name, count)
  if (count > Number(refusals)) response.end('at last')
  else response.writeHead(429, { 'Retry-After': seconds }).end('too often')
})
const asked = new Map<string, number>()
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  { path: '/soon/2/0', status: 200, attempts: 3, what: 'a limit that ends soon is waited for' },
  { path: '/never/99/0', status: 429, attempts: 5, what: 'one that does not end is told' },
  { path: '/late/1/3600', status: 429, attempts: 1, what: 'an hour is not waited for' },
])('$what', async ({ path, status, attempts }) => {
  expect((await patientFetch(`${url}${path}`)).status).toBe(status)
  expect(asked.get(path.split('/')[1] ?? '')).toBe(attempts)
})
