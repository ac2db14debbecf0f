// A real outage of a whole venue: the maintenance of 2021-09-29, when no pair had a price.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { findSharedData } from '@fairtick/testkit/shared-data'
import { describe, expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'
import { openMarket, rowOf } from '../screens/market-screen.ts'
import { buy, buyButton, openTrade, runningOptions } from '../screens/trade-screen.ts'

const sharedData = findSharedData()

describe.skipIf(sharedData === undefined)('on recorded prices of six pairs', () => {
  const fixture = openFixture(sharedData === undefined ? {} : outageOf(sharedData))

  test('all prices stop: a banner, no purchase; two hours later all go on (TR-2.5)', async () => {
    const server = fixture.server()
    const account = await registerAccount(server)
    const person = await fixture.customerPage()
    const { page, t } = person
    await logIn(person, account)
    await openTrade(person, 'DOGEUSDT')
    await page.getByText(t('shell.sourceReplay')).waitFor()

    await server.advance(3 * MINUTE_MS)
    await page.getByText(t('shell.pricesStale')).waitFor()
    await page.getByText(t('options.blockedStale')).waitFor()
    expect(await buyButton(person, 'down').isDisabled()).toBe(true)
    await openMarket(person)
    await rowOf(person, 'SOL/USDT').waitFor()
    await page.getByText(t('shell.pricesStale')).waitFor()

    await server.advance(120 * MINUTE_MS)
    await page.getByText(t('shell.pricesStale')).waitFor({ state: 'hidden' })
    await openTrade(person, 'DOGEUSDT')
    await buy(person, 'down')
    await runningOptions(person).first().waitFor()
  })
})

/** Two minutes before the first missing bar. */
function outageOf(folder: string): Readonly<Record<string, string>> {
  const candles = join(folder, 'candles-1m')
  const files = readdirSync(candles).filter((name) => name.includes('.binance.2021-09-17_'))
  return {
    REPLAY: files.map((name) => join(candles, name)).join(','),
    REPLAY_FROM: '2021-09-29T06:58:00Z',
  }
}
