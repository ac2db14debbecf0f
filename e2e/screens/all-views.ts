// Every screen of the app, and every sheet and dialog on it, by the way a person gets there.

import type { TestServer } from '@fairtick/server/test/test-server'
import { advanceMarket, leap } from '../advance-market.ts'
import type { Account, CustomerPage } from '../customer-page.ts'
import { patternOf } from '../texts.ts'
import { writeInChat } from './chat-screen.ts'
import { openContractPanel, openTicket } from './contract-screen.ts'
import {
  addVoucher,
  amountField,
  confirmNetwork,
  depositSheet,
  submitDeposit,
} from './deposit-screen.ts'
import { openIdentityDocument } from './identity-screen.ts'
import { openAvatarSheet, openCrop } from './profile-screen.ts'
import { openSettlement, openShare, openTeamLevel } from './team-screen.ts'
import { buyButton, drawnChart, openTrade, resultSheet, runningOptions } from './trade-screen.ts'
import { review, TRON_ADDRESS } from './withdraw-screen.ts'

export type View = {
  readonly name: string
  /** Of a screen that its address alone opens. */
  readonly path?: string
  readonly open: (person: CustomerPage, backstage: Backstage) => Promise<void>
}

/** What a view may need besides the screen: whose account it is, and the server's clock. */
export type Backstage = { readonly account: Account; readonly server: TestServer }

/** Before anybody has logged in. */
export const DOOR_VIEWS: readonly View[] = [
  screen('login', '/pages/login'),
  ...(['register', 'findpassword', 'recover', 'recoverstop', 'kefu'] as const).map((name) =>
    screen(name, `/pages/user/${name}`),
  ),
  screen('language', '/pages/language'),
  screen('chat-visitor', '/pages/user/kefu/chat'),
  { name: 'chat-visitor-written', open: writeInChat },
  pressed('login-country-code', '/pages/login', ({ t }) => t('session.countryCode')),
]

