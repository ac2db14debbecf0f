// Views of trading: the trade screen, orders, positions and their records.

import { advanceMarket } from '../advance-market.ts'
import type { Account, CustomerPage } from '../customer-page.ts'
import { type PlainKey, patternOf } from '../texts.ts'
import { openContractPanel, openTicket } from './contract-screen.ts'
import { buyButton, drawnChart, openTrade, resultSheet, runningOptions } from './trade-screen.ts'
import { type Backstage, press, pressed, screen, type View } from './view.ts'

export const TRADE_VIEWS: readonly View[] = [
  { name: 'trade', open: (person) => openTradePage(person, 'BTCUSDT') },
  { name: 'trade-waiting', open: ({ goTo }) => goTo('/pages/trade?symbol=SOLUSDT') },
  tradeSheet('trade-pair', ({ t }) => t('options.changePair')),
  tradeSheet('trade-alert', ({ t }) => t('market.alertBell', { pair: 'BTC/USDT' })),
  tradeSheet('trade-settings', ({ t }) => t('options.settings')),
  tradeSheet('trade-chart-settings', ({ t }) => t('options.chartSettings')),
  { name: 'trade-full', open: openFullChart },
  { name: 'trade-review', open: openReview },
  ...(['options.tabTicks', 'options.tabInfo', 'options.tabMine'] as const).map(
    (tab): View => ({
      name: `trade-${tab.slice('options.tab'.length).toLowerCase()}`,
      open: openTab(tab),
    }),
  ),
  { name: 'trade-table', open: openTable },
  { name: 'trade-result', open: openResult },
  { name: 'contract-panel', open: (person) => openContractPanel(person, 'BTCUSDT') },
  { name: 'contract-ticket', open: openWholeTicket },
  { name: 'contract-settings', open: openContractSettings },
  { name: 'contract-info', open: openContractTab('options.tabInfo') },
  { name: 'contract-mine', open: openContractTab('options.tabMine') },
  screen('orders', '/pages/home/order'),
  ...(['pending', 'closed', 'cancelled'] as const).map((list) =>
    screen(`orders-${list}`, `/pages/home/order?product=contract&list=${list}`),
  ),
  screen('positions', '/pages/lever/leverList'),
  pressed('positions-close', '/pages/lever/leverList', ({ t }) =>
    t('positions.closeOf', { pair: 'BTC/USDT' }),
  ),
  pressed('positions-levels', '/pages/lever/leverList', ({ t }) =>
    t('positions.levelsOf', { pair: 'BTC/USDT' }),
  ),
  pressed('positions-close-all', '/pages/lever/leverList', ({ t }) => t('positions.closeAll')),
  screen('contract-orders', '/pages/lever/orderList'),
  pressed('contract-edit', '/pages/lever/orderList', ({ t }) =>
    t('positions.editOf', { pair: 'BTC/USDT' }),
  ),
  screen('records', '/pages/trade/traderecords'),
  pressed('records-filter', '/pages/trade/traderecords', ({ t }) => t('orders.filters')),
  pressed('records-export', '/pages/trade/traderecords', ({ t }) => t('statements.exportAction')),
  ...(['trading', 'closed', 'cancelled'] as const).map(
    (status): View => ({ name: `contract-${status}`, open: openContractDetail(status) }),
  ),
  screen('options', '/pages/home/order?product=option'),
  { name: 'options-closed', open: openClosed },
  screen('option-records', '/pages/trade/traderecords?product=option'),
  pressed('option-records-filter', '/pages/trade/traderecords?product=option', ({ t }) =>
    t('orders.filters'),
  ),
  { name: 'order-settled', open: (person, { account }) => openDetail(person, account, 'closed') },
  { name: 'order-running', open: (person, { account }) => openDetail(person, account, 'trading') },
]

function tradeSheet(name: string, label: (person: CustomerPage) => string): View {
  return {
    name,
    open: async (person) => {
      await openTradePage(person, 'BTCUSDT')
      await press(person, label(person))
    },
  }
}

async function openTradePage(person: CustomerPage, symbol: string): Promise<void> {
  await openTrade(person, symbol)
  await runningOptions(person).first().waitFor()
  await drawnChart(person, 'BTC/USDT')
}

