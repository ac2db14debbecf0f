// An account on which every list has rows and every state of an option is shown.

import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { TestServer } from '@fairtick/server/test/test-server'
import { expect, vi } from 'vitest'
import { advanceMarket, leap } from './advance-market.ts'
import { type Account, signIn } from './customer-page.ts'
import { openContract } from './screens/positions-screen.ts'
import { askForWithdrawal } from './seeded-payout-targets.ts'

const LONGEST_SETTLEMENT_MS = 20_000
/** A day before what is seeded: the first one is lived through at once. */
const START_MS = Date.UTC(2018, 3, 4, 6)
const RECORDED = 'apps/server/market-data'

/** Recorded prices, and one instrument that stands still: it ends in draws. */
export function seededMarket(): Readonly<Record<string, string>> {
  const file = join(tmpdir(), 'fairtick-still-market.csv')
  const rows = Array.from({ length: 3 * 24 * 60 }, (_, minute) => {
    const time = START_MS - 24 * HOUR_MS + minute * MINUTE_MS
    return `${time},0.5,0.5,0.5,0.5,100`
  })
  // Written beside: another file of journeys may be played meanwhile, its server reading this one.
  const staging = `${file}-${process.pid}`
  writeFileSync(staging, `ts_ms,open,high,low,close,volume\n${rows.join('\n')}\n`)
  renameSync(staging, file)
  return {
    REPLAY: `${join(import.meta.dirname, '..', RECORDED)},XRPUSDT=${file}`,
    REPLAY_FROM: new Date(START_MS).toISOString(),
  }
}

/** Every result of an option, contracts of every status, a reset, stars, sessions, messages. */
export async function seedAccount(server: TestServer, account: Account): Promise<Account> {
  // An hour of its own, so that with the next one there are two readings of the equity.
  await leap(server, HOUR_MS, ['BTCUSDT', 'ETHUSDT', 'LTCUSDT', 'XRPUSDT'])
  for (let more = 0; more < 3; more += 1) await signIn(server, account)
  for (const symbol of ['BTCUSDT', 'LTCUSDT', 'SOLUSDT', 'EURUSD']) {
    await account.client.call('updateWatchlist', { body: { symbol, optional: true } })
  }
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'LTCUSDT', 'XRPUSDT']) {
    await buy(account, { symbol, direction: 'up', duration: 60 })
    await buy(account, { symbol, direction: 'down', duration: 60 })
  }
  await advanceMarket(server, 75_000)
  await allSettled(account)
  // Of the two at most one can have won by the last price before the leap (TR-5.3).
  await buy(account, { symbol: 'BTCUSDT', direction: 'up', duration: 60 })
  await buy(account, { symbol: 'BTCUSDT', direction: 'down', duration: 60 })
  await leap(server, HOUR_MS, ['BTCUSDT', 'ETHUSDT'])
  await allSettled(account)
  await account.client.call('resetPractice', {}, { idempotencyKey: crypto.randomUUID() })
  await buy(account, { symbol: 'BTCUSDT', direction: 'up', duration: 2_592_000 })
  await buy(account, { symbol: 'ETHUSDT', direction: 'down', duration: 86_400 })
  await buy(account, { symbol: 'BTCUSDT', direction: 'down', duration: 3_600 })
  await expectEveryResult(account)
  await seedContracts(account)
  await askForWithdrawal(server, account)
  return account
}

/** A position with levels that was closed in part, one without, a waiting order, ended ones. */
async function seedContracts(account: Account): Promise<void> {
  const { client } = account
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const open = (order: Parameters<typeof openContract>[1]) => openContract(account, order)
  const long = await open({ symbol: 'BTCUSDT', direction: 'long', lots: '80' })
  await open({ symbol: 'ETHUSDT', direction: 'short', lots: '30.5' })
  await open({ symbol: 'BTCUSDT', direction: 'long', lots: '12', limit: '3000' })
  const levels = { takeProfit: '90000', stopLoss: '3000' }
  await client.call('setContract', { body: { id: long.id, ...levels } }, key())
  await client.call('closeContract', { body: { id: long.id, lots: '30' } }, key())
  const about = { kind: 'contract', id: long.id } as const
  await client.call('sendChat', { body: { text: 'Why was this one closed?', about } }, key())
  const short = await open({ symbol: 'ETHUSDT', direction: 'short', lots: '2' })
  await client.call('closeContract', { body: { id: short.id } }, key())
  const given = await open({ symbol: 'BTCUSDT', direction: 'long', lots: '1', limit: '2000' })
  await client.call('cancelContract', { body: { id: given.id } }, key())
}

type Order = { readonly symbol: string; readonly direction: 'up' | 'down'; duration: number }

function buy({ client }: Account, { symbol, direction, duration }: Order) {
  return client.call(
    'buyOption',
    { body: { symbol, direction, amount: '25', duration } },
    { idempotencyKey: crypto.randomUUID() },
  )
}

async function allSettled({ client }: Account): Promise<void> {
  await vi.waitFor(async () => {
    const { total } = await client.call('optionOrders', { query: { status: 'trading' } })
    expect(total).toBe(0)
  }, LONGEST_SETTLEMENT_MS)
}

async function expectEveryResult({ client }: Account): Promise<void> {
  const { data } = await client.call('optionRecords', { query: {} })
  const results = new Set(data.map(({ result }) => result))
  expect([...results].toSorted()).toEqual(['draw', 'lose', 'void', 'win'])
}
