// The feed falls silent: nothing can be bought, and the screen says why, until it is back.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'
import { buy, buyButton, openTrade, runningOptions } from '../screens/trade-screen.ts'

/**
 * Coinbase has no BTC prices from 2018-04-04 16:48 to midnight. The silence is leapt to, so that
 * all can be on the screen before, however long that takes.
 */
const fixture = openFixture({ REPLAY_FROM: '2018-04-04T16:30:00Z' })
const TO_SILENCE_MS = 20 * 60_000

test('the ticket is off while stale, on with the first fresh tick (TR-2.5)', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const onlookers = [await fixture.customerPage(), await fixture.customerPage({ language: 'th' })]
  for (const person of onlookers) {
    await logIn(person, account)
    await openTrade(person, 'BTCUSDT')
    await person.page.getByText(person.t('shell.sourceReplay')).waitFor()
  }

  await server.advance(TO_SILENCE_MS)
  for (const person of onlookers) await expectClosedTicket(person)
  await expect(buyOverTheApi(account.client)).rejects.toMatchObject({
    answer: { status: 403, code: 'market_stale' },
  })

  await server.advance(8 * HOUR_MS)
  for (const person of onlookers) {
    const { page, t } = person
    await page.getByText(t('shell.sourceReplay')).waitFor()
    await page.getByText(t('options.blockedStale')).waitFor({ state: 'hidden' })
    await buy(person, 'up')
    await runningOptions(person).first().waitFor()
  }
})

async function expectClosedTicket(person: CustomerPage): Promise<void> {
  const { page, t } = person
  await page.getByText(t('options.blockedStale')).waitFor()
  await page.getByText(t('shell.stale'), { exact: true }).waitFor()
  for (const direction of ['up', 'down'] as const) {
    expect(await buyButton(person, direction).isDisabled()).toBe(true)
  }
}

function buyOverTheApi(client: Awaited<ReturnType<typeof registerAccount>>['client']) {
  return client.call(
    'buyOption',
    { body: { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 60 } },
    { idempotencyKey: crypto.randomUUID() },
  )
}
