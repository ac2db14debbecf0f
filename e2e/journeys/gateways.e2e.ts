// Gateways of their own: a page finds one by the dictionary, and another one when it dies.

import { whyNoNats } from '@fairtick/server/test/broker/nats-server'
import { startCluster } from '@fairtick/server/test/cluster'
import {
  createTestDatabase,
  dropTestDatabase,
} from '@fairtick/server/test/database/postgres-server'
import { TEST_POSTGRES } from '@fairtick/server/test/database/postgres-test-database'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openCustomerPage, registerAccount } from '../customer-page.ts'
import { logIn } from '../screens/login-screen.ts'
import { openTrade, runningOptions } from '../screens/trade-screen.ts'
import { shareBrowser } from '../shared-browser.ts'
import { patternOf } from '../texts.ts'

const postgres = process.env[TEST_POSTGRES] ?? ''
const whyNot = whyNoNats() ?? (postgres === '' ? 'no PostgreSQL on this machine' : undefined)

test.skipIf(whyNot !== undefined)(
  `a gateway dies: prices and events go on by another one ${whyNot ?? ''}`.trim(),
  async () => {
    const cluster = await openCluster()
    const [api] = cluster.of('api')
    if (api === undefined) throw new Error('there is no api')
    const server = { url: api.url, inviteCode: cluster.inviteCode }
    const [account, browser] = await Promise.all([registerAccount(server), shareBrowser()])
    const person = await openCustomerPage(browser, server)
    onTestFinished(() => person.context.close())
    const { page, language, t } = person
    const frames = keepFrames(page)
    const live = page.getByText(t('shell.sourceReplay'))
    await logIn(person, account)
    await openTrade(person, 'BTCUSDT')
    await live.waitFor()
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    const gateways = new Map(
      cluster.of('gateway').map((one) => [`${one.url.replace('http', 'ws')}/ws`, one]),
    )
    const [own = '', ...more] = frames.keys()
    expect([gateways.has(own), more]).toEqual([true, []])

    await gateways.get(own)?.kill9()
    await page.getByText(patternOf(language, 'shell.reconnecting')).waitFor()
    await live.waitFor()
    const order = { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 60 } as const
    await account.client.call('buyOption', { body: order })
    await runningOptions(person).waitFor()
    const [, other = ''] = frames.keys()
    expect([gateways.has(other), frames.size]).toEqual([true, 2])
    await expect.poll(() => frames.get(other)).toContainEqual(expect.stringMatching(OWN_ORDER))
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
    expect(person.errors).toEqual([])
  },
)

const OWN_ORDER = /"event":"option"/

async function openCluster() {
  const databaseUrl = await createTestDatabase(postgres)
  onTestFinished(() => dropTestDatabase(databaseUrl))
  const counts = { engine: 1, api: 1, gateway: 2, office: 0 }
  const cluster = await startCluster({ databaseUrl, counts })
  onTestFinished(cluster.stop)
  return cluster
}

/** By the address of the socket, in the order in which they were opened. */
function keepFrames(page: Page): ReadonlyMap<string, readonly string[]> {
  const frames = new Map<string, string[]>()
  page.on('websocket', (socket) => {
    const kept = frames.get(socket.url()) ?? []
    frames.set(socket.url(), kept)
    socket.on('framereceived', ({ payload }) => kept.push(String(payload)))
  })
  return frames
}
