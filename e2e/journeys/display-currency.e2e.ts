// Amounts in a currency of choice: chosen at the assets, shown there and on the first screen as
// converted, with the time of the rate; never in a sheet in which money is decided.

import { drawWays } from '@fairtick/testkit/drawn-sample'
import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepPicture } from '../pictures.ts'
import { changeRead } from '../read-requests.ts'
import { logIn } from '../screens/login-screen.ts'
import { buyButton, openTrade } from '../screens/trade-screen.ts'

const FINGER_PX = 44
const fixture = openFixture()

const LOOKS = [
  ['ja', 'light'],
  ['th', 'dark'],
] as const

test.each(drawWays('display currency', LOOKS))(
  'is shown besides, as converted (%s)',
  async (language, theme) => {
    const account = await registerAccount(fixture.server(), language)
    const person = await fixture.customerPage({ language, theme })
    const { page, t } = person
    await logIn(person, account)
    await person.goTo('/pages/home/assets')
    const choice = page.getByLabel(t('account.shownCurrency'), { exact: true })
    await choice.selectOption('EUR')
    const converted = page.getByText(/^≈ /)
    await converted.first().waitFor()
    const { data } = await account.client.call('currencies')
    const euro = data.find(({ code }) => code === 'EUR')
    const equity = Math.round((10_000 / Number(euro?.rateToUsd)) * 100) / 100
    const shown = (await converted.first().innerText()).replace(/[^\d.]/g, '')
    expect(Number(shown)).toBeCloseTo(equity, 0)
    await untilStill(page)
    expect(await findAxeBreaches(page)).toEqual([])
    expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await keepPicture(page, { folder: 'display-currency', name: `assets-${language}` })

    await person.goTo('/')
    await converted.first().waitFor()
    await keepPicture(page, { folder: 'display-currency', name: `home-${language}` })
    await page.getByRole('button', { name: t('home.hideAmounts') }).click()
    await converted.first().waitFor({ state: 'detached' })

    await openTrade(person, 'BTCUSDT')
    await buyButton(person, 'up').click()
    await page.getByRole('dialog', { name: t('optionDetails.reviewTitle') }).waitFor()
    expect(await page.getByText('€').count()).toBe(0)
  },
)

test('an old rate is said to be one', async () => {
  const account = await registerAccount(fixture.server(), 'en')
  const person = await fixture.customerPage({ language: 'en', keeps: false })
  const { page, t } = person
  await logIn(person, account)
  await changeRead(page, /^\/api\/exchangecurrency/, ({ result }) => {
    for (const one of (result as { data: { stale: boolean }[] }).data) one.stale = true
  })
  await person.goTo('/pages/home/assets')
  await page.getByLabel(t('account.shownCurrency'), { exact: true }).selectOption('EUR')
  await page.getByText(/converted at an old rate/).waitFor()
})
