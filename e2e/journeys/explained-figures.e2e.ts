// What a figure is made of: formula, inputs with their values, ticks that anybody can look up.

import { DAY_MS } from '@fairtick/core/time/duration'
import { eventually } from '@fairtick/testkit/eventually'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { advanceMarket, leap } from '../advance-market.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { openAssets } from '../screens/assets-screen.ts'
import { chooseLots, openContractPanel, openTicket } from '../screens/contract-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { contractCard, openContract, openPositions } from '../screens/positions-screen.ts'
import { payFees } from '../screens/team-screen.ts'
import { chooseStake, figure as figureOf, openTrade } from '../screens/trade-screen.ts'

const SYMBOL = 'BTCUSDT'
const PAIR = 'BTC/USDT'
const FINGER_PX = 44

const fixture = openFixture()

test.each(['ja', 'th'] as const)(
  'open P/L names its tick, and equity its parts, in %s',
  async (language) => {
    const server = fixture.server()
    const account = await registerAccount(server, language)
    await openContract(account, { symbol: SYMBOL, direction: 'long', lots: '2' })
    await advanceMarket(server, 30_000)
    const person = await fixture.customerPage({ language })
    const { t } = person
    await logIn(person, account)
    await openAssets(person)

    const open = await openInfo(person, t('account.explain', { name: t('account.openProfit') }))
    const newest = await account.client.call('contractTerms', { query: { symbol: SYMBOL } })
    // What it was opened with may be the tick before, where the newest is still on its way.
    await eventually('the newest tick', async () => {
      if ((await namedTick(open)) === newest.seq) return true
      await open.getByRole('button', { name: t('explain.again') }).click()
      return false
    })
    await lookUpTick(person, open)
    await checkAndClose(person, open, 'openProfit')

    const equity = await openInfo(person, t('account.explain', { name: t('account.equity') }))
    const parts = await rowsOf(equity)
    const [cash, profit, sum] = parts.map(({ value }) => Number(plain(value)))
    expect(parts.map(({ label }) => label)).toEqual([
      ...[t('explain.cash'), t('positions.openProfit'), t('explain.workedOut')],
    ])
    expect(Number(cash) + Number(profit)).toBeCloseTo(Number(sum), 6)
    await checkAndClose(person, equity, 'equity')
  },
)

test.each(['ja', 'th'] as const)(
  'a contract says what its prices, margin and fees are made of, in %s',
  async (language) => {
    const account = await registerAccount(fixture.server(), language)
    const order = await openContract(account, { symbol: SYMBOL, direction: 'long', lots: '2' })
    const person = await fixture.customerPage({ language })
    const { t } = person
    await logIn(person, account)
    await person.goTo(`/pages/trade/orderdetail?id=${order.id}`)
    for (const [figure, shown] of [
      ['openPrice', order.openPrice],
      ['margin', order.margin],
      ['openingFee', order.fee],
    ] as const) {
      const card = await openInfo(
        person,
        t('positions.explain', { name: t(`positions.${figure}`) }),
      )
      const last = (await rowsOf(card)).at(-1)
      const isFee = figure === 'openingFee'
      expect(last?.label).toBe(t(isFee ? 'explain.charged' : 'explain.workedOut'))
      expect(Number(plain(last?.value ?? ''))).toBe(Number(shown))
      if (figure === 'openPrice') await lookUpTick(person, card)
      await checkAndClose(person, card, figure)
    }
  },
)

test.each(['ja', 'th'] as const)(
  'an option says what its result is made of, and looks up both of its ticks, in %s',
  async (language) => {
    const server = fixture.server()
    const account = await registerAccount(server, language)
    const key = { idempotencyKey: crypto.randomUUID() }
    const body = { symbol: SYMBOL, direction: 'up', amount: '25', duration: 30 } as const
    const { order } = await account.client.call('buyOption', { body }, key)
    await advanceMarket(server, 60_000)
    const person = await fixture.customerPage({ language })
    const { t } = person
    await logIn(person, account)
    await person.goTo(`/pages/trade/orderdetail?id=${order.id}`)

    const card = await openInfo(person, t('positions.explain', { name: t('positions.profit') }))
    const detail = await account.client.call('orderDetail', { query: { id: order.id } })
    const rows = await rowsOf(card)
    expect(Number(plain(rows.at(-1)?.value ?? ''))).toBe(Number(detail.order.profit))
    await lookUpTick(person, card, 0)
    await checkAndClose(person, card, 'option-result')

    const name = t('positions.explain', { name: t('options.resultSettlement') })
    const settlement = await openInfo(person, name)
    await lookUpTick(person, settlement)
    await checkAndClose(person, settlement, 'option-settlement')
  },
)

