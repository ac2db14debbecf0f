// Days pass by the test clock: each option settles once, by the tick that the rules name.

import { expect, test } from 'vitest'
import { liveThrough } from '../live-through.ts'
import { type Account, type Person, registerAccount } from '../person.ts'
import { expectAsRecorded, type Outcome, readOption } from '../record.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { listedOptions, openOrders, orderIdOf } from '../screens/orders-screen.ts'
import { buy, chooseDuration, openTrade, runningOptions } from '../screens/trade-screen.ts'
import { openStage } from '../stage.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const stage = openStage()

test('a day in one leap leaves no fresh tick at expiry: void, stake back (TR-5.3)', async () => {
  const { person, account } = await openWithOption((t) => t('shell.minutesShort', { count: 5 }))
  await stage.server().advance(DAY_MS)
  expect(await settledOutcome(person, account)).toBe('void')
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('10,000.00')
})

test('an option of one day settles a day later at the tick of that moment (TR-5.3)', async () => {
  const server = stage.server()
  const { person, account } = await openWithOption((t) => t('shell.daysShort', { count: 1 }))
  await server.advance(DAY_MS - MINUTE_MS)
  await liveThrough(server, 75_000)
  expect(['win', 'lose', 'draw']).toContain(await settledOutcome(person, account))
})

async function openWithOption(duration: (t: Person['t']) => string) {
  const account = await registerAccount(stage.server())
  const person = await stage.person()
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await chooseDuration(person, duration(person.t))
  await buy(person, 'down')
  await runningOptions(person).waitFor()
  return { account, person }
}

/** As listed for the person, after comparing it with the record. */
async function settledOutcome(person: Person, { client }: Account): Promise<Outcome> {
  await openOrders(person, 'closed')
  await listedOptions(person).first().waitFor()
  const id = orderIdOf((await listedOptions(person).getAttribute('href')) ?? '')
  const order = await readOption(client, id)
  const outcome = await expectAsRecorded(client, order)
  expect(await listedOptions(person).innerText()).toContain(person.t(`options.${outcome}`))
  return outcome
}
