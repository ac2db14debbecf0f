// Open positions, waiting orders, and the sheets that end them.

import type { Locator } from 'playwright-core'
import type { Account, CustomerPage } from '../customer-page.ts'
import { patternOf } from '../texts.ts'

type Order = {
  readonly symbol: string
  readonly direction: 'long' | 'short'
  readonly lots: string
  /** With it the order waits for this price. */
  readonly limit?: string
}

/** Over the API, for journeys that begin with a position. */
export async function openContract({ client }: Account, { limit, ...order }: Order) {
  const terms =
    limit === undefined
      ? ({ orderType: 'market' } as const)
      : ({ orderType: 'limit', price: limit } as const)
  const answer = await client.call(
    'openContract',
    { body: { ...order, ...terms, leverage: 20 } },
    { idempotencyKey: crypto.randomUUID() },
  )
  return answer.order
}

export async function openPositions(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/lever/leverList')
  await person.page.getByRole('button', { name: person.t('positions.closeAll') }).waitFor()
}

/** The card of a position or of a waiting order. */
export function contractCard({ page }: CustomerPage, pair: string): Locator {
  return page.getByRole('listitem').filter({ hasText: pair })
}

export async function pressClose(person: CustomerPage, pair: string): Promise<Locator> {
  const name = person.t('positions.closeOf', { pair })
  await person.page.getByRole('button', { name, exact: true }).first().click()
  const sheet = person.page.getByRole('dialog')
  await sheet.waitFor()
  return sheet
}

/** The button that closes; its name tells lots and about what it brings. */
export function closeButton({ language }: CustomerPage, sheet: Locator): Locator {
  return sheet.getByRole('button', { name: patternOf(language, 'positions.closeButton') })
}

/** The button of a question. */
export async function answer({ page }: CustomerPage, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()
}
