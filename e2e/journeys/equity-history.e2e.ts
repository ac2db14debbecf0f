// The equity of the last days: nothing before there are two readings, then what was read.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { expect, test, vi } from 'vitest'
import { leap } from '../advance-market.ts'
import { type Account, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { seededMarket } from '../seeded-account.ts'

const LONGEST_READING_MS = 30_000
/** Into an hour: the whole journey is over before the next one begins by itself. */
const EARLY_MS = 5_000

const fixture = openFixture(seededMarket())

test('two readings make a line and a table, and the eye hides both', async () => {
  const server = fixture.server()
  await beginHour()
  const account = await registerAccount(server)
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  const person = await fixture.customerPage({ language: 'ko' })
  const { page, t } = person
  await logIn(person, account)
  await leap(server, HOUR_MS, ['BTCUSDT'])
  await haveReadings(account, 1)
  const heading = page.getByRole('heading', { name: t('statements.equityTitle') })
  await person.goTo('/pages/home/assets')
  await page.getByRole('heading', { name: t('account.changesTitle') }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await heading.count()).toBe(0)

  await leap(server, HOUR_MS, ['BTCUSDT'])
  await haveReadings(account, 2)
  await page.reload()
  await heading.waitFor()
  const { points } = await account.client.call('equityHistory', { query: { days: '7' } })
  await page.getByText(t('statements.equityTable')).click()
  const rows = page.getByRole('region', { name: t('statements.equityTitle') }).getByRole('row')
  const shown = points.map(([, equity]) => equity).toReversed()
  await expect.poll(() => rows.count()).toBe(1 + shown.length)
  for (const [at, equity] of shown.entries()) {
    const told = Number(
      (
        await rows
          .nth(at + 1)
          .getByRole('cell')
          .innerText()
      ).replaceAll(',', ''),
    )
    expect(told).toBeCloseTo(Number(equity), 2)
  }
  const month = page.getByRole('radio', { name: t('statements.equityDays', { days: 30 }) })
  await month.check()
  await page.getByText(t('statements.equityTable')).click()
  await expect.poll(() => rows.count()).toBe(1 + 2)

  await page.getByRole('button', { name: t('account.hideAmounts') }).click()
  await expect.poll(() => rows.nth(1).innerText()).toContain(t('account.amountHidden'))
})

/**
 * Leaps to the beginning of an hour, and on until its readings are taken: who registers then has
 * none of it, and no other hour begins by itself.
 */
async function beginHour(): Promise<void> {
  const server = fixture.server()
  const witness = await registerAccount(server)
  const { time } = await witness.client.call('time', {})
  const beginMs = await server.advance(HOUR_MS - (time % HOUR_MS) + EARLY_MS)
  await vi.waitFor(async () => {
    const { points } = await witness.client.call('equityHistory', { query: { days: '7' } })
    expect(points.at(-1)?.[0]).toBeGreaterThanOrEqual(beginMs)
  }, LONGEST_READING_MS)
}

async function haveReadings({ client }: Account, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { points } = await client.call('equityHistory', { query: { days: '7' } })
    expect(points).toHaveLength(count)
  }, LONGEST_READING_MS)
}
