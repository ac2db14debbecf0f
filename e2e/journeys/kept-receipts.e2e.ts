// Receipts that the app keeps by itself: they appear without a press, check all together, and a
// later one that contradicts is said on every screen, to their owner alone.

import { execFile } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseHead } from '@fairtick/proof/head'
import { type Receipt, receiptText, type SignedReceipt } from '@fairtick/proof/receipt'
import { keyIdOf } from '@fairtick/proof/signature'
import { enterOffice, hireStaff } from '@fairtick/server/test/staff-fixture'
import { eventually } from '@fairtick/testkit/eventually'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { drawVoucher, submitDeposit } from '../customer-cases.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { patternOf } from '../texts.ts'

const FINGER_PX = 44
const COMMAND = join(import.meta.dirname, '../../apps/verify/dist-command/fairtick-verify.js')
const fixture = openFixture()

test('a trade and a deposit are kept without a press, saved in one file, and all check', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  // One that was done before the app was there.
  const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openReceipts(person)
  await expectKept(person, 1)
  // What is done meanwhile is heard of.
  const key = { idempotencyKey: crypto.randomUUID() }
  await account.client.call('closeContract', { body: { id: order.id } }, key)
  const deposit = await depositApproved(account, page)
  await expectKept(person, 2)
  await checkScreen(person, 'ja-kept')

  await untilPublished(account)
  const file = await saved(person, t('receipts.saveAll'))
  const ran = await promisify(execFile)(process.execPath, [COMMAND, '--at', server.url, file])
  expect(ran.stdout.match(/all follow/g)).toHaveLength(2)
  const receipts = (JSON.parse(await readFile(file, 'utf8')) as SignedReceipt[]).map(readText)
  expect(new Set(receipts.map(({ id }) => id))).toEqual(new Set([order.id, deposit]))
  const contract = receipts.find(({ id }) => id === order.id)
  expect(contract).toMatchObject({ order: { closes: [{ reason: 'manual' }] } })

  await page.getByRole('button', { name: t('receipts.checkAll') }).click()
  await page.getByRole('heading', { name: t('verify.title'), level: 1 }).waitFor()
  await page.getByRole('button', { name: t('verify.check'), exact: true }).click()
  const follow = page.getByText(patternOf('ja', 'verify.allFollow'))
  await expect.poll(() => follow.count()).toBe(2)

  await person.goTo(`/pages/wallet/record?kind=deposits&id=${deposit}`)
  const sheet = page.getByRole('dialog', { name: t('deposits.recordTitle') })
  await sheet.getByRole('button', { name: t('receipts.checkThis') }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  const single = JSON.parse(await readFile(await saved(person, t('orders.saveReceipt')), 'utf8'))
  expect(readText(single).id).toBe(deposit)
})

test('a later receipt that contradicts is told on every screen, to nobody else', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'th')
  const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
  const person = await fixture.customerPage({ language: 'th', theme: 'dark' })
  const { page, t } = person
  await logIn(person, account)
  await openReceipts(person)
  await expectKept(person, 1)
  await otherPrice(person)
  const key = { idempotencyKey: crypto.randomUUID() }
  await account.client.call('closeContract', { body: { id: order.id } }, key)
  const strip = page.getByText(t('shell.receiptDenied'))
  await strip.waitFor()
  await page.getByText(patternOf('th', 'receipts.denied')).waitFor()
  await checkScreen(person, 'th-denied')
  const proof = JSON.parse(await readFile(await saved(person, t('shell.recordProof')), 'utf8'))
  const [earlier, later] = (proof as SignedReceipt[]).map(readText)
  expect([earlier?.issued, later?.issued]).toEqual([earlier?.issued, later?.issued].toSorted())
  expect(priceOf(later)).toBe('1')
  expect(priceOf(earlier)).not.toBe('1')

  await person.goTo('/pages/usercenter')
  await strip.waitFor()
  await logOut(person)
  await strip.waitFor({ state: 'detached' })
  const another = await registerAccount(server, 'th')
  await logIn(person, another)
  await openReceipts(person)
  await page.getByText(t('receipts.none')).waitFor()
  expect(await strip.count()).toBe(0)
  await checkScreen(person, 'th-none')
  await person.goTo('/pages/usercenter')
  await logOut(person)
  await logIn(person, account)
  await strip.waitFor()
  await openReceipts(person)
  await page.getByText(patternOf('th', 'receipts.denied')).waitFor()
  await page.getByRole('button', { name: t('shell.close'), exact: true }).click()
  await strip.waitFor({ state: 'detached' })
})

