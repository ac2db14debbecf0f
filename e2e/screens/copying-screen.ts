// Copy trading: the list of lead traders, the sheet that begins a copy, and my copies.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

/** The sheet of the terms, by the way through the list. */
export async function openCopySheet(person: CustomerPage, name: string): Promise<Locator> {
  const { goTo, page, t } = person
  await goTo('/pages/signalchannel')
  await page.getByRole('link', { name: t('leaders.detailsOf', { name }) }).click()
  await page.getByRole('button', { name: t('leaders.copy') }).click()
  const sheet = page.getByRole('dialog', { name: t('copying.sheetTitle', { name }) })
  await sheet.waitFor()
  return sheet
}

/** Ends with My copies. */
export async function beginCopying(
  person: CustomerPage,
  name: string,
  allocation: string,
): Promise<void> {
  const { page, t } = person
  await beginFollow(person, await openCopySheet(person, name), allocation)
  await page.getByText(t('copying.begun', { name })).waitFor()
  await page.getByRole('tab', { name: t('leaders.tabMine'), selected: true }).waitFor()
}

/** Fills in the terms and sends them. */
export async function beginFollow(
  { t }: CustomerPage,
  sheet: Locator,
  allocation: string,
): Promise<void> {
  await sheet.getByRole('textbox', { name: t('copying.allocation'), exact: true }).fill(allocation)
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: t('copying.submit') }).click()
}
