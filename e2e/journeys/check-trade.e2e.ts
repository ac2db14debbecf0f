// A trade checked from outside: from the order to the page that recomputes it, in the browser, with
// no request to anybody but the record.

import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseHead } from '@fairtick/proof/head'
import { eventually } from '@fairtick/testkit/eventually'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
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
  await untilPublished(account)
  const person = await fixture.customerPage()
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

test('a record is checked without a receipt, and one that is none is not passed over', async () => {
  const person = await fixture.customerPage()
  const { page, t } = person
  await page.goto(`${fixture.server().url}/verify/`)
  await check(person)
  await page.getByText(t('verify.noReceipt')).waitFor()
  const record = await saved(person, t('verify.saveRecord'))
  const whole = page.getByText(patternOf('ja', 'verify.recordWhole'))
  await whole.waitFor()
  await page.getByLabel(t('verify.record')).setInputFiles(await flipped(record))
  await check(person)
  await page.getByText(/block \d|block of/).waitFor()
  expect(await whole.count()).toBe(0)
  await person.context.setOffline(true)
  await page.getByLabel(t('verify.record')).setInputFiles(record)
  await check(person)
  await whole.waitFor()
  const cut = { name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from('{"heads":') }
  await page.getByLabel(t('verify.record')).setInputFiles(cut)
  await check(person)
  await page.getByText(t('verify.noRecord')).waitFor()
})

test('the command says the same, and names what differs', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const key = { idempotencyKey: crypto.randomUUID() }
  const body = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 30 } as const
  const { order } = await account.client.call('buyOption', { body }, key)
  await advanceMarket(server, 45_000)
  await untilPublished(account)
  const signed = await account.client.call('receipt', { query: { id: order.id } })
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-receipts-'))
  const [receipt, lie, record] = ['receipt', 'lie', 'record'].map((name) =>
    join(folder, `${name}.json`),
  ) as [string, string, string]
  writeFileSync(receipt, JSON.stringify(signed))
  writeFileSync(lie, JSON.stringify({ ...signed, text: signed.text.replace('25', '26') }))
  const online = await command('--at', server.url, '--save', record, receipt)
  expect(online).toMatchObject({ status: 0, text: expect.stringContaining('all follow') })
  const offline = await command('--record', record, receipt)
  expect(offline).toMatchObject({ status: 0, text: expect.stringContaining('all follow') })
  const lied = await command('--record', record, receipt, lie)
  expect(lied).toMatchObject({ status: 1, text: expect.stringContaining('signature of receipt') })
  const broken = await command('--record', await flipped(record), receipt)
  expect(broken).toMatchObject({ status: 1, text: expect.stringMatching(/block \d|block of/) })
})

/** Everything so far then stands under a published head. */
async function untilPublished({ client }: Account): Promise<void> {
  const { time } = await client.call('time')
  await advanceMarket(fixture.server(), 75_000)
  await eventually('a head of after', async () => {
    const { signed } = await client.call('tapeHead')
    return signed !== null && (parseHead(signed.head)?.time ?? 0) > time
  })
}

const COMMAND = join(import.meta.dirname, '../../apps/verify/dist-command/fairtick-verify.js')

/** As it is built, by Node alone. */
async function command(...given: readonly string[]) {
  const ran = promisify(execFile)(process.execPath, [COMMAND, ...given])
  return await ran.then(
    ({ stdout }) => ({ status: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ status: code as number, text: `${stdout}${stderr}` }),
  )
}

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
