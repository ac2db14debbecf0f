// Views of copy trading, with two who lead: one of them is copied.

import type { CustomerPage } from '../customer-page.ts'
import { openCopySheet } from './copying-screen.ts'
import { pressed, screen, type View } from './view.ts'

export const COPYING_VIEWS: readonly View[] = [
  screen('copying', '/pages/signalchannel'),
  { name: 'copying-leader', open: (person) => openLeader(person, 'Kaede') },
  { name: 'copying-sheet', open: async (person) => void (await openSheet(person)) },
  { name: 'copying-dry-run', open: openDryRun },
  screen('copying-signals', '/pages/signalchannel?tab=signals'),
  screen('copying-mine', '/pages/signalchannel?tab=mine'),
  pressed('copying-end', '/pages/signalchannel?tab=mine', ({ t }) => t('copying.end')),
  screen('copying-records', '/pages/signalchannel/records'),
  screen('copying-skips', '/pages/signalchannel/records?kind=skipped'),
  screen('copying-lead', '/pages/signalchannel/lead'),
]

async function openLeader({ goTo, page, t }: CustomerPage, name: string): Promise<void> {
  await goTo('/pages/signalchannel')
  await page.getByRole('link', { name: t('leaders.detailsOf', { name }) }).click()
  await page.getByRole('heading', { name: t('leaders.terms') }).waitFor()
}

async function openSheet(person: CustomerPage) {
  return await openCopySheet(person, 'Minato 11')
}

async function openDryRun(person: CustomerPage): Promise<void> {
  const { t } = person
  const sheet = await openSheet(person)
  await sheet.getByRole('textbox', { name: t('copying.allocation'), exact: true }).fill('1000')
  await sheet.getByRole('button', { name: t('copying.dryRun', { days: 30 }) }).click()
  await sheet.getByText(t('copying.dryRunRests')).waitFor()
}