test.each(['ja', 'th'] as const)(
  'the card of a position explains all of its figures at one moment, in %s',
  async (language) => {
    const server = fixture.server()
    const account = await registerAccount(server, language)
    await openContract(account, { symbol: SYMBOL, direction: 'short', lots: '3' })
    await advanceMarket(server, 30_000)
    const person = await fixture.customerPage({ language })
    const { page, t } = person
    await logIn(person, account)
    await openPositions(person)
    await page
      .getByRole('button', { name: t('explain.about', { name: PAIR }) })
      .and(contractCard(person, PAIR).getByRole('button'))
      .click()
    const sheet = page.getByRole('dialog')
    const open = await unfold(sheet, t('positions.openProfit'))
    const before = (await rowsOf(open)).at(-1)
    const taken = await sheet
      .getByText(/\d\d:\d\d:\d\d/)
      .first()
      .innerText()

    // Prices go on: what is read stands still until somebody asks for newer values.
    // By what it is, not by its role: behind a sheet a card has none.
    const cardProfit = page.locator('li').filter({ hasText: PAIR }).first()
    const shownBefore = await cardProfit.innerText()
    await eventually('another price', async () => {
      await advanceMarket(server, 15_000)
      return (await cardProfit.innerText()) !== shownBefore
    })
    expect((await rowsOf(open)).at(-1)).toEqual(before)
    expect(await sheet.getByText(taken).count()).toBe(1)
    // A price may have come back to what it was.
    await eventually('newer values', async () => {
      await advanceMarket(server, 15_000)
      await sheet.getByRole('button', { name: t('explain.again') }).click()
      return (await rowsOf(open)).at(-1)?.value !== before?.value
    })

    const exit = await unfold(sheet, t('positions.exitPrice'))
    await lookUpTick(person, exit)
    await checkAndClose(person, sheet, 'position')

    await page
      .getByRole('button', { name: t('explain.about', { name: t('positions.openTitle') }) })
      .click()
    const all = page.getByRole('dialog')
    const used = await rowsOf(await unfold(all, t('positions.usedMargin')))
    expect(used.map(({ label }) => label)).toEqual([
      ...[`${PAIR} · ${t('positions.margin')}`, t('explain.workedOut')],
    ])
    await checkAndClose(person, all, 'account')
  },
)

test.each(['ja', 'th'] as const)(
  'tickets say what their figures are made of, in %s',
  async (language) => {
    const account = await registerAccount(fixture.server(), language)
    const person = await fixture.customerPage({ language })
    const { page, t } = person
    await logIn(person, account)
    await openTrade(person, SYMBOL)
    await chooseStake(person, '25')
    await keepRequestedPicture(page, { folder: 'explained', name: `option-ticket-${language}` })
    await page.getByRole('button', { name: t('orderTicket.explain') }).click()
    const option = page.getByRole('dialog')
    const gain = await rowsOf(await unfold(option, t('options.ifRight')))
    const [stake, rate, won] = gain.map(({ value }) => Number(plain(value)))
    expect(Number(won)).toBeCloseTo((Number(stake) * Number(rate)) / 100, 6)
    await checkAndClose(person, option, 'option-sheet')

    await openContractPanel(person, SYMBOL)
    const sheet = await openTicket(person, 'long')
    await chooseLots(person, '2')
    await sheet.getByRole('button', { name: t('contracts.ticketDetails') }).click()
    const margin = await figureOf(sheet, t('contracts.margin')).first().innerText()
    const name = t('contracts.about', { figure: t('contracts.margin') })
    const card = await openInfo(person, name)
    const rows = await rowsOf(card)
    expect(Number(plain(rows.at(-1)?.value ?? '')).toFixed(2)).toBe(plain(margin))
    await checkAndClose(person, card, 'contract-ticket')
  },
)

