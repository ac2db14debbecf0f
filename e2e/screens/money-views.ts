// Views of money: assets, deposits, withdrawals, what pays out, and how balances changed.

import type { CustomerPage } from '../customer-page.ts'
import { patternOf } from '../texts.ts'
import {
  addVoucher,
  amountField,
  confirmNetwork,
  depositSheet,
  submitDeposit,
} from './deposit-screen.ts'
import { press, pressed, screen, type View } from './view.ts'
import { review, TRON_ADDRESS } from './withdraw-screen.ts'

export const MONEY_VIEWS: readonly View[] = [
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
  screen('liabilities', '/pages/wallet/liabilities'),
  screen('receipts', '/pages/wallet/receipts'),
  screen('changes', '/pages/wallet/financialrecords'),
  pressed('changes-filter', '/pages/wallet/financialrecords', ({ t }) => t('orders.filters')),
  pressed('changes-export', '/pages/wallet/financialrecords', ({ t }) =>
    t('statements.exportAction'),
  ),
]

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