export const VIEWS: readonly View[] = [
  { name: 'home-notice', open: openNotice },
  screen('home', '/'),
  screen('market', '/pages/home/market'),
  screen('search', '/pages/currency/search'),
  { name: 'trade', open: (person) => openTradePage(person, 'BTCUSDT') },
  { name: 'trade-waiting', open: ({ goTo }) => goTo('/pages/trade?symbol=SOLUSDT') },
  tradeSheet('trade-pair', ({ t }) => t('options.changePair')),
  tradeSheet('trade-alert', ({ t }) => t('market.alertBell', { pair: 'BTC/USDT' })),
  tradeSheet('trade-settings', ({ t }) => t('options.settings')),
  tradeSheet('trade-chart-settings', ({ t }) => t('options.chartSettings')),
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
  screen('assets', '/pages/home/assets'),
  pressed('assets-reset', '/pages/home/assets', ({ t }) => t('account.reset')),
  screen('wallet', '/pages/wallet'),
  screen('deposit-methods', '/pages/recharge/select'),
  { name: 'deposit-network', open: ({ goTo }) => goTo(`/pages/recharge?id=${COINS}`) },
  { name: 'deposit-address', open: openDepositAddress },
  screen('deposit-bank', '/pages/recharge?id=jpy-bank'),
  { name: 'deposit-proof', open: openDepositProof },
  { name: 'deposit-voucher', open: openDepositVoucher },
  { name: 'deposit-record', open: openDepositRecord },
  { name: 'deposit-cancel', open: openDepositCancel },
  screen('cash-records', '/pages/wallet/record'),
  pressed('cash-records-filter', '/pages/wallet/record', ({ t }) => t('orders.filters')),
  screen('withdraw', '/pages/withdraw'),
  screen('withdraw-bank', '/pages/withdraw?method=bank'),
  screen('withdraw-salary', '/pages/withdraw?from=salary'),
  pressed('withdraw-wallets', '/pages/withdraw', () => 'USDT · TRC20'),
  { name: 'withdraw-review', open: openWithdrawReview },
  { name: 'withdraw-record', open: openWaitingWithdrawal },
  screen('bank', '/pages/setting/bank'),
  { name: 'bank-change', open: openBankChange },
  screen('wallets', '/pages/setting/addwallet'),
  { name: 'wallet-add', open: openNewWallet },
  { name: 'wallet-confirm', open: openWalletConfirm },
  pressed('wallet-remove', '/pages/setting/addwallet', ({ t }) =>
    t('payout.removeOf', { name: 'USDT · TRC20 TWdbcd…toVp4a' }),
  ),
  screen('fund-password', '/pages/user/setPayPassword'),
  screen('fund-password-reset', '/pages/user/setPayPassword?way=reset'),
  screen('changes', '/pages/wallet/financialrecords'),
  pressed('changes-filter', '/pages/wallet/financialrecords', ({ t }) => t('orders.filters')),
  pressed('changes-export', '/pages/wallet/financialrecords', ({ t }) =>
    t('statements.exportAction'),
  ),
  { name: 'settle', open: async (person) => void (await openSettlement(person)) },
  screen('payroll', '/pages/wallet/payrollrecords'),
  pressed('payroll-course', '/pages/wallet/payrollrecords', ({ t }) => t('salary.rewardsOf')),
  screen('team', '/pages/user/team'),
  { name: 'team-level-2', open: openTeamLevel },
  { name: 'share', open: async (person) => void (await openShare(person)) },
  screen('rewards', '/pages/user/inviterecords'),
  screen('vip', '/pages/user/vip'),
  screen('copying', '/pages/signalchannel'),
  screen('copying-mine', '/pages/signalchannel?tab=mine'),
  screen('copying-records', '/pages/signalchannel/records?kind=skipped'),
  screen('copying-lead', '/pages/signalchannel/lead'),
  screen('messages', '/pages/home/msgs'),
  screen('message-center', '/pages/message/center'),
  screen('announcements', '/pages/message/center?tab=announcements'),
  screen('announcement-missing', '/pages/message/detail?kind=announcement&id=nothing'),
  screen('notices', '/pages/message/notifyrecords'),
  screen('notices-of-kind', '/pages/message/notifyrecords?kind=withdrawal'),
  screen('chat', '/pages/user/kefu/chat'),
  screen('find', '/pages/find'),
  screen('app-download', '/pages/appdownload'),
  { name: 'message', open: openMessage },
  screen('me', '/pages/usercenter'),
  screen('profile', '/pages/userinfo'),
  { name: 'profile-picture', open: openAvatarSheet },
  { name: 'profile-crop', open: openCrop },
  screen('settings', '/pages/setting/secure'),
  pressed('settings-revoke', '/pages/setting/secure', ({ t }) => t('settings.revokeOthers')),
  screen('identity', '/pages/user/auth'),
  { name: 'identity-document', open: openIdentityDocument },
  screen('limits', '/pages/setting/limits'),
  screen('notifications', '/pages/setting/notify'),
  pressed('limits-loss', '/pages/setting/limits', ({ t }) => t('limits.dailyLoss')),
  pressed('limits-break', '/pages/setting/limits', ({ t }) => t('limits.begin')),
  screen('two-step', '/pages/setting/factor'),
  pressed('two-step-app', '/pages/setting/factor', ({ t }) => t('security.setUpApp')),
  screen('password', '/pages/user/accountsecurity'),
  screen('email-change', '/pages/user/accountsecurity?change=email'),
  { name: 'phone-change', open: openPhoneProof },
  screen('about', '/pages/user/aboutus'),
  pressed('about-agreement', '/pages/user/aboutus', ({ t }) => t('session.readAgreement')),
  screen('missing', '/pages/nowhere'),
  screen('order-missing', '/pages/trade/orderdetail?id=nothing'),
]

function screen(name: string, path: string): View {
  return { name, path, open: ({ goTo }) => goTo(path) }
}

/** A screen after a button on it was pressed. */
function pressed(name: string, path: string, label: (person: CustomerPage) => string): View {
  return {
    name,
    open: async (person) => {
      await person.goTo(path)
      await press(person, label(person))
    },
  }
}

function tradeSheet(name: string, label: (person: CustomerPage) => string): View {
  return {
    name,
    open: async (person) => {
      await openTradePage(person, 'BTCUSDT')
      await press(person, label(person))
    },
  }
}

async function press({ page }: CustomerPage, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

async function openTradePage(person: CustomerPage, symbol: string): Promise<void> {
  await openTrade(person, symbol)
  await runningOptions(person).first().waitFor()
  await drawnChart(person, 'BTC/USDT')
}

async function openReview(person: CustomerPage): Promise<void> {
  await openTradePage(person, 'BTCUSDT')
  await buyButton(person, 'up').click()
  await person.page.getByRole('dialog', { name: person.t('optionDetails.reviewTitle') }).waitFor()
}

/**
 * As on the first visit of a day; the app asks for a moment before it shows it.
 * What it keeps is altered where it does not run: an open app would write its own state back.
 */
async function openNotice(person: CustomerPage): Promise<void> {
  const { page, goTo, t } = person
  await page.goto(new URL('/icon.svg', page.url()).href)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fairtick') ?? '{}')
    delete kept.state?.seenPopup
    localStorage.setItem('fairtick', JSON.stringify(kept))
  })
  await goTo('/')
  await page.getByRole('dialog', { name: t('notices.popupReplayTitle') }).waitFor()
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
  await page.getByRole('button', { name: t('contracts.levels') }).click()
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
    await person.page.getByRole('tab', { name: person.t(tab), exact: true }).click()
  }
}

