// On the real server: what needs a read sheet before it opens, and what never asks (H7).

import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { type Account, registerUnread } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import type { CallInput } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import type { JsonCallName } from '@fairtick/wire/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let mina: Account
beforeAll(async () => {
  server = await startTestServer({ CLOCK: 'stepped' })
  mina = await registerUnread(server, 'en')
})
afterAll(() => server?.stop())

const market = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market', leverage: 10 } as const
const FOLLOW = { leaderId: 'nobody', mode: 'fixed', allocation: '100' } as const
const OPENINGS = [
  ['contract', 'openContract', { ...market, lots: '1' }],
  ['option', 'buyOption', { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 60 }],
  ['copying', 'followLeader', { ...FOLLOW, fixedLots: '1', maxPerOrder: '50' }],
] as const

/** The code of the refusal, or that it was understood. */
async function codeOf<Name extends JsonCallName>(
  name: Name,
  body: CallInput<Name>['body'],
  idempotencyKey: string = crypto.randomUUID(),
): Promise<unknown> {
  const input = { body } as Partial<CallInput<Name>>
  return await mina.client.call(name, input, { idempotencyKey }).then(
    () => 'done',
    (problem: unknown) => {
      if (!(problem instanceof CallRefused)) throw problem
      const { code, result } = problem.answer
      return code === 'sheet_unread' ? { code, ...(result as object) } : code
    },
  )
}

test('H7: each kind of opening is refused unread, and the same order goes on once read', async () => {
  for (const [kind, name, body] of OPENINGS) {
    expect(await codeOf(name, body, `first-of-${kind}`)).toEqual({ code: 'sheet_unread', kind })
  }
  await acceptCostSheets(mina.client)
  for (const [kind, name, body] of OPENINGS) {
    const opened = await codeOf(name, body, `first-of-${kind}`)
    // Nobody leads here: by then the sheet asked nothing more.
    expect(opened).toBe(kind === 'copying' ? 'not_found' : 'done')
  }
})

test('H7: closing, cancelling, levels and withdrawing are never asked', async () => {
  const { data } = await mina.client.call('contractOrders')
  const id = data[0]?.id ?? ''
  // Somebody whose sheets are unread again, as after a change of terms.
  const unread = await registerUnread(server, 'en')
  const theirs = async <Name extends JsonCallName>(name: Name, body: CallInput<Name>['body']) =>
    await unread.client
      .call(name, { body } as Partial<CallInput<Name>>, { idempotencyKey: crypto.randomUUID() })
      .then(
        () => 'done',
        (problem: CallRefused) => problem.answer.code,
      )
  expect(await theirs('setContract', { id, takeProfit: null, stopLoss: null })).toBe('not_found')
  expect(await theirs('closeContract', { id })).toBe('not_found')
  expect(await theirs('cancelContract', { id })).toBe('not_found')
  expect(await theirs('batchClose', { scope: 'all' })).toBe('done')
  expect(await theirs('endFollow', { leaderId: 'nobody', close: true })).toBe('not_found')
  expect(
    await theirs('withdrawToWallet', { amount: '10', password: '482913', walletId: id }),
  ).not.toBe('sheet_unread')
  expect(await codeOf('closeContract', { id })).toBe('done')
})

test('H7: the refusal says what to do in the language of who asks', async () => {
  const sayings = new Set<string>()
  for (const language of ['ja', 'en', 'zh', 'ko', 'th', 'ms'] as const) {
    const { client } = await registerUnread(server, language)
    const body = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 60 } as const
    const refusal = await client.call('buyOption', { body }).catch((problem) => problem)
    sayings.add((refusal as CallRefused).answer.message)
  }
  expect(sayings.size).toBe(6)
})
