// Trading in contract mode: the bar, the order ticket, what came of an order.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'
import { escaped, patternOf } from '../texts.ts'

export type Side = 'long' | 'short'

export async function openContractPanel(person: CustomerPage, symbol: string): Promise<void> {
  await person.goTo(`/pages/trade?symbol=${symbol}&mode=contract`)
  if (person.widthPx < 1024) {
    await sideButton(person, 'long').and(person.page.locator(':enabled')).waitFor()
  } else {
    await person.page.getByRole('spinbutton', { name: person.t('contracts.sizeLots') }).waitFor()
  }
}

/** Of the bar; with a position it says it in one word. Its name goes on with the price. */
export function sideButton({ page, t }: CustomerPage, side: Side): Locator {
  const words = side === 'long' ? ['buyLong', 'buy'] : ['sellShort', 'sell']
  const [whole, brief] = words.map((word) => escaped(t(`orderTicket.${word}` as 'orderTicket.buy')))
  return page.getByRole('button', { name: new RegExp(`^(${whole}|${brief})[ —\\d]`) })
}

/** Of the bar, where a position is open or about to be shown. */
export function closeButton({ page, t }: CustomerPage, pair: string): Locator {
  return page.getByRole('button', { name: t('orderTicket.closePosition', { pair }) })
}

export function ticket({ page }: CustomerPage): Locator {
  return page.getByRole('dialog')
}

export async function openTicket(person: CustomerPage, side: Side): Promise<Locator> {
  await sideButton(person, side).click()
  const sheet = ticket(person)
  await confirmButton(person).and(person.page.locator(':enabled')).waitFor()
  return sheet
}

/** The button with the whole sentence. */
export function confirmButton({ page, language }: CustomerPage): Locator {
  const keys = ['confirmBuy', 'confirmSell', 'confirmBuyLimit', 'confirmSellLimit'] as const
  const patterns = keys.map((key) => patternOf(language, `contracts.${key}`).source)
  return page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(patterns.join('|').replaceAll('\u00a0', ' ')) })
}

export async function chooseLots(person: CustomerPage, lots: string): Promise<void> {
  const { t } = person
  await ticket(person)
    .getByRole('spinbutton', { name: t('contracts.sizeLots') })
    .fill(lots)
}

export async function chooseLimit(person: CustomerPage, price: string): Promise<void> {
  const { t } = person
  await ticket(person)
    .getByRole('radio', { name: t('contracts.limit') })
    .check()
  await ticket(person)
    .getByRole('spinbutton', { name: t('contracts.limitPrice') })
    .fill(price)
}

/** The price of a side as it stands on its button, as wire text. */
export async function shownSidePrice(person: CustomerPage, side: Side): Promise<string> {
  const text = await sideButton(person, side).innerText()
  return (/[\d,]+\.\d+/.exec(text)?.[0] ?? '').replaceAll(',', '')
}

export function resultTitle(person: CustomerPage, status: 'Filled' | 'Pending'): Locator {
  const name = person.t(`contracts.resultTitle${status}`)
  return ticket(person).getByRole('heading', { name })
}
