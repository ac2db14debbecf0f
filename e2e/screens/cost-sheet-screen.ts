// The sheet of costs and risks before a first trade of a kind.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

const TITLES = {
  contract: 'costSheet.titleContract',
  option: 'costSheet.titleOption',
  copying: 'costSheet.titleCopying',
} as const

/** Opens by itself where an order was sent unread. */
export async function unreadSheet(
  { page, t }: CustomerPage,
  kind: keyof typeof TITLES,
): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: t(TITLES[kind]) })
  await sheet.getByRole('heading', { name: t('costSheet.risksTitle'), exact: true }).waitFor()
  return sheet
}

export async function acceptSheet(sheet: Locator, { t }: CustomerPage): Promise<void> {
  await sheet.getByRole('button', { name: t('costSheet.accept') }).click()
}
