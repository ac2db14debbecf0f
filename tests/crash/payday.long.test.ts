// A fee becomes a reward, salary and balance over HTTP, with a server that dies at midnight (TR-8).

import { DAY_MS } from '@fairtick/core/time/duration'
import { stopConserved } from '@fairtick/server/test/conservation'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type JsonCallName, ROUTES } from '@fairtick/wire/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let inviter: string
let member: string

beforeAll(async () => {
  server = await startTestServer()
  const { token, user } = await registerAccount(server, 'en')
  inviter = token
  const invited = { url: server.url, inviteCode: user.inviteCode }
  member = (await registerAccount(invited, 'en')).token
})
afterAll(() => server && stopConserved(server))

test('what a member pays is paid to their inviter on the next day, once (TR-8.2)', async () => {
  await payFees()
  const { members, rates } = await call('team', inviter, { level: 1 })
  expect(rates).toEqual(['0.1', '0.05', '0.02'])
  const rewards = members.data[0]?.rewards ?? '0'
  expect(Number(rewards)).toBeGreaterThan(0)
  expect((await call('team', member, { level: 1 })).totalRegistered).toBe(0)
  const before = await call('shareRecords', inviter)
  expect(before.totals).toEqual({ earned: rewards, paid: '0', pending: rewards, today: rewards })

  await server.advance(DAY_MS)
  await server.kill9()
  await server.restart()
  await eventually('the payroll', async () => (await call('payrollRecords', inviter)).total > 0)
  await server.advance(DAY_MS)
  await eventually(
    'the next day',
    async () => (await call('shareRecords', inviter)).totals.today === '0',
  )
  const { data, total } = await call('payrollRecords', inviter)
  expect({ total, amount: data[0]?.amount }).toEqual({ total: 1, amount: rewards })
  expect(data[0]?.date).toBe(before.rewards.data[0]?.date)
  expect((await call('accountSummary', inviter)).salary).toBe(rewards)
  const told = async () =>
    (await call('messages', inviter)).data.filter(({ title }) => title.startsWith('Salary'))
  await eventually('a message of the salary', async () => (await told()).length > 0)
  expect(await told()).toHaveLength(1)

  const settled = await call('settleSalary', inviter, { amount: rewards }, 'settle')
  const again = await call('settleSalary', inviter, { amount: rewards }, 'settle')
  expect([settled.salary, again.salary]).toEqual(['0', '0'])
  expect(again.cash).toBe(settled.cash)
  const bill = await call('bill', inviter)
  expect(bill.data.map(({ cause }) => cause)).toEqual([
    'salary-settlement',
    'payroll',
    'practice-grant',
  ])
})

/** Opens a position and closes it, once there is a price. */
async function payFees(): Promise<void> {
  const order = {
    ...{ symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '10', leverage: 10 },
  }
  await eventually(
    'an opened position',
    async () => (await send('openContract', member, order, 'open')).status === 200,
  )
  const { data } = await call('contractOrders', member, undefined)
  const id = data[0]?.id ?? ''
  await eventually(
    'a closed position',
    async () => (await send('closeContract', member, { id }, 'close')).status === 200,
  )
}

type Reply = { readonly status: number; readonly result: unknown; readonly message: string }

async function call<Name extends JsonCallName>(
  name: Name,
  token: string,
  body?: object,
  key?: string,
): Promise<CallResult<Name>> {
  const { status, result, message } = await send(name, token, body, key)
  if (status !== 200) throw new Error(`${name}: ${status} ${message} ${JSON.stringify(result)}`)
  return result as CallResult<Name>
}

async function send(
  name: JsonCallName,
  token: string,
  body?: object,
  key?: string,
): Promise<Reply> {
  const { method, path } = ROUTES[name]
  const response = await fetch(new URL(path, server.url), {
    method,
    headers: {
      ...{ 'content-type': 'application/json', lang: 'en', authorization: `Bearer ${token}` },
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  return (await response.json()) as Reply
}
