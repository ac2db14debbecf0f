// TR-12.2: which account a call may use is said by the contract and held before its handler.

import { CONTRACT } from '@fairtick/wire/api-contract'
import { type AccountContext, type Handlers, refused } from '@fairtick/wire/handler'
import type { CallName } from '@fairtick/wire/routes'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { CheckUnlocked } from './account-access.ts'
import { asMember, TOKEN } from './http-fixture.ts'
import { createHttpServer } from './http-server.ts'

const ASKED = {
  accountSummary: { method: 'GET', url: '/api/account' },
  buyOption: {
    ...{ method: 'POST', url: '/api/order' },
    payload: { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30 },
  },
  depositMethods: { method: 'GET', url: '/api/deposits/methods' },
  withdrawalTerms: { method: 'GET', url: '/api/withdraw/terms?method=bank' },
} as const
type Asked = keyof typeof ASKED

let app: FastifyInstance | undefined
afterEach(() => app?.close())

const VERIFIED: CheckUnlocked = async () => undefined
const UNVERIFIED: CheckUnlocked = async () => refused('identity_needed')

/** Asks each call for an account, and tells the code of its refusal, or which account it had. */
async function outcomes(
  mode: 'practice' | 'live',
  account: 'real' | 'practice' | undefined,
  checkUnlocked?: CheckUnlocked,
) {
  // It answers with which account it was given.
  const answer = async (_: unknown, { account: given }: AccountContext) =>
    refused('locked', { given })
  const handlers = Object.fromEntries(Object.keys(ASKED).map((name) => [name, answer]))
  await app?.close()
  app = await createHttpServer({
    config: { ...readConfig({}), mode },
    handlers: handlers as Partial<Handlers>,
    authenticate: (token) =>
      token === TOKEN ? { userId: 'user', sessionId: 'session' } : undefined,
    ...(checkUnlocked && { checkUnlocked }),
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
  })
  const told: Record<string, string> = {}
  for (const [name, call] of Object.entries(ASKED)) {
    const { method, path } = CONTRACT[name as Asked].route
    const url = 'url' in call ? call.url.replace(/^[^?]+/, path) : path
    const headers = { ...asMember, ...(account && { account }) }
    const payload = 'payload' in call ? { payload: call.payload } : {}
    const { code, result } = (await app.inject({ method, url, headers, ...payload })).json()
    told[name] = code === 'locked' ? result.given : code
  }
  return told
}

const all = (what: string) => Object.fromEntries(Object.keys(ASKED).map((name) => [name, what]))

describe('TR-12.2: in a practice installation', () => {
  it('the real account is closed to every use, and the practice one is meant', async () => {
    expect(await outcomes('practice', 'real', VERIFIED)).toEqual(all('practice_only'))
    expect(await outcomes('practice', 'practice')).toEqual(all('practice'))
    expect(await outcomes('practice', undefined)).toEqual(all('practice'))
  })
})

describe('TR-12.2: in a live installation', () => {
  it('the real account is meant, and open to who is verified', async () => {
    expect(await outcomes('live', 'real', VERIFIED)).toEqual(all('real'))
    expect(await outcomes('live', undefined, VERIFIED)).toEqual(all('real'))
  })

  it('no money comes in and nothing is opened before that; taking out is not asked here', async () => {
    const unverified = {
      ...{ accountSummary: 'real', withdrawalTerms: 'real' },
      ...{ buyOption: 'identity_needed', depositMethods: 'identity_needed' },
    }
    expect(await outcomes('live', 'real', UNVERIFIED)).toEqual(unverified)
    // A server that nobody told who is verified lets nobody in.
    expect(await outcomes('live', 'real')).toEqual(unverified)
  })

  it('the practice account trades, and moves no money, whoever it is', async () => {
    expect(await outcomes('live', 'practice', UNVERIFIED)).toEqual({
      ...{ accountSummary: 'practice', buyOption: 'practice' },
      ...{ depositMethods: 'real_only', withdrawalTerms: 'real_only' },
    })
  })
})

/** Handlers of other calls are given no account: they do not compile when they ask for one. */
it('these calls use a trading account, each in its way', () => {
  const byUse = Map.groupBy(Object.keys(CONTRACT) as CallName[], (name) => CONTRACT[name].account)
  expect(byUse.get('opening')).toEqual([
    ...['openContract', 'followLeader', 'buyOption', 'applyToLead', 'publishSignal'],
  ])
  expect(byUse.get('money-in')?.toSorted()).toEqual([
    ...['depositMethod', 'depositMethods', 'submitDeposit'],
  ])
  expect(byUse.get('money-out')?.toSorted()).toEqual([
    ...['withdrawSalary', 'withdrawToBank', 'withdrawToWallet', 'withdrawalTerms'],
  ])
  expect(byUse.get('figures')?.toSorted()).toEqual([
    ...['acceptCostSheet', 'accountSummary', 'batchClose', 'bill', 'cancelContract'],
    'cancelDeposit',
    ...['cancelWithdrawal', 'closeContract', 'contractOrders', 'contractRecords'],
    ...['contractTerms', 'copyDryRun', 'copyRecords', 'costSheet', 'deposits', 'endFollow'],
    'equityHistory',
    ...['exportRecords', 'follows', 'leader', 'leaders', 'leading', 'liabilityProof'],
    'moneyChanges',
    ...['optionOrders', 'optionRecords', 'optionTerms', 'orderDetail', 'pauseFollow'],
    ...[
      'payrollRecords',
      'receipt',
      'reportSignal',
      'resetPractice',
      'setContract',
      'settleSalary',
    ],
    ...['shareRecords', 'signals', 'stopLeading', 'team', 'vipLevels', 'withdrawSignal'],
    ...['withdrawalCertificate', 'withdrawals'],
  ])
})
