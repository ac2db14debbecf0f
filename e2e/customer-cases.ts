// What customers ask for over the API and the staff decides: deposits, withdrawals, bank changes.

import {
  bindWallet,
  FUND_PASSWORD,
  setFundPassword,
} from '@fairtick/server/test/payout-target-fixture'
import { askCode, registerAccount } from '@fairtick/server/test/registered-customer'
import type { TestServer } from '@fairtick/server/test/test-server'
import { uploadFile } from '@fairtick/server/test/upload-file'
import { MAX_PENDING_DEPOSITS } from '@fairtick/wire/deposit-rules'
import type { Page } from 'playwright-core'
import type { Account } from './customer-page.ts'

/** A minute after the one before there may be another mail of a purpose. */
const NEXT_MAIL_MS = 61_000
const WALLET = {
  ...{ currency: 'USDT', channel: 'ERC20' },
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
const BANK = {
  ...{ bankWay: 'jp', accountName: 'MINA SATO', bankName: 'Mizuho', branchName: 'Shibuya' },
  ...{ branchNumber: '210', cardNumber: '7654321' },
}

/** As phones photograph: HEIC, which this browser cannot open. */
export const PHONE_PHOTO = {
  ...{ name: 'IMG_0001.HEIC', mimeType: 'image/heic' },
  buffer: Buffer.from('\0\0\0\x20ftypheic\0\0\0\0mif1heic'),
}

/** A slip of a transfer as somebody pictures it; the same text is the same picture. */
export async function drawVoucher(page: Page, text: string): Promise<Buffer> {
  const url = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 900, height: 1200 })
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.fillStyle = '#fdfbf5'
    pen.fillRect(0, 0, 900, 1200)
    pen.fillStyle = '#1c2733'
    pen.font = '48px sans-serif'
    pen.fillText('Transfer completed', 80, 160)
    pen.font = '34px sans-serif'
    for (const [line, word] of words.split('\n').entries()) pen.fillText(word, 80, 280 + line * 70)
    pen.strokeStyle = '#7a8794'
    pen.strokeRect(50, 60, 800, 1080)
    return canvas.toDataURL('image/png')
  }, text)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

export async function submitDeposit(
  server: TestServer,
  account: Account,
  { amount, voucher }: { readonly amount: string; readonly voucher: Buffer },
): Promise<string> {
  const voucherId = await uploadFile(server, account, { purpose: 'voucher', bytes: voucher })
  const body = { id: 'usdt-trc20', amount, voucher: voucherId }
  return (await account.client.call('submitDeposit', { body })).id
}

/** Of as many USDT, one more each time, in this order; one customer has few that wait. */
export async function submitDeposits(
  server: TestServer,
  drawing: Page,
  { count, from }: { readonly count: number; readonly from: number },
): Promise<readonly Account[]> {
  const payers: Account[] = []
  for (let place = 0; place < count; place += 1) {
    if (place % MAX_PENDING_DEPOSITS === 0) payers.push(await registerAccount(server, 'en'))
    const amount = String(from + place)
    const voucher = await drawVoucher(drawing, `TRC20 · ${amount}.00 USDT`)
    await submitDeposit(server, payers.at(-1) as Account, { amount, voucher })
  }
  return payers
}

/** A fund password and a wallet, of one who reads English; for a day withdrawals wait then. */
export async function bindTarget(server: TestServer, account: Account): Promise<void> {
  await setFundPassword(server, account)
  await bindWallet(server, account, WALLET)
}

export async function submitWithdrawal(
  server: TestServer,
  account: Account,
  amount: string,
): Promise<string> {
  const otp = await askCode(server, account, 'withdraw')
  const body = { amount, password: FUND_PASSWORD, otp }
  return (await account.client.call('withdrawToWallet', { body })).id
}

/** Binds a bank account and asks for another one. */
export async function askBankChange(server: TestServer, account: Account): Promise<void> {
  const first = { ...BANK, branchOtp: await askCode(server, account, 'bank') }
  await account.client.call('bindBank', { body: first })
  const wanted = { ...BANK, bankName: 'Sumitomo', accountName: 'MINA SAITO', update: true }
  await server.advance(NEXT_MAIL_MS)
  const branchOtp = await askCode(server, account, 'bank')
  await account.client.call('bindBank', { body: { ...wanted, branchOtp } })
}

/** Twice the same name, and one invited the other: to be looked at. */
export async function inviteMyself(server: TestServer): Promise<void> {
  const own = { fullName: 'Aoi Ueda' }
  const { user } = await registerAccount(server, 'en', own)
  await registerAccount({ url: server.url, inviteCode: user.inviteCode }, 'en', own)
}
