// Trading in option mode: price, chart, ticket, running options, the result.

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { CustomerPage } from '../customer-page.ts'
import { escaped, patternOf } from '../texts.ts'

/** Axes alone are some 2700 dots, with candles and lines more than 10 000. */
const DOTS_OF_A_CHART = 5_000

export type Direction = 'up' | 'down'

export async function openTrade(person: CustomerPage, symbol: string): Promise<void> {
  await person.goTo(`/pages/trade?symbol=${symbol}`)
  await buyButton(person, 'up').waitFor()
}

export function directionWord({ t }: CustomerPage, direction: Direction): string {
  return t(direction === 'up' ? 'options.up' : 'options.down')
}

/** Its name goes on with what it would bring. */
export function buyButton(person: CustomerPage, direction: Direction): Locator {
  return person.page.getByRole('button', {
    name: new RegExp(`^${escaped(directionWord(person, direction))}`),
  })
}

/** The button that sends, on the sheet that shows the terms once more. */
export function confirmButton({ page, t, language }: CustomerPage): Locator {
  return page
    .getByRole('dialog', { name: t('optionDetails.reviewTitle') })
    .getByRole('button', { name: patternOf(language, 'optionDetails.confirmBuy') })
}

/** Taps Up or Down and confirms the terms. */
export async function buy(person: CustomerPage, direction: Direction): Promise<void> {
  await buyButton(person, direction).click()
  await confirmButton(person).click()
}

export async function chooseDuration({ page, t }: CustomerPage, text: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: t('options.duration') })
    .getByRole('radio', { name: new RegExp(`^${escaped(text)} `) })
    .check()
}

export async function chooseStake({ page, t }: CustomerPage, stake: string): Promise<void> {
  await page.getByRole('spinbutton', { name: t('options.stake') }).fill(stake)
}

export function runningOptions({ page, t }: CustomerPage): Locator {
  return page.getByRole('list', { name: t('options.running') }).getByRole('listitem')
}

function chart({ page }: CustomerPage, pair: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${escaped(pair)} `) })
}

/** The picture with its axes, and none of what is around it. */
export function candlesOf(person: CustomerPage, pair: string): Locator {
  return chart(person, pair).getByRole('img').first()
}

/** Until candles are drawn. */
export async function drawnChart(person: CustomerPage, pair: string): Promise<Locator> {
  const panel = chart(person, pair)
  await expect.poll(() => countDrawnDots(panel)).toBeGreaterThan(DOTS_OF_A_CHART)
  return panel
}

function countDrawnDots(panel: Locator): Promise<number> {
  return panel.evaluate((element) => {
    let dots = 0
    for (const canvas of element.querySelectorAll('canvas')) {
      const { width, height } = canvas
      if (width === 0 || height === 0) continue
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
      for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) dots += 1
    }
    return dots
  })
}

/** The sheet that opens by itself when an option has settled. */
export function resultSheet({ page, t }: CustomerPage): Locator {
  return page.getByRole('dialog').filter({ hasText: t('options.resultSettlement') })
}

/** What stands beside a label, such as the strike in the result. */
export function figure(within: Locator, label: string): Locator {
  return within
    .locator('dl > div')
    .filter({ has: within.page().getByText(label, { exact: true }) })
    .locator('dd')
}
