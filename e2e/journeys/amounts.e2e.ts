// Amounts as people type them: what can be read in two ways is none, and nothing is promised of one
// that cannot be.

import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'
import { buyButton, openTrade } from '../screens/trade-screen.ts'
import { field } from '../screens/withdraw-screen.ts'

const fixture = openFixture()

async function enter(): Promise<CustomerPage> {
  const person = await fixture.customerPage({ language: 'ja' })
  await logIn(person, await registerAccount(fixture.server(), 'en'))
  return person
}

/** In the table of deductions. */
const received = ({ page, t }: CustomerPage) =>
  page
    .getByRole('term')
    .filter({ hasText: t('withdraw.receive') })
    .locator('..')
    .getByRole('definition')

test('a comma that may part thousands is asked about, one that cannot is the decimal point', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await goTo('/pages/withdraw')
  const amount = field(person, 'withdraw.amount')
  await amount.click()
  await page.keyboard.type('1,5')
  expect(await received(person).textContent()).toContain('—')
  await page.keyboard.type('00')
  await page.getByText(t('shell.commaUnclear')).waitFor()
  expect(await amount.inputValue()).toBe('1,500')
  expect(await amount.getAttribute('aria-invalid')).toBe('true')
  expect(await received(person).textContent()).toContain('—')

  await amount.fill('20,75')
  await page.getByText(t('shell.commaUnclear')).waitFor({ state: 'detached' })
  await amount.blur()
  expect(await amount.inputValue()).toBe('20.75')
  expect(await received(person).textContent()).toContain('19.75')

  await amount.fill('1,500.25')
  await amount.blur()
  expect(await amount.inputValue()).toBe('1500.25')
})

test('what is typed key by key is what is pasted: a number, or nothing and a sentence', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await goTo('/pages/withdraw')
  const amount = field(person, 'withdraw.amount')
  const read: string[] = []
  for (const text of ['1.000,50', '1e3', '1万', '１２。５', '๑๒.๕', '1,5,0', '-20', '1 000.5']) {
    await amount.fill('')
    await amount.pressSequentially(text)
    expect(await amount.inputValue()).toBe(text)
    await amount.blur()
    const typed = await amount.inputValue()
    await amount.fill(text)
    await amount.blur()
    expect(await amount.inputValue()).toBe(typed)
    const isWrong = (await amount.getAttribute('aria-invalid')) === 'true'
    const isSaid = await page.getByText(t('shell.notANumber')).isVisible()
    read.push(isWrong && isSaid ? 'a sentence' : typed)
  }
  expect(read).toEqual([
    ...['a sentence', 'a sentence', 'a sentence', '12.5', '12.5', 'a sentence', 'a sentence'],
    '1000.5',
  ])
})

test('what an input method composes is left alone until it has ended', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await goTo('/pages/withdraw')
  const amount = field(person, 'withdraw.amount')
  await amount.click()
  await compose(page, '１', '１２', '１２５')
  expect(await amount.inputValue()).toBe('１２５')
  await compose(page, '。', '。５')
  await amount.blur()
  expect(await amount.inputValue()).toBe('125.5')

  await goTo('/pages/user/setPayPassword')
  const code = field(person, 'fundPassword.new')
  await code.click()
  await compose(page, '７', '７３')
  await compose(page, '๕', '๕๘')
  expect(await code.inputValue()).toBe('7358')

  await goTo('/pages/currency/search')
  const search = page.getByRole('searchbox', { name: t('market.searchPlaceholder') })
  await search.click()
  await compose(page, 'び', 'びっ', 'びっと')
  expect(await search.inputValue()).toBe('びっと')
})

test('of more than one has, or than can be staked, nothing is promised', async () => {
  const person = await enter()
  const { page, t, goTo } = person
  await goTo('/pages/withdraw')
  await field(person, 'withdraw.amount').fill('60000')
  await page.getByText(t('withdraw.tooMuch')).waitFor()
  expect(await received(person).textContent()).toContain('—')

  await openTrade(person, 'BTCUSDT')
  const stake = page.getByLabel(t('options.stake'), { exact: true })
  await stake.fill('10')
  await expect.poll(() => buyButton(person, 'up').textContent()).toContain('+8.00')
  await stake.fill('501')
  await page.getByText(t('options.stakeTooHigh', { max: '500' })).waitFor()
  expect(await buyButton(person, 'up').textContent()).not.toMatch(/[0-9]/)
})