test('the newest 5,000 are kept: the oldest go, none that was contradicted or goes on', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openReceipts(person)
  await page.getByText(t('receipts.none')).waitFor()
  await plantReceipts(page, 5_000)
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
  await page.getByText(patternOf('ja', 'receipts.dropped')).waitFor()
  await expectKept(person, '5,000')
  await page.getByText(t('receipts.tooMany')).waitFor()
  await checkScreen(person, 'ja-full')
  const all = JSON.parse(await readFile(await saved(person, t('receipts.saveAll')), 'utf8'))
  const texts = (all as SignedReceipt[]).map(({ text }) => text)
  expect(texts.slice(0, 4)).toEqual(['planted 0', 'against 0', 'planted 1', 'planted 3'])
  expect(texts).toHaveLength(5_001)
})

/** Receipts as the app keeps them: the oldest was contradicted, the next is of an open order. */
async function plantReceipts(page: Page, count: number): Promise<void> {
  await page.evaluate(async (most) => {
    const { userId } = JSON.parse(localStorage.getItem('fairtick-owner') ?? '')
    const opening = indexedDB.open('fairtick-receipts')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const transaction = opening.result.transaction('receipts', 'readwrite')
    for (let place = 0; place < most; place += 1) {
      const signedOf = (what: string) => ({ text: `${what} ${place}`, key: '', signature: '' })
      transaction.objectStore('receipts').put({
        ...{ userId, account: 'practice', id: `planted-${place}`, timeMs: place },
        stage: place === 1 ? 'trading' : '',
        ...{ signed: signedOf('planted'), against: place === 0 ? signedOf('against') : null },
      })
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opening.result.close()
  }, count)
}

/** From my page with one tap. */
async function openReceipts({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/usercenter')
  await page.getByRole('link', { name: t('account.receipts'), exact: true }).click()
  await page.getByRole('heading', { name: t('receipts.title'), level: 1 }).waitFor()
}

async function expectKept({ page, t }: CustomerPage, count: number | string): Promise<void> {
  const line = page.getByText(t('receipts.count'), { exact: true }).locator('xpath=../..')
  await expect.poll(() => line.innerText()).toMatch(new RegExp(`\\n${count}$`))
}

async function checkScreen({ page }: CustomerPage, name: string): Promise<void> {
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  await keepRequestedPicture(page, { folder: 'receipts', name, fullPage: true })
}

async function depositApproved(account: Account, drawing: Page): Promise<string> {
  const server = fixture.server()
  const admin = await enterOffice(server)
  const reviewer = await hireStaff(server, admin, { email: 'rei@house.example', role: 'reviewer' })
  const voucher = await drawVoucher(drawing, 'TRC20 · 250.00 USDT')
  const id = await submitDeposit(server, account, { amount: '250', voucher })
  await (await reviewer.enter()).act('approveDeposit', { body: { id } })
  return id
}

/** Everything so far then stands under a published head. */
async function untilPublished({ client }: Account): Promise<void> {
  const { time } = await client.call('time')
  await advanceMarket(fixture.server(), 75_000)
  await eventually('a head of after', async () => {
    const { signed } = await client.call('tapeHead')
    return signed !== null && (parseHead(signed.head)?.time ?? 0) > time
  })
}

/** From now on the house gives receipts of another opening price, signed by a key of its own. */
async function otherPrice({ page }: CustomerPage): Promise<void> {
  const pair = generateKeyPairSync('ed25519')
  const { x = '' } = pair.publicKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url').toString('hex')
  const key = { id: keyIdOf(publicKey), publicKey, since: 0 }
  const signedAnew = (signed: SignedReceipt): SignedReceipt => {
    const text = signed.text.replace(/("opening":\{"price":)"[^"]+"/, '$1"1"')
    const signature = sign(null, Buffer.from(receiptText(text)), pair.privateKey).toString('hex')
    return { text, key: key.id, signature }
  }
  await page.route(/\/api\/|fairtick-keys/, async (route) => {
    const response = await route.fetch()
    const body = JSON.parse(await response.text(), (name, value) => {
      if (name === 'keys' && Array.isArray(value)) return [...value, key]
      const isReceipt = typeof value?.text === 'string' && typeof value.signature === 'string'
      return isReceipt ? signedAnew(value) : value
    })
    await route.fulfill({ response, json: body })
  })
}

const readText = ({ text }: SignedReceipt) => JSON.parse(text) as Receipt

function priceOf(receipt: Receipt | undefined): string | undefined {
  return receipt?.order?.kind === 'contract' ? receipt.order.opening?.price : undefined
}

async function logOut({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('button', { name: t('account.logOut') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.logOut') })
    .click()
}

/** The path of what the button saves. */
async function saved({ page }: CustomerPage, name: string): Promise<string> {
  const pressed = page.getByRole('button', { name, exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), pressed])
  return await download.path()
}