test.each(['ja', 'th'] as const)(
  'a day of rewards names fees and part, and salary what came and went, in %s',
  async (language) => {
    const server = fixture.server()
    const inviter = await registerAccount(server, language)
    await payFees(
      await registerAccount({ url: server.url, inviteCode: inviter.user.inviteCode }),
      '37',
    )
    await leap(server, DAY_MS, [SYMBOL])
    const read = () => inviter.client.call('payrollRecords', { body: {} })
    await eventually('a payroll', async () => (await read()).data.length === 1)
    const paid = Number((await read()).salary?.payroll)
    const settled = { body: { amount: '0.01' } }
    await inviter.client.call('settleSalary', settled, { idempotencyKey: crypto.randomUUID() })
    const person = await fixture.customerPage({ language })
    const { page, t } = person
    await logIn(person, inviter)
    await person.goTo('/pages/user/inviterecords')
    await page.getByRole('listitem').getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    const level = await rowsOf(await unfold(sheet, t('team.level', { level: 1 })))
    const [fees, rate, ...more] = level.map(({ value }) => Number(plain(value)))
    const off = more.length === 2 ? Number(more[0]) : 0
    expect((Number(fees) * Number(rate)) / 100 + off).toBeCloseTo(Number(more.at(-1)), 6)
    expect(more.at(-1)).toBe(paid)
    await checkAndClose(person, sheet, 'rewards')

    await person.goTo('/pages/wallet/payrollrecords')
    const salary = await openInfo(person, t('account.explain', { name: t('account.salary') }))
    const parts = (await rowsOf(salary)).map(({ value }) => Number(plain(value)))
    const [payroll, shares, moved, withdrawn, left] = parts
    expect([payroll, shares, moved, withdrawn]).toEqual([paid, 0, 0.01, 0])
    const summary = await inviter.client.call('accountSummary')
    expect(left).toBe(Number(summary.salary))
    await checkAndClose(person, salary, 'salary')
  },
)

/** The number of the first one. */
async function namedTick(explanation: Locator): Promise<number> {
  const [tick] = await rowsOf(explanation)
  const [, told = ''] = tick?.label.split(/[:：]/) ?? []
  return Number(/[\d,]+/.exec(told)?.[0].replaceAll(',', ''))
}

/** What stands behind the ⓘ of this name. */
async function openInfo({ page }: CustomerPage, label: string): Promise<Locator> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const card = page.getByRole('dialog', { name: label, exact: true })
  await card.locator('dd').first().waitFor()
  return card
}

/** One figure of a sheet. */
async function unfold(sheet: Locator, name: string): Promise<Locator> {
  const heading = sheet.locator('summary').filter({ hasText: name }).first()
  const figure = heading.locator('..')
  await heading.click()
  await figure.locator('dd').first().waitFor()
  return figure
}

/** The public record of a tick, beside it: it says the same as the explanation. */
async function lookUpTick({ t }: CustomerPage, explanation: Locator, place = 0): Promise<void> {
  const tick = explanation.locator('dt button').nth(place)
  await tick.click()
  await explanation.getByText(t('explain.tickRecorded')).waitFor()
  expect(await explanation.getByRole('row').count()).toBeGreaterThan(1)
  await explanation.getByText(t('explain.tickUsed'), { exact: true }).waitFor()
}

async function checkAndClose(person: CustomerPage, card: Locator, picture: string): Promise<void> {
  const { page, language } = person
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  await keepRequestedPicture(page, { folder: 'explained', name: `${picture}-${language}` })
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
}

async function rowsOf(card: Locator) {
  const rows = await card.locator('dl > div').all()
  return await Promise.all(
    rows.map(async (row) => ({
      label: await row.locator('dt').innerText(),
      value: await row.locator('dd').first().innerText(),
    })),
  )
}

function plain(shown: string): string {
  return shown.replace(/[^\d.−]/g, '').replace('−', '-')
}
