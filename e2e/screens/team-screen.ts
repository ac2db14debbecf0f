// The team, the invitation, and what they bring: rewards, payroll, settlement.

import type { Locator } from 'playwright-core'
import type { Account, CustomerPage } from '../customer-page.ts'
import { openContract } from './positions-screen.ts'

/** Pays the fees of an opening and a close, over the API. */
export async function payFees(member: Account, lots: string): Promise<void> {
  const { id } = await openContract(member, { symbol: 'BTCUSDT', direction: 'long', lots })
  const key = { idempotencyKey: crypto.randomUUID() }
  await member.client.call('closeContract', { body: { id } }, key)
}

/** The link of the invitation, once its poster is drawn. */
export async function openShare({ goTo, page }: CustomerPage): Promise<string> {
  await goTo('/pages/user/share')
  await page.locator('canvas[data-state=drawn]').waitFor()
  return await page.getByText(/\/pages\/user\/register\?invite=/).innerText()
}

export async function openTeam({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/user/team')
  await page.getByRole('tab', { name: t('team.level', { level: 1 }) }).waitFor()
}

/** One member, by what is shown of them. */
export function memberRow({ page, t }: CustomerPage, nickname: string): Locator {
  const members = page.getByRole('region', { name: t('team.members') })
  return members.getByRole('listitem').filter({ hasText: nickname })
}

export async function openSettlement({ goTo, page, t }: CustomerPage): Promise<Locator> {
  await goTo('/pages/accountsettle')
  const field = page.getByLabel(t('salary.amount'), { exact: true })
  await field.waitFor()
  return field
}

export async function openTeamLevel(person: CustomerPage): Promise<void> {
  await openTeam(person)
  const { page, t } = person
  await page.getByRole('tab', { name: t('team.level', { level: 2 }) }).click()
  await page.getByText(t('team.masked')).waitFor()
}
