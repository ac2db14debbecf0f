// Amounts as people type them: what can be read in two ways is none, and nothing is promised of one
// that cannot be.

import { expect, test } from 'vitest'
import { type Person, registerAccount } from '../person.ts'
import { logIn } from '../screens/login-screen.ts'
import { buyButton, openTrade } from '../screens/trade-screen.ts'
import { field } from '../screens/withdraw-screen.ts'
import { openStage } from '../stage.ts'

const stage = openStage()

async function enter(): Promise<Person> {
  const person = await stage.person({ language: 'ja' })
  await logIn(person, await registerAccount(stage.server(), 'en'))
  return person
}

/** In the table of deductions. */
const received = ({ page, t }: Person) =>
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
