// Going back: what lies over a screen closes first, and the screen is left after that.

import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { depositSheet, submitDeposit } from '../screens/deposit-screen.ts'
import { logIn } from '../screens/login-screen.ts'

const fixture = openFixture()

async function enter(): Promise<CustomerPage> {
  const person = await fixture.customerPage({ language: 'ja' })
  await logIn(person, await registerAccount(fixture.server(), 'en'))
  return person
}

/** As a finger does: only so has each screen its place in the app's history. */
async function follow({ page }: CustomerPage, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click()
}

/** While a layer closes, the browser is back already and on its way here again. */
const pathOf = ({ page }: CustomerPage) => new URL(page.url()).hash.replace(/[?].*$/, '')

test('a sheet closes, then the screen is left', async () => {
  const person = await enter()
  const { page, t } = person
  await follow(person, t('shell.tabMarket'))
  await follow(person, /BTC/)
  await page.getByRole('button', { name: t('options.changePair') }).click()
  const sheet = page.getByRole('dialog', { name: t('market.pickTitle') })
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => pathOf(person)).toBe('#/pages/trade')
  await page.goBack()
  await expect.poll(() => pathOf(person)).toBe('#/pages/home/market')
})

test('an address that is typed while a sheet is open leads there, and back', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await follow(person, t('shell.tabAssets'))
  await page.getByRole('button', { name: t('account.reset') }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await goTo('/pages/home/market')
  await page.getByRole('heading', { name: t('market.title'), exact: true }).waitFor()
  await question.waitFor({ state: 'detached' })
  await goTo('/pages/message/center')
  await page.getByRole('heading', { name: t('messages.title'), exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: t('market.title'), exact: true }).waitFor()
})

test('a screen is where it was scrolled to when it is come back to, and at its top otherwise', async () => {
  const person = await enter()
  const { page, t } = person
  const scrolledTo = () => page.evaluate(() => Math.round(scrollY))
  await follow(person, t('shell.tabMarket'))
  await page.getByRole('link', { name: /XAU/ }).waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const place = await scrolledTo()
  expect(place).toBeGreaterThan(100)
  await follow(person, /XAU/)
  await expect.poll(() => pathOf(person)).toBe('#/pages/trade')
  await page.locator('canvas').first().waitFor()
  expect(await scrolledTo()).toBe(0)
  await page.goBack()
  await expect.poll(scrolledTo).toBe(place)
  await page.reload()
  await page.getByRole('link', { name: /XAU/ }).waitFor()
  await expect.poll(scrolledTo).toBe(place)

  // Home draws what is below its head in a second pass, but not for whoever comes back.
  await page.setViewportSize({ width: 390, height: 500 })
  await follow(person, t('shell.tabHome'))
  const profile = page.getByRole('link', { name: t('home.profile') })
  await profile.waitFor()
  await page
    .getByRole('region', { name: t('home.movers') })
    .getByRole('link')
    .first()
    .waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const homePlace = await scrolledTo()
  expect(homePlace).toBeGreaterThan(100)
  await profile.evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => pathOf(person)).toBe('#/pages/usercenter')
  await expect.poll(scrolledTo).toBe(0)
  await page.goBack()
  await expect.poll(scrolledTo).toBe(homePlace)
})

test('a question closes with nothing done', async () => {
  const person = await enter()
  const { page, t } = person
  await follow(person, t('shell.tabAssets'))
  await page.getByRole('button', { name: t('account.reset') }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => pathOf(person)).toBe('#/pages/home/assets')
})

test('a record that its address opened closes by going back from there, and a question in it first', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await goTo('/pages/recharge?id=usdt-erc20&step=proof')
  await submitDeposit(person, '250', '250 USDT')
  await goTo('/pages/recharge/select')
  await page.reload()
  await follow(person, t('wallet.records'))
  await follow(person, /USDT/)
  const sheet = depositSheet(person)
  await sheet.waitFor()
  await sheet.getByRole('button', { name: t('deposits.cancel') }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  await sheet.waitFor()
  await expect.poll(() => pathOf(person)).toBe('#/pages/wallet/record')
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => pathOf(person)).toBe('#/pages/wallet/record')
  await page.goBack()
  await expect.poll(() => pathOf(person)).toBe('#/pages/recharge/select')
})
