// A customer's page in the office: found, its sections opened with a reason.

import type { Locator } from 'playwright-core'
import type { OfficePage } from '../office-page.ts'

export async function findCustomer({ page, goTo }: OfficePage, text: string): Promise<void> {
  await goTo('/users')
  await page.getByLabel('Search').fill(text)
  await page.getByLabel('Search').press('Enter')
}

export async function openFoundCustomer(
  person: OfficePage,
  text: string,
  nickname: string,
): Promise<void> {
  await findCustomer(person, text)
  await person.page.getByRole('link', { name: nickname }).click()
  await person.page.getByRole('heading', { name: 'Sessions' }).waitFor()
}

export async function sayWhy({ page }: Pick<OfficePage, 'page'>, reason: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Why you look' }).click()
  await page.getByRole('option', { name: reason }).click()
}

/** By the keyboard; resolves when what is in it has come. */
export async function openSection(
  { page }: Pick<OfficePage, 'page'>,
  title: string,
): Promise<Locator> {
  const section = page.getByRole('region', { name: title, exact: true }).first()
  await section.getByRole('button', { name: title, exact: true }).press('Enter')
  await section.getByText('Loading …').waitFor({ state: 'detached' })
  return section
}

/** The titles of the sections that are offered. */
export async function sectionTitles({ page }: Pick<OfficePage, 'page'>): Promise<string[]> {
  return await page.locator('main button[aria-expanded]').allInnerTexts()
}
