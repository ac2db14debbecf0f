// On a device whose clock is wrong or jumps, everything lasts and ends as the server says.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openDeviceClock } from '../device-clock.ts'
import { openFixture } from '../fixture.ts'
import { awaitRead } from '../read-requests.ts'
import { logIn } from '../screens/login-screen.ts'
import { openTrade, runningOptions } from '../screens/trade-screen.ts'

const fixture = openFixture()

test.each(drawWays('wrong clocks', [-25, -7, 7]))(
  'a break of a day lasts a day on a device wrong by %i h',
  async (hours) => {
    const account = await registerAccount(fixture.server())
    const person = await fixture.customerPage()
    const { page, t } = person
    await openDeviceClock(page, hours * HOUR_MS)
    await logIn(person, account)
    await person.goTo('/pages/setting/secure')
    await page.getByRole('link', { name: t('settings.limits') }).click()
    await page.getByRole('radio', { name: t('limits.day1') }).check()
    await page
      .getByRole('button', { name: t('limits.begin') })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('limits.begin') })
      .click()
    await page.getByText(t('limits.begun')).first().waitFor()
    const { current } = await account.client.call('limits')
    const { time } = await account.client.call('time')
    const lasts = (current.timeOutUntil ?? 0) - time
    expect(Math.abs(lasts - DAY_MS)).toBeLessThan(MINUTE_MS)
  },
)

test.each(drawWays('jumping clocks', [-10, 10]))(
  'a jump by %i min changes no countdown, and time and orders are read',
  async (minutes) => {
    const account = await registerAccount(fixture.server())
    const option = { symbol: 'BTCUSDT', direction: 'up', amount: '5', duration: 1_800 } as const
    const key = { idempotencyKey: crypto.randomUUID() }
    await account.client.call('buyOption', { body: option }, key)
    const person = await fixture.customerPage({ keeps: false })
    const { page } = person
    const clock = await openDeviceClock(page, 0)
    await logIn(person, account)
    await openTrade(person, 'BTCUSDT')
    const left = runningOptions(person)
      .first()
      .getByText(/^(28|29|30)m$/)
    await left.waitFor()

    const asked = awaitRead(person, /\/api\/time/)
    await clock.setAhead(minutes * MINUTE_MS)
    await (await asked).finished()
    await left.waitFor()

    const read = Promise.all([
      awaitRead(person, /\/api\/time/),
      awaitRead(person, /\/api\/orderlist\?/),
    ])
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await read
    await left.waitFor()
  },
)
