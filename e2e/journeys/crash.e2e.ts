// The server dies between purchase and expiry; what was bought settles once, as recorded.

import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { expectOptionOnTape, readOption } from '../check-option-on-tape.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { balance, changeRows, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { listedOptions, openOrders, orderIdOf } from '../screens/orders-screen.ts'
import { buy, openTrade, runningOptions } from '../screens/trade-screen.ts'
import { patternOf } from '../texts.ts'

const fixture = openFixture()

test('an option bought before a kill -9 settles after the restart (TR-5.3)', async () => {
  const server = fixture.server()
  const { client, ...account } = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, language } = person
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await buy(person, 'up')
  await runningOptions(person).waitFor()

  await server.kill9()
  await page.getByText(patternOf(language, 'shell.reconnecting')).waitFor()
  await server.restart()
  await reconnect(person)
  await runningOptions(person).waitFor()
  await advanceMarket(server, 75_000)

  await openOrders(person, 'closed')
  await listedOptions(person).first().waitFor()
  expect(await listedOptions(person).count()).toBe(1)
  const id = orderIdOf((await listedOptions(person).getAttribute('href')) ?? '')
  const order = await readOption(client, id)
  const outcome = await expectOptionOnTape(client, order)
  await openAssets(person)
  const after = { win: '10,008.00', lose: '9,990.00', draw: '10,000.00', void: '10,000.00' }
  await expect.poll(() => balance(person).innerText()).toBe(after[outcome])
  await expect.poll(() => changeRows(person).count()).toBe(outcome === 'lose' ? 2 : 3)
})

/** After ten tries the page asks whether to go on; a slow start takes longer than these. */
async function reconnect({ page, t }: CustomerPage): Promise<void> {
  const live = page.getByText(t('shell.sourceReplay'))
  const retry = page
    .getByRole('status')
    .filter({ hasText: t('shell.connectionFailed') })
    .getByRole('button', { name: t('shell.retry') })
  await live.or(retry).first().waitFor()
  if (await retry.isVisible()) await retry.click()
  await live.waitFor()
}
