// A margin call reaches a person wherever he is, names the risk rate, and leads to the positions.

import { expect, test } from 'vitest'
import { liveThrough } from '../live-through.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { registerAccount } from '../person.ts'
import { logIn } from '../screens/login-screen.ts'
import { patternOf } from '../spoken.ts'
import { openStage } from '../stage.ts'

/** All that 10 000 can carry at 50 times: half a percent down is a margin call. */
const ORDERS = 14
const LARGEST = { symbol: 'BTCUSDT', direction: 'long', lots: '500', leverage: 50 } as const
const MINUTE_MS = 60_000
const LONGEST_FALL_MINUTES = 60

const stage = openStage()

test('the notice stays until it is read, on any screen (TR-4.7)', async () => {
  const server = stage.server()
  const account = await registerAccount(server)
  const person = await stage.person()
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
    await liveThrough(server, MINUTE_MS)
  }
  await toPositions.waitFor()
  await page.getByText(patternOf(language, 'positions.marginCallText')).first().waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await toPositions.click()
  await page.getByRole('heading', { name: t('positions.openTitle') }).waitFor()
  expect(await toPositions.isVisible()).toBe(false)
})
