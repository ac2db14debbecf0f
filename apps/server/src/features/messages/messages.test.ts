// System messages: once a cause, in the language of who reads, escaped, and nobody else's.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { DEPOSIT_FAILURES } from '@fairtick/wire/calls/deposits'
import { WITHDRAWAL_FAILURES } from '@fairtick/wire/calls/withdrawals'
import type { CustomerContext } from '@fairtick/wire/handler'
import { LANGUAGES } from '@fairtick/wire/languages'
import type {
  DepositRecord,
  WireContract,
  WireOption,
  WithdrawalRecord,
} from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '../../platform/database.ts'
import {
  contractClosedMessage,
  marginCallMessage,
  marketChangedMessage,
  optionMessage,
  orderCancelledMessage,
  orderFilledMessage,
  overnightMessage,
  payrollMessage,
  practiceResetMessage,
  welcomeMessage,
} from './account-messages.ts'
import { addMessages } from './add-messages.ts'
import { depositMessage, withdrawalMessage } from './money-messages.ts'
import { messageRoutes } from './routes.ts'
import { countUnread, type NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
let database: TestDatabase
let calls: ReturnType<typeof messageRoutes>
const NO_ANNOUNCEMENTS = { markRead: async () => {}, countUnread: async () => 0 }
beforeAll(async () => {
  database = await openTestDatabase()
  calls = messageRoutes({ database, nowMs: () => NOW_MS, announcements: NO_ANNOUNCEMENTS })
})
afterAll(() => database.close())

const OPTION: WireOption = {
  id: 'option1',
  symbol: 'BTCUSDT',
  direction: 'up',
  amount: '1250',
  duration: 300,
  payoutRate: '0.8',
  strike: '64000.10',
  strikeSeq: 41,
  orderTime: NOW_MS - 300_000,
  expiryTime: NOW_MS,
  status: 'closed',
  settlePrice: '64000.20',
  settleSeq: 99,
  closeTime: NOW_MS,
  result: 'win',
  profit: '1000',
  outage: null,
}

const CONTRACT: WireContract = {
  id: 'contract1',
  symbol: 'BTCUSDT',
  direction: 'short',
  orderType: 'limit',
  lots: '0.3',
  lotsOpen: '0.3',
  leverage: 20,
  constants: {
    spread: '2.5',
    feeRate: '0.0005',
    overnightRate: { long: '0.0003', short: '0.0001' },
    minLots: '0.1',
  },
  delegatedPrice: '64000',
  marketPrice: null,
  openPrice: '64001.25',
  openSeq: 41,
  closePrice: null,
  closeSeq: null,
  closes: [],
  margin: '9.600188',
  fee: '0.096002',
  overnightFee: '0',
  takeProfit: '63000',
  stopLoss: '65000',
  profit: '0',
  profitRatio: null,
  liquidationPrice: null,
  riskRate: null,
  status: 'trading',
  closeReason: null,
  orderTime: NOW_MS,
  openTime: NOW_MS,
  closeTime: null,
  copiedFrom: null,
}

const CLOSE = {
  lots: '0.3',
  price: '65001.25',
  seq: 99,
  time: NOW_MS,
  profit: '-3',
  fee: '0.0975',
} as const

const closedBy = (reason: WireContract['closes'][number]['reason']): WireContract => ({
  ...CONTRACT,
  status: 'closed',
  closes: [{ ...CLOSE, reason }],
  ...{ profit: '-3', fee: '0.193502', overnightFee: '0.25' },
  closeReason: reason,
})
const ACCOUNT = { pair: 'BTC/USDT', stopOut: '0.5' }

const as = (userId: string, language: CustomerContext['language'] = 'en'): CustomerContext => ({
  language,
  address: '192.0.2.7',
  device: '',
  key: undefined,
  caller: { userId, sessionId: 's' },
})

const of = (userId: string) => ({ userId, accountKind: 'practice' }) as const
const U = of('u')

const add = async (message: NewMessage) => {
  const [event] = await database.transaction((tx) => addMessages(tx, [message], NOW_MS))
  return event
}
const content = (id: string, context: CustomerContext) =>
  calls.messageContent({ query: { id }, body: {} }, context)

describe('adding', () => {
  test('happens once a cause, and only then there is something to tell', async () => {
    const first = await add(welcomeMessage(of('u1'), '10000'))
    expect(first).toMatchObject({ userId: 'u1', body: { event: 'message', unread: 1 } })
    expect(await add(welcomeMessage(of('u1'), '10000'))).toBeUndefined()
    const second = await add(optionMessage(of('u1'), OPTION, 'BTC/USDT'))
    expect(second).toMatchObject({ body: { unread: 2 } })
  })

  test('is undone with its transaction', async () => {
    const failing = database.transaction(async (tx) => {
      await addMessages(tx, [practiceResetMessage(of('u1'), 'r1', '10000')], NOW_MS)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await countUnread(database, 'u1')).toBe(2)
  })

  test('many at once are told in their order, with as many questions as for one', async () => {
    const countAsked = async (messages: readonly NewMessage[]) => {
      let asked = 0
      const events = await database.transaction((tx) => {
        const query: Queryable['query'] = (sql, parameters) => {
          asked += 1
          return tx.query(sql, parameters)
        }
        return addMessages({ query }, messages, NOW_MS)
      })
      return { events, asked }
    }
    const reset = (userId: string, id: string) => practiceResetMessage(of(userId), id, '10000')
    const one = await countAsked([reset('u7', 'one')])
    const ids = Array.from({ length: 20 }, (_, place) => `many${place}`)
    const many = ids.flatMap((id) => [reset('u7', id), reset('u8', `other-${id}`)])
    const { events, asked } = await countAsked([reset('u7', 'one'), ...many, ...many])
    expect(asked).toBe(one.asked)
    expect(events.map(({ userId }) => userId)).toEqual(many.map(({ userId }) => userId))
    expect(events.map(({ body }) => 'unread' in body && body.unread)).toEqual(
      many.map(({ userId }) => (userId === 'u7' ? 21 : 20)),
    )
    const stored = await database.query<{ cause: string }>(
      `SELECT cause FROM message WHERE user_id IN ('u7', 'u8') ORDER BY number`,
    )
    expect(stored.slice(1).map(({ cause }) => cause)).toEqual(many.map(({ cause }) => cause))
  })

  test('an option that still runs has no result to tell of', () => {
    expect(() => optionMessage(of('u1'), { ...OPTION, result: null }, 'BTC/USDT')).toThrow()
  })
})

describe('reading', () => {
  test('newest first, by page, in the language asked', async () => {
    const query = { page: 1, size: 1 }
    const page = await calls.messages({ query, body: {} }, as('u1', 'ja'))
    expect(page).toMatchObject({ page: 1, size: 1, total: 2 })
    expect('data' in page && page.data[0]).toMatchObject({
      title: 'BTC/USDT HIGH（上）：的中 +1,000.00 USD',
      read: false,
      time: NOW_MS,
    })
  })

  test('the whole of one, with its neighbours and what it is about', async () => {
    const list = await calls.messages({ query: {}, body: {} }, as('u1'))
    const [newest, oldest] = 'data' in list ? list.data : []
    const answer = await content(newest?.id ?? '', as('u1'))
    expect(answer).toMatchObject({
      about: { kind: 'option', id: 'option1' },
      previousId: oldest?.id,
      nextId: null,
    })
    expect('html' in answer && answer.html).toContain('<b>1,000.00 USD</b>')
    expect('html' in answer && answer.html).toContain('Strike 64,000.10 (tick 41)<br>')
    expect('html' in answer && answer.html).toContain('5 min')
  })

  test('somebody else’s message is not there (REL-55)', async () => {
    const list = await calls.messages({ query: {}, body: {} }, as('u1'))
    const id = 'data' in list ? (list.data[0]?.id ?? '') : ''
    expect(await content(id, as('u2'))).toEqual({ declined: 'not_found' })
    await calls.readMessages({ query: {}, body: { ids: [id] } }, as('u2'))
    expect(await countUnread(database, 'u1')).toBe(2)
  })

  test('some are marked as read, then all', async () => {
    const list = await calls.messages({ query: {}, body: {} }, as('u1'))
    const ids = 'data' in list ? list.data.slice(0, 1).map(({ id }) => id) : []
    const mark = (body: { ids: string[] } | { all: true }) =>
      calls.readMessages({ query: {}, body }, as('u1'))
    expect(await mark({ ids: [...ids, 'nobody'] })).toEqual({ unread: 1 })
    expect(await mark({ all: true })).toEqual({ unread: 0 })
  })

  test('of a deleted one only that it was there', async () => {
    await database.asOwner(`UPDATE message SET deleted_time = 1 WHERE cause = 'welcome:u1'`)
    const list = await calls.messages({ query: {}, body: {} }, as('u1'))
    const gone = 'data' in list ? list.data.find(({ deleted }) => deleted) : undefined
    expect(gone).toMatchObject({ title: '', summary: '' })
    expect(await content(gone?.id ?? '', as('u1'))).toMatchObject({ html: '', deleted: true })
  })
})

const charged = (charge: string) => ({
  ...{ accountId: 'a', instant: NOW_MS, positions: 2, charge },
})

describe('contracts', () => {
  test('what a level or the stop-out closed is told, what the customer closed is not', () => {
    const told = contractClosedMessage(U, closedBy('stop_loss'), ACCOUNT)
    expect(told).toMatchObject({
      cause: 'contract-close:contract1:1',
      template: 'stop-loss',
      about: { kind: 'contract', id: 'contract1' },
      values: { level: '65,000', price: '65,001.25', seq: 99, profit: '−3.44', fee: '0.10' },
    })
    expect(contractClosedMessage(U, closedBy('take_profit'), ACCOUNT)).toMatchObject({
      values: { level: '63,000' },
    })
    expect(contractClosedMessage(U, closedBy('stop_out'), ACCOUNT)?.template).toBe('stop-out')
    expect(contractClosedMessage(U, closedBy('manual'), ACCOUNT)).toBeUndefined()
    expect(contractClosedMessage(U, CONTRACT, ACCOUNT)).toBeUndefined()
  })

  test('an overnight charge lowers the balance, a credit raises it', () => {
    expect(overnightMessage(U, charged('0.12')).values).toMatchObject({ change: '−0.12' })
    expect(overnightMessage(U, charged('-0.05')).values).toMatchObject({ change: '+0.05' })
    expect(overnightMessage(U, charged('1.457911')).values).toMatchObject({ change: '−1.46' })
    expect(overnightMessage(U, charged('0.004')).values).toMatchObject({ change: '−0.004' })
  })

  test('an order that the customer cancelled is not told', () => {
    const cancelled = (closeReason: WireContract['closeReason']) =>
      orderCancelledMessage(U, { ...CONTRACT, status: 'cancelled', closeReason }, 'BTC/USDT')
    expect(cancelled('manual')).toBeUndefined()
    expect(cancelled('insufficient_balance')).toMatchObject({
      cause: 'order-cancelled:contract1',
      values: { limit: '64,000', reason: 'insufficient_balance' },
    })
  })

  test('a risk rate is never told higher than it is', () => {
    const rates = { riskRate: '0.799999', stopOut: '0.5' }
    expect(marginCallMessage(U, 'f', rates).values).toEqual({
      riskRate: '79.99%',
      stopOut: '50%',
    })
  })
})

const DEPOSIT: DepositRecord = {
  ...{ id: 'd', methodId: 'yen', currency: 'JPY', channel: 'bank', network: null },
  ...{ amount: '15000', status: 'pending', reason: null, submitTime: 1, approvedTime: 2 },
  ...{ endTime: 3, rate: '0.0065', credited: '97.5' },
}

const WITHDRAWAL: WithdrawalRecord = {
  ...{ id: 'w', method: 'wallet', from: 'cash', status: 'pending', reason: null },
  ...{ submitTime: 1, approvedTime: null, paidTime: null, endTime: null, amount: '2000' },
  ...{ fee: '1', taxable: '933', tax: '186.6', total: '187.6', received: '1812.4' },
  ...{ target: 'TRC20 T…x', queuePlace: 1, windowOpensAt: 4, timeZone: 'Asia/Tokyo' },
}

test('of a deposit or withdrawal one message a step, none while it waits', () => {
  expect(depositMessage(U, DEPOSIT)).toBeUndefined()
  expect(depositMessage(U, { ...DEPOSIT, status: 'cancelled' })).toBeUndefined()
  expect(depositMessage(U, { ...DEPOSIT, status: 'success' })).toMatchObject({
    ...{ cause: 'deposit-credited:d', about: { kind: 'deposit', id: 'd' } },
    values: { amount: '15,000', credited: '97.50', rate: '0.0065' },
  })
  const coins = { ...DEPOSIT, currency: 'BTC', amount: '0.00123456', status: 'failed' } as const
  expect(depositMessage(U, coins)?.values).toMatchObject({ amount: '0.00123456' })
  expect(withdrawalMessage(U, 'paid', WITHDRAWAL)).toMatchObject({
    ...{ cause: 'withdrawal-paid:w', template: 'withdrawal-paid' },
    values: { amount: '2,000.00', tax: '186.60', received: '1,812.40' },
  })
})

describe('words', () => {
  const EACH: readonly NewMessage[] = [
    welcomeMessage(U, '10000'),
    ...(['win', 'lose', 'draw', 'void'] as const).map((result) =>
      optionMessage(U, { ...OPTION, result }, 'BTC/USDT'),
    ),
    practiceResetMessage(U, 'r', '10000'),
    marginCallMessage(U, 'f', { riskRate: '0.79', stopOut: '0.5' }),
    ...(['take_profit', 'stop_loss', 'stop_out'] as const).flatMap(
      (reason) => contractClosedMessage(U, closedBy(reason), ACCOUNT) ?? [],
    ),
    overnightMessage(U, charged('0.12')),
    payrollMessage(U, { accountId: 'a', day: 3, date: '2026-01-08', amount: '12.5' }),
    orderFilledMessage(U, CONTRACT, 'BTC/USDT'),
    ...(
      ['stop_out', 'insufficient_balance', 'source_change', 'locked', 'self_excluded'] as const
    ).flatMap(
      (closeReason) => orderCancelledMessage(U, { ...CONTRACT, closeReason }, 'BTC/USDT') ?? [],
    ),
    ...(['success', 'failed'] as const).flatMap(
      (status) => depositMessage(U, { ...DEPOSIT, status }) ?? [],
    ),
    ...DEPOSIT_FAILURES.flatMap(
      (reason) => depositMessage(U, { ...DEPOSIT, status: 'failed', reason }) ?? [],
    ),
    ...(['approved', 'paid', 'failed'] as const).map((step) =>
      withdrawalMessage(U, step, WITHDRAWAL),
    ),
    ...WITHDRAWAL_FAILURES.map((reason) =>
      withdrawalMessage(U, 'failed', { ...WITHDRAWAL, reason }),
    ),
    ...(['live', 'replay', 'simulated'] as const).map((source) =>
      marketChangedMessage('u', 'c', source),
    ),
  ]
  test.each(LANGUAGES)('in %s every place is filled', (language) => {
    for (const { template, values } of EACH) {
      const { title, summary, html } = wordMessage(template, values, language)
      expect(`${title}${summary}${html}`, template).not.toMatch(/\{\{|\*\*|undefined/)
      expect(html).toMatch(/^(<p>.+<\/p>)+$/s)
    }
  })

  test.each(LANGUAGES)('in %s money has two decimals, and thousands are parted', (language) => {
    for (const { template, values } of EACH) {
      const { title, html } = wordMessage(template, values, language)
      const told = `${title} ${html}`
      for (const [amount] of told.matchAll(/[0-9.,]+(?= USD)/g)) {
        expect(amount, template).toMatch(/^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$/)
      }
      expect(told.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2}/g, ''), template).not.toMatch(
        /(?<![.0-9])[0-9]{4}/,
      )
    }
  })

  test('what comes from outside cannot become markup (REL-41)', () => {
    const values = { ...EACH[1]?.values, pair: '<img src=x onerror=alert(1)>"\'&' }
    const { html } = wordMessage('option-win', values, 'en')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  })

  test.each([
    [30, '30 s'],
    [60, '1 min'],
    [3_600, '1 h'],
    [14_400, '4 h'],
    [2_592_000, '30 d'],
  ])('%i seconds are %s', (duration, words) => {
    const { values } = optionMessage(U, { ...OPTION, duration }, 'BTC/USDT')
    expect(wordMessage('option-win', values, 'en').html).toContain(`, ${words}<br>`)
  })
})
