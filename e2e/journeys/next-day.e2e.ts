// Days pass by the test clock: each option settles once, by the tick that the rules name.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { expectOptionOnTape, readOption } from '../check-option-on-tape.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { formatMoney } from '../formats.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { listedOptions, openOrders, orderIdOf } from '../screens/orders-screen.ts'
import { buy, chooseDuration, openTrade, runningOptions } from '../screens/trade-screen.ts'

const fixture = openFixture()

test('a day in one leap leaves no fresh tick at expiry: void, or won before it (TR-5.3)', async () => {
  const { person, account } = await openWithOption((t) => t('shell.minutesShort', { count: 5 }))
  await fixture.server().advance(DAY_MS)
  const { outcome, order } = await settledOption(person, account)
  expect([order.outage, ['void', 'win'].includes(outcome)]).toEqual(['own', true])
  await openAssets(person)
  const after = formatMoney((10_000 + Number(order.profit)).toFixed(2))
  await expect.poll(() => balance(person).innerText()).toBe(after)
})

test('an option of one day settles a day later at the tick of that moment (TR-5.3)', async () => {
  const server = fixture.server()
  const { person, account } = await openWithOption((t) => t('shell.daysShort', { count: 1 }))
  await server.advance(DAY_MS - MINUTE_MS)
  await advanceMarket(server, 75_000)
  expect(['win', 'lose', 'draw']).toContain((await settledOption(person, account)).outcome)
})

async function openWithOption(duration: (t: CustomerPage['t']) => string) {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage()
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await chooseDuration(person, duration(person.t))
  await buy(person, 'down')
  await runningOptions(person).waitFor()
  return { account, person }
}

/** As listed for the person, after comparing it with the record. */
async function settledOption(person: CustomerPage, { client }: Account) {
  await openOrders(person, 'closed')
  await listedOptions(person).first().waitFor()
  const id = orderIdOf((await listedOptions(person).getAttribute('href')) ?? '')
  const order = await readOption(client, id)
  const outcome = await expectOptionOnTape(client, order)
  expect(await listedOptions(person).innerText()).toContain(person.t(`options.${outcome}`))
  return { outcome, order }
}
