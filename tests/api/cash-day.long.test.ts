// Money in and out over HTTP, with the staff that decides: two people for every payment (REL-58).

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { stopConserved } from '@fairtick/server/test/conservation'
import {
  bindWallet,
  FUND_PASSWORD,
  setFundPassword,
} from '@fairtick/server/test/payout-target-fixture'
import { type Account, askCode, registerAccount } from '@fairtick/server/test/registered-customer'
import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { eventually } from '@fairtick/testkit/eventually'
import { CallRefused, type Client } from '@fairtick/wire/client'
import type { AccountEventBody } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, expect, test } from 'vitest'

const WALLET = {
  ...{ currency: 'USDT', channel: 'ERC20' },
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

let server: TestServer
let account: Account
let customer: Client
let events: AccountEventBody[]
let reviewer: StaffMember
let approver: StaffMember
let payer: StaffMember
let auditor: StaffMember

beforeAll(async () => {
  server = await startTestServer()
  account = await registerAccount(server, 'en')
  customer = account.client
  events = await listen()
  const admin = await enterOffice(server)
  reviewer = await hireStaff(server, admin, { email: 'rei@house.example', role: 'reviewer' })
  approver = await hireStaff(server, admin, { email: 'fin@house.example', role: 'finance' })
  payer = await hireStaff(server, admin, { email: 'pay@house.example', role: 'finance' })
  auditor = await hireStaff(server, admin, { email: 'aud@house.example', role: 'auditor' })
}, 120_000)
afterAll(() => server && stopConserved(server))

test('a deposit is reviewed and credited, a withdrawal approved by one and paid by another', async () => {
  const voucher = await uploadPicture(server, account, { purpose: 'voucher', red: 0 })
  const deposit = await customer.call('submitDeposit', {
    body: { id: 'usdt-trc20', amount: '500', voucher },
  })
  const review = await reviewer.enter()
  const queue = await review.call('depositQueue')
  expect(queue.data.map((row) => row.deposit.id)).toEqual([deposit.id])
  await review.call('claimDeposit', { body: { id: deposit.id } })
  const seen = await review.call('depositCase', { query: { id: deposit.id } })
  expect(seen).toMatchObject({ customer: { fullName: account.user.fullName }, sameVoucher: [] })
  const picture = await review.picture('depositVoucher', { query: { id: deposit.id } })
  expect(picture.type).toBe('image/webp')
  await review.act('approveDeposit', { body: { id: deposit.id } })
  await eventually('the credit on the socket', () => cashTold() === '10500')
  await eventually('the end of the deposit on the socket', () =>
    events.some((one) => one.event === 'deposit' && one.record.status === 'success'),
  )

  await bindTarget()
  await server.advance(DAY_MS + HOUR_MS)
  const terms = await customer.call('withdrawalTerms', { query: { method: 'wallet' } })
  // Just after a window: whatever the day, the next one is far.
  await server.advance(terms.window.closesAt + MINUTE_MS - (await server.advance(0)))
  const withdrawal = await customer.call('withdrawToWallet', {
    body: {
      amount: '300',
      password: FUND_PASSWORD,
      otp: await askCode(server, account, 'withdraw'),
    },
  })
  expect(withdrawal).toMatchObject({ fee: '1', tax: '0', received: '299', status: 'pending' })
  const { id } = withdrawal

  const first = await approver.enter()
  await first.call('approveWithdrawal', { body: { id }, proof: await approver.nextCode() })
  const own = first.call('payWithdrawal', { body: { id }, proof: await approver.nextCode() })
  expect(await codeOf(own)).toBe('own_request')
  const early = (await payer.enter()).call('payWithdrawal', {
    body: { id },
    proof: await payer.nextCode(),
  })
  expect(await codeOf(early)).toBe('outside_window')

  const { windowOpensAt } = await recordOf(id)
  await server.advance((windowOpensAt ?? 0) + HOUR_MS - (await server.advance(0)))
  const second = await payer.enter()
  // Days have passed at once: the socket of before them is closed.
  events = await listen()
  const paid = await second.call('payWithdrawal', { body: { id }, proof: await payer.nextCode() })
  expect(paid).toMatchObject({ withdrawal: { status: 'success', received: '299' } })
  expect(paid.approvedBy).not.toBe(paid.paidBy)
  expect((await customer.call('accountSummary')).cash).toBe('10200')
  await eventually('the payment on the socket', () => cashTold() === '10200')
  await booksAreRight(id)
  await logIsWhole(id)
})

/** Every posting of the payment, the reconciliation, and the chain of the audit log. */
async function booksAreRight(id: string): Promise<void> {
  const office = await payer.enter()
  const { data } = await office.call('ledger', { query: { causeId: id } })
  const entries = await Promise.all(
    data.map(({ number }) => office.call('ledgerEntry', { query: { number: String(number) } })),
  )
  const totals = new Map<string, number>()
  for (const { ledger, amount } of entries.flatMap(({ postings }) => postings)) {
    totals.set(ledger, (totals.get(ledger) ?? 0) + Number(amount))
  }
  const moved = [...totals].filter(([, amount]) => amount !== 0).map(([, amount]) => amount)
  expect(moved.sort((one, other) => one - other)).toEqual([-300, 1, 299])
  expect(await office.call('reconciliation')).toMatchObject({ isClean: true, differing: [] })
}

/** What was done to it, oldest first, and a chain of which nothing is missing (REL-59). */
async function logIsWhole(id: string): Promise<void> {
  const office = await auditor.enter()
  const { data } = await office.call('auditLog', { query: { subjectId: id } })
  expect(data.map(({ action }) => action).reverse()).toEqual([
    ...['withdrawal.approve', 'withdrawal.approve_done'],
    ...['withdrawal.pay', 'withdrawal.pay_refused', 'withdrawal.pay', 'withdrawal.pay_done'],
  ])
  expect((await office.call('auditCheck')).findings).toEqual([])
}

async function bindTarget(): Promise<void> {
  const owner = { ...account, client: customer }
  await setFundPassword(server, owner)
  await bindWallet(server, owner, WALLET)
}

async function recordOf(id: string) {
  const { data } = await customer.call('withdrawals')
  const record = data.find((each) => each.id === id)
  if (record === undefined) throw new Error('there is no such withdrawal')
  return record
}

/** What the socket said last of the account's cash. */
function cashTold(): string | undefined {
  return events.flatMap((one) => (one.event === 'balance' ? one.balance.cash : [])).at(-1)
}

async function listen(): Promise<AccountEventBody[]> {
  const heard: AccountEventBody[] = []
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  socket.addEventListener('message', ({ data }) => {
    if (data === 'ping') return socket.send('pong')
    const frame = JSON.parse(String(data)) as object
    if ('event' in frame) heard.push(frame as AccountEventBody)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ op: 'auth', token: account.token }))
  socket.send(JSON.stringify({ op: 'subscribe', channels: ['account'] }))
  await eventually('the first event', () => heard.length > 0)
  return heard
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return error.answer.code ?? String(error.answer.status)
  }
}