function openTab(tab: 'options.tabTicks' | 'options.tabInfo' | 'options.tabMine') {
  return async (person: CustomerPage): Promise<void> => {
    await openTradePage(person, 'BTCUSDT')
    await person.page.getByRole('tab', { name: person.t(tab), exact: true }).click()
  }
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
  await person.page.getByRole('table').first().waitFor()
}

function openContractDetail(status: 'trading' | 'closed' | 'cancelled') {
  return async (person: CustomerPage, { account: { client } }: Backstage): Promise<void> => {
    const { data } = await client.call('contractOrders', { query: { status } })
    await person.goTo(`/pages/trade/orderdetail?id=${data[0]?.id}`)
    await person.page.getByRole('heading', { name: person.t('orders.course') }).waitFor()
  }
}

/** Behind the code that was sent: one a minute may be asked for. */
async function openPhoneProof(
  { goTo, page, t }: CustomerPage,
  { server }: Backstage,
): Promise<void> {
  await leap(server, 61_000, ['BTCUSDT'])
  await goTo('/pages/user/accountsecurity?change=phone')
  await page.getByLabel(t('session.phone'), { exact: true }).fill('09012345678')
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByLabel(t('settings.oldPassword'), { exact: true }).waitFor()
}

async function openMessage(
  person: CustomerPage,
  { account: { client } }: Backstage,
): Promise<void> {
  const { data } = await client.call('messages', { query: {} })
  await person.goTo(`/pages/message/detail?id=${data[1]?.id}`)
  await person.page.getByRole('link', { name: person.t('messages.older') }).waitFor()
}

const COINS = 'usdt-erc20'

async function openDepositAddress(person: CustomerPage): Promise<void> {
  await person.goTo(`/pages/recharge?id=${COINS}`)
  await confirmNetwork(person, { currency: 'USDT', network: 'Ethereum (ERC20)' })
}

/** As after a press on the button with an amount alone. */
async function openDepositProof(person: CustomerPage): Promise<void> {
  const { page, t } = person
  await person.goTo(`/pages/recharge?id=${COINS}&step=proof`)
  await amountField(person).fill('5')
  await page.getByRole('button', { name: t('deposits.submit'), exact: true }).click()
  await page.getByText(t('deposits.amountBelow', { min: '20', currency: 'USDT' })).waitFor()
}

async function openDepositVoucher(person: CustomerPage): Promise<void> {
  await person.goTo(`/pages/recharge?id=${COINS}&step=proof`)
  await amountField(person).fill('250')
  await addVoucher(person)
  await press(person, person.t('deposits.voucherLook'))
}

/** One more each time: it stays under review. */
async function openDepositRecord(person: CustomerPage): Promise<void> {
  await person.goTo(`/pages/recharge?id=${COINS}&step=proof`)
  await submitDeposit(person, '250', '250 USDT')
}

async function openDepositCancel(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/wallet/record')
  await person.page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  const cancel = person.t('deposits.cancel')
  await depositSheet(person).getByRole('button', { name: cancel }).click()
  await person.page.getByRole('alertdialog').waitFor()
}

async function openWithdrawReview(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/withdraw')
  await review(person, '100')
}

async function openWaitingWithdrawal(person: CustomerPage): Promise<void> {
  const { page, language } = person
  await person.goTo('/pages/withdraw')
  await page.getByRole('button', { name: patternOf(language, 'withdraw.place') }).click()
  await page.getByRole('dialog', { name: person.t('withdraw.recordTitle') }).waitFor()
}

async function openBankChange({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/setting/bank')
  await page.getByRole('button', { name: t('payout.askChange') }).click()
  await page.getByRole('button', { name: t('session.next') }).click()
  await page.getByLabel(t('payout.bankName'), { exact: true }).waitFor()
}

async function openNewWallet({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/setting/addwallet')
  await page.getByRole('button', { name: t('payout.addWallet') }).click()
  await page.getByLabel(t('payout.address'), { exact: true }).waitFor()
}

async function openWalletConfirm(person: CustomerPage): Promise<void> {
  const { page, t } = person
  await openNewWallet(person)
  await page.getByLabel(t('payout.address'), { exact: true }).fill(TRON_ADDRESS)
  await page.getByRole('button', { name: t('session.next') }).click()
  await page.getByLabel(t('payout.lastSix'), { exact: true }).waitFor()
}
