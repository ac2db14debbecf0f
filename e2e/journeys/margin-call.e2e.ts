// A margin call reaches a person on every screen, names the risk rate, and leads to the positions.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { patternOf } from '../texts.ts'

/** All that 10 000 can carry at 50 times: half a percent down is a margin call. */
const ORDERS = 14
const LARGEST = { symbol: 'BTCUSDT', direction: 'long', lots: '500', leverage: 50 } as const
const LONGEST_FALL_MINUTES = 60

const fixture = openFixture()

test('the notice stays until it is read, on any screen (TR-4.7)', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t, language } = person
  for (let order = 0; order < ORDERS; order += 1) {
    const body = { ...LARGEST, orderType: 'market' } as const
    await account.client.call('openContract', { body }, { idempotencyKey: crypto.randomUUID() })
  }
  await logIn(person, account)
  await person.goTo('/pages/home/market')
  const toPositions = page.getByRole('button', { name: t('positions.seePositions') })
  for (let minute = 0; minute < LONGEST_FALL_MINUTES; minute += 1) {
    if (await toPositions.isVisible()) break
    await advanceMarket(server, MINUTE_MS)
  }
  await toPositions.waitFor()
  await page.getByText(patternOf(language, 'positions.marginCallText')).first().waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await toPositions.click()
  await page.getByRole('heading', { name: t('positions.openTitle') }).waitFor()
  expect(await toPositions.isVisible()).toBe(false)
})
