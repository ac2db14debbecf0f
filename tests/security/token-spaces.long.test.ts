// No token of customers opens the back office, none of staff the API: every call of both contracts.

import { registerAccount } from '@fairtick/server/test/registered-customer'
import { setUpOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { ROUTES, type Route } from '@fairtick/wire/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'

const LONGEST_WAIT_MS = 10_000

let server: TestServer
let customerToken: string
let staffToken: string

beforeAll(async () => {
  server = await startTestServer({ LIMIT_ADDRESS_PER_SECOND: '1000000' })
  customerToken = (await registerAccount(server, 'en')).token
  const admin = await setUpOffice(server)
  const body = { email: admin.email, password: admin.password, code: await admin.nextCode() }
  const { path } = ADMIN_ROUTES.login
  const { result } = await send(server.officeUrl, { method: 'POST', path }, undefined, body)
  staffToken = (result as { token: string }).token
})
afterAll(() => server?.stop())

test('both tokens open what is theirs', async () => {
  expect((await send(server.url, ROUTES.userDetail, customerToken)).status).toBe(200)
  expect((await send(server.officeUrl, ADMIN_ROUTES.me, staffToken)).status).toBe(200)
})

const CUSTOMER_CALLS = Object.entries(CONTRACT).filter(([, { access }]) => access === 'session')
const STAFF_CALLS = Object.entries(ADMIN_CONTRACT).filter(([, { access }]) => access !== 'public')

test.each(CUSTOMER_CALLS)("%s: staff's token is none of a customer", async (_, { route }) => {
  expect(await answerTo(server.url, route, staffToken)).toEqual([401, 'unauthorized'])
})

test.each(STAFF_CALLS)("%s: a customer's token is none of staff", async (_, { route }) => {
  expect(await answerTo(server.officeUrl, route, customerToken)).toEqual([401, 'unauthorized'])
})

test.each(Object.entries(ROUTES))('%s is not there on the origin of staff', async (_, route) => {
  expect((await send(server.officeUrl, route, staffToken)).status).toBe(404)
})

test.each(Object.entries(ADMIN_ROUTES))('%s is not there for customers', async (_, route) => {
  expect((await send(server.url, route, customerToken)).status).toBe(404)
})

test("the customers' socket knows no token of staff", async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  const said = new Promise<string>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'ping') resolve(String(data))
    })
    setTimeout(() => reject(new Error('no answer')), LONGEST_WAIT_MS).unref()
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ op: 'auth', token: staffToken }))
  expect(JSON.parse(await said)).toMatchObject({ error: 'unauthorized' })
  socket.close()
})

async function answerTo(origin: string, route: Route, token: string) {
  const { status, code } = await send(origin, route, token)
  return [status, code]
}

async function send(
  origin: string,
  { method, path }: Route,
  token: string | undefined,
  body: object = {},
): Promise<{ status: number; code: unknown; result: unknown }> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const { code, result } = isJson
    ? ((await response.json()) as { code: unknown; result: unknown })
    : { code: undefined, result: undefined }
  return { status: response.status, code, result }
}
