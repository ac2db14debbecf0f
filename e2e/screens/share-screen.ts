// The card of a result: its picture, and what it gives to the device to share.

import { expect } from 'vitest'
import type { CustomerPage } from '../customer-page.ts'

export type Shared = {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly fileTypes: readonly string[]
}

/** Headless browsers share nothing: what they are asked to is kept. */
export async function keepShared({ page }: CustomerPage): Promise<void> {
  await page.evaluate(() => {
    const share = async ({ files = [], ...words }: ShareData) => {
      const fileTypes = files.map(({ type }) => type)
      document.documentElement.setAttribute('data-shared', JSON.stringify({ ...words, fileTypes }))
    }
    Object.assign(navigator, { share, canShare: () => true })
  })
}

/** Opens the card from a result, waits for its picture, shares it, and closes it again. */
export async function shareResult({ page, t }: CustomerPage): Promise<Shared> {
  await page.getByRole('button', { name: t('shareCard.share'), exact: true }).click()
  const card = page.getByRole('dialog', { name: t('shareCard.title') })
  const picture = card.locator('canvas[data-state=drawn]')
  await picture.waitFor()
  const name = (await picture.getAttribute('aria-label')) ?? ''
  // No amount, before somebody wants it.
  expect(name).toMatch(/[+−][\d.,]+%/)
  expect(name).not.toContain(' USD')
  await card.getByRole('switch', { name: t('shareCard.amounts') }).click()
  await expect.poll(() => picture.getAttribute('aria-label')).toContain(' USD')
  await card.getByRole('button', { name: t('shareCard.share'), exact: true }).click()
  const shared = () =>
    page.evaluate(() => document.documentElement.getAttribute('data-shared') ?? '')
  await expect.poll(shared).not.toBe('')
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  return JSON.parse(await shared()) as Shared
}
