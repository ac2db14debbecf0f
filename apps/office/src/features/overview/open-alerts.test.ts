// What calls for somebody, and what does not: nothing is made of what was not looked at.

import type { BooksState, OfficeState, QueueState } from '@fairtick/wire/admin/live'
import { expect, test } from 'vitest'
import { BOOKS_OLD_AFTER_MS, MANY_WAIT, OLD_AFTER_MS, openAlerts } from './open-alerts.ts'
import { waitingOf } from './queue-lines.ts'

const NOW = 1_000_000_000_000

const queue = (given: Partial<QueueState>): QueueState => ({
  ...{ queue: 'deposit', pending: 0, approved: 0, leftOver: 0, oldestTime: null },
  ...{ oldestApprovedTime: null, money: [], version: '', claims: {}, typing: [] },
  ...given,
})
const WELL = {
  feed: { source: 'live', instruments: 3, stale: [] },
  engine: { problem: null, inbox: 0, outbox: 0 },
  failedJobs: [],
}
const textsOf = (state: Partial<OfficeState>) =>
  openAlerts({ asOf: NOW, queues: [], ...state }, NOW).map(({ level, text }) => `${level}: ${text}`)

test('a house that is well calls for nobody', () => {
  const books = { isClean: true, checkedTime: NOW - BOOKS_OLD_AFTER_MS + 1, cover: null }
  const fresh = queue({ pending: 3, oldestTime: NOW - OLD_AFTER_MS + 1 })
  expect(textsOf({ operation: WELL, books, queues: [fresh] })).toEqual([])
  expect(textsOf({})).toEqual([])
})

test('what stands still comes before what waits for long', () => {
  const operation = {
    feed: { source: 'live', instruments: 3, stale: ['EURUSD'] },
    engine: { problem: 'restarting', inbox: MANY_WAIT, outbox: 0 },
    failedJobs: ['payroll'],
  }
  const queues = [
    queue({ pending: 1, oldestTime: NOW - OLD_AFTER_MS, leftOver: 2 }),
    queue({ queue: 'withdrawal', approved: 1, oldestApprovedTime: NOW - 2 * OLD_AFTER_MS }),
  ]
  expect(
    textsOf({ operation, books: { isClean: false, checkedTime: null, cover: null }, queues }),
  ).toEqual([
    'urgent: The engine takes no orders: restarting',
    `urgent: ${MANY_WAIT} requests wait for the engine`,
    'urgent: The books show a difference: nothing is paid out until it is explained',
    'mind: 1 of 3 instruments without a fresh price: EURUSD',
    'mind: The last run of a job failed: Payroll',
    'mind: Deposits: 2 of practice money, to be failed',
    'mind: Deposits to be reviewed: the oldest for 1 d',
    'mind: Withdrawals to be paid: the oldest for 2 d',
  ])
})

test('no price at all, and books that nobody compares', () => {
  const operation = { ...WELL, feed: { source: 'live', instruments: 2, stale: ['A', 'B'] } }
  const books = { isClean: true, checkedTime: NOW - BOOKS_OLD_AFTER_MS, cover: null }
  expect(textsOf({ operation, books })).toEqual([
    'urgent: No instrument has a fresh price: nothing is traded',
    'mind: The books were not compared for 15 min',
  ])
})

test('withdrawals wait to be approved and to be paid, and who looks at one is named once', () => {
  const claim = { staffId: 'fin', name: 'Fin', until: NOW }
  const withdrawals = queue({
    ...{ queue: 'withdrawal', pending: 2, approved: 1, claims: { a: claim, b: claim } },
  })
  const lines = waitingOf([queue({ queue: 'chat', pending: 4 }), withdrawals])
  expect(lines.map(({ name, task, count, people }) => [name, task, count, people])).toEqual([
    ['Withdrawals', 'to be approved', 2, ['Fin']],
    ['Withdrawals', 'to be paid', 1, []],
    ['Chats', 'wait for us', 4, []],
  ])
})

test('H14: statements that do not show the money of customers, or are due', () => {
  const of = (cover: BooksState['cover']) =>
    textsOf({ operation: WELL, books: { isClean: true, checkedTime: NOW, cover } })
  expect(of('covered')).toEqual([])
  expect(of('due')).toEqual(['mind: The next statement of what is held is due'])
  expect(of('short')).toEqual([
    'urgent: The newest statement shows less than is owed: nothing new is paid in',
  ])
  expect(of('no_statement')).toEqual([
    'urgent: There is no statement of these days: nothing new is paid in',
  ])
})