/** With the tools and a drawing that is being changed. */
async function openFullChart(person: CustomerPage): Promise<void> {
  const { page, t } = person
  await openTradePage(person, 'BTCUSDT')
  await page.getByRole('button', { name: t('options.fullScreen') }).click()
  await page.getByRole('button', { name: t('options.drawOn') }).click()
  const tool = t('chart.fibonacci')
  await page.getByRole('button', { name: t('chart.add', { tool }) }).click()
  await page.getByRole('button', { name: `${tool} 1`, exact: true }).waitFor()
}

async function openReview(person: CustomerPage): Promise<void> {
  await openTradePage(person, 'BTCUSDT')
  await buyButton(person, 'up').click()
  await person.page.getByRole('dialog', { name: person.t('optionDetails.reviewTitle') }).waitFor()
}

async function openResult(person: CustomerPage, { account, server }: Backstage): Promise<void> {
  await openTradePage(person, 'BTCUSDT')
  await account.client.call(
    'buyOption',
    { body: { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30 } },
    { idempotencyKey: crypto.randomUUID() },
  )
  await advanceMarket(server, 45_000)
  await resultSheet(person).waitFor()
}

/** With everything that can be unfolded. At the side of a wide window it stands open. */
async function openWholeTicket(person: CustomerPage): Promise<void> {
  const { page, t } = person
  await openContractPanel(person, 'BTCUSDT')
  if (person.widthPx < 1024) await openTicket(person, 'long')
  await page.getByRole('radio', { name: t('contracts.limit') }).check()
  await page.getByRole('button', { name: t('contracts.levelsExact') }).click()
  await page.getByRole('button', { name: `${t('contracts.leverage')} ×` }).click()
  await page.getByRole('spinbutton', { name: t('contracts.stopLoss') }).waitFor()
}

async function openContractSettings(person: CustomerPage): Promise<void> {
  await openWholeTicket(person)
  const { page, t } = person
  const settings = t('contracts.settings')
  await page.getByRole('button', { name: settings }).click()
  await page.getByRole('dialog', { name: settings }).waitFor()
}

function openContractTab(tab: 'options.tabInfo' | 'options.tabMine') {
  return async (person: CustomerPage): Promise<void> => {
    await openContractPanel(person, 'BTCUSDT')
    const isTable = tab === 'options.tabMine' && person.widthPx >= 1024
    if (isTable) await person.page.getByRole('table', { name: person.t(tab) }).waitFor()
    else await openTabOf(person, tab)
  }
}

function openTab(tab: 'options.tabTicks' | 'options.tabInfo' | 'options.tabMine') {
  return async (person: CustomerPage): Promise<void> => {
    await openTradePage(person, 'BTCUSDT')
    await openTabOf(person, tab)
  }
}

/** From the top: to press it the page is scrolled, and some of it half under the head. */
async function openTabOf({ page, t }: CustomerPage, tab: PlainKey): Promise<void> {
  await page.getByRole('tab', { name: t(tab), exact: true }).click()
  await page.evaluate('scrollTo(0, 0)')
}

async function openTable(person: CustomerPage): Promise<void> {
  await openTradePage(person, 'BTCUSDT')
  await person.page.getByText(person.t('options.dataTable')).click()
  await person.page.getByRole('cell').first().waitFor()
}

async function openClosed(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/home/order?product=option')
  const name = patternOf(person.language, 'orders.tabClosed')
  await person.page.getByRole('tab', { name }).click()
}

async function openDetail(
  person: CustomerPage,
  { client }: Account,
  status: 'closed' | 'trading',
): Promise<void> {
  const { data } = await client.call('optionOrders', { query: { status } })
  const shown = data.find(({ result }) => status === 'trading' || result === 'win')
  await person.goTo(`/pages/trade/orderdetail?id=${shown?.id}`)
  await unfoldProof(person)
}

function openContractDetail(status: 'trading' | 'closed' | 'cancelled') {
  return async (person: CustomerPage, { account: { client } }: Backstage): Promise<void> => {
    const { data } = await client.call('contractOrders', { query: { status } })
    await person.goTo(`/pages/trade/orderdetail?id=${data[0]?.id}`)
    await person.page.getByRole('heading', { name: person.t('orders.course') }).waitFor()
    if (status !== 'cancelled') await unfoldProof(person)
  }
}

async function unfoldProof({ page, t }: CustomerPage): Promise<void> {
  await page.getByText(t('orders.proof'), { exact: true }).click()
  await page.getByRole('table').first().waitFor()
}
