// Simulated prices are committed to before they come: what a customer reads of it (H9).

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'

const fixture = openFixture({ MARKET: 'simulated' })

test('the hash of the day stands on the page About, and its key once it has ended', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await person.goTo('/pages/user/aboutus')
  await page.getByText(t('help.sourceSimulatedText')).waitFor()
  const nowMs = await server.advance(MINUTE_MS)
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const hash = await shownUnder(t('help.dayHash', { day: today }))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await page.getByText(t('help.dayKey', { day: today })).count()).toBe(0)

  await server.advance(DAY_MS - (nowMs % DAY_MS) + 2 * MINUTE_MS)
  await expect.poll(() => readRevealed()).toMatchObject({ hash })
  await page.reload()
  const key = await shownUnder(t('help.dayKey', { day: today }))
  expect(await readRevealed()).toMatchObject({ key })
  expect(await shownUnder(t('help.dayHash', { day: today }))).toBe(hash)

  /** The line of 64 digits under its title. */
  async function shownUnder(title: string): Promise<string | null> {
    const shown = page.getByText(title).locator('[translate=no]')
    await shown.waitFor()
    return shown.textContent()
  }

  async function readRevealed() {
    const reply = await fetch(`${server.url}/api/dictionary`)
    const { result } = (await reply.json()) as {
      result?: { simulatedDay?: { revealed: { hash: string; key: string } | null } }
    }
    return result?.simulatedDay?.revealed ?? undefined
  }
})
