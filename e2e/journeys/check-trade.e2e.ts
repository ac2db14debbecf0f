// A trade checked from outside: from the order to the page that recomputes it, in the browser, with
// no request to anybody but the record.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { patternOf } from '../texts.ts'

const fixture = openFixture()
const LEAST_TARGET_PX = 44

test('an order is checked, saved, and checked again without a network', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
  await advanceMarket(server, 30_000)
  const key = { idempotencyKey: crypto.randomUUID() }
  await account.client.call('closeContract', { body: { id: order.id } }, key)
  // Everything so far then stands under a published head.
  await advanceMarket(server, 75_000)
  const person = await fixture.customerPage({ keeps: false })
  const { page, t } = person
  await logIn(person, account)
  await person.goTo(`/pages/trade/orderdetail?id=${order.id}`)
  const receipt = await saved(person, t('orders.saveReceipt'))

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: t('orders.checkTrade') }).click()
  await page.getByRole('heading', { name: t('verify.title'), level: 1 }).waitFor()
  await check(person)
  await expectAllFollow(person)
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
  expect(asked.filter((url) => url.includes('signature'))).toEqual([])
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(await findSmallTargets(page, LEAST_TARGET_PX)).toEqual([])

  const record = await saved(person, t('verify.saveRecord'))
  await person.context.setOffline(true)
  await page.getByLabel(t('verify.receipts')).setInputFiles(receipt)
  await page.getByLabel(t('verify.record')).setInputFiles(record)
  await check(person)
  await expectAllFollow(person)

  await page.getByLabel(t('verify.record')).setInputFiles(await flipped(record))
  await check(person)
  await page.getByText(/block \d|block of/).waitFor()
})

async function check({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('button', { name: t('verify.check'), exact: true }).click()
}

async function expectAllFollow({ page, language }: CustomerPage): Promise<void> {
  await page.getByText(patternOf(language, 'verify.allFollow')).waitFor()
}

/** The path of what the button saves. */
async function saved({ page }: CustomerPage, name: string): Promise<string> {
  const pressed = page.getByRole('button', { name, exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), pressed])
  return await download.path()
}

/** The same record with one price another. */
async function flipped(path: string): Promise<string> {
  const record = JSON.parse(await readFile(path, 'utf8'))
  const block = record.blocks.find(({ payload }: { payload: string }) => payload.includes('tick'))
  block.payload = block.payload.replace(/\["tick",(\d+)/, '["tick",1$1')
  const forged = join(mkdtempSync(join(tmpdir(), 'fairtick-record-')), 'record.json')
  writeFileSync(forged, JSON.stringify(record))
  return forged
}
