// Who lives in a demo: a dozen invented customers, what they are like, how money comes and goes.

import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { CallInput } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'

export const DEMO_PASSWORD = 'demo only, no secret'
export const DEMO_FUND_PASSWORD = '471902'

/** `careful` sets levels, `active` trades most, `reckless` is stopped out, `waits` uses limits. */
export type DemoStyle = 'careful' | 'active' | 'reckless' | 'options' | 'waits'

export type DemoDeposit = {
  readonly day: number
  readonly method: string
  readonly amount: string
  readonly end: 'success' | 'pending' | 'cancelled' | 'not_received' | 'voucher_unreadable'
}

export type DemoWithdrawal = {
  readonly day: number
  readonly to: 'wallet' | 'bank'
  readonly amount: string
  readonly end: 'paid' | 'approved' | 'pending' | 'cancelled' | 'holder_differs'
}

export type DemoPerson = {
  readonly fullName: string
  readonly nickname: string
  readonly language: Language
  readonly style: DemoStyle
  readonly symbols: readonly [string, ...string[]]
  /** The place in this list of who invited them. */
  readonly invitedBy?: number
  readonly bank?: Omit<CallInput<'bindBank'>['body'], 'branchOtp'>
  readonly deposits?: readonly DemoDeposit[]
  readonly withdrawals?: readonly DemoWithdrawal[]
  /** The day on which what the team earned is settled. */
  readonly settlesOn?: number
}

const CRYPTO = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT'] as const
const FOREX = ['USDJPY', 'EURUSD', 'GBPUSD', 'XAUUSD'] as const

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    ...{ fullName: '佐藤 美奈', nickname: 'みな', language: 'ja', style: 'careful' },
    symbols: FOREX,
    settlesOn: 20,
    bank: {
      ...{ bankWay: 'jp', accountName: 'サトウ ミナ', bankName: 'みずほ銀行' },
      ...{ branchName: '渋谷支店', branchNumber: '210', cardNumber: '1234567' },
    },
    deposits: [
      { day: 1, method: 'jpy-bank', amount: '300000', end: 'success' },
      { day: 15, method: 'jpy-bank', amount: '100000', end: 'not_received' },
      { day: 16, method: 'jpy-bank', amount: '120000', end: 'success' },
    ],
    withdrawals: [
      { day: 8, to: 'bank', amount: '500', end: 'paid' },
      { day: 22, to: 'bank', amount: '250', end: 'paid' },
      { day: 30, to: 'bank', amount: '400', end: 'pending' },
    ],
  },
  {
    ...{ fullName: '王 小明', nickname: '小明', language: 'zh', style: 'active' },
    ...{ symbols: CRYPTO, invitedBy: 0, settlesOn: 25 },
    deposits: [
      { day: 2, method: 'usdt-trc20', amount: '2500', end: 'success' },
      { day: 30, method: 'usdt-erc20', amount: '800', end: 'pending' },
    ],
    withdrawals: [
      { day: 11, to: 'wallet', amount: '600', end: 'paid' },
      { day: 29, to: 'wallet', amount: '350', end: 'approved' },
    ],
  },
  {
    ...{ fullName: '김 서준', nickname: '서준', language: 'ko', style: 'options' },
    ...{ symbols: CRYPTO, invitedBy: 0 },
    deposits: [{ day: 3, method: 'usdt-trc20', amount: '1000', end: 'success' }],
    withdrawals: [{ day: 14, to: 'wallet', amount: '200', end: 'holder_differs' }],
  },
  {
    ...{ fullName: 'สมชาย ใจดี', nickname: 'สมชาย', language: 'th', style: 'waits' },
    ...{ symbols: ['XAUUSD', 'BTCUSDT'], invitedBy: 1 },
    bank: {
      ...{ bankWay: 'th', accountName: 'Somchai Jaidee', bankName: 'Kasikornbank' },
      ...{ branchName: 'Silom', branchNumber: '0123', cardNumber: '1234567890' },
    },
    deposits: [{ day: 5, method: 'usd-bank', amount: '750', end: 'success' }],
    withdrawals: [
      { day: 17, to: 'bank', amount: '300', end: 'paid' },
      { day: 27, to: 'bank', amount: '150', end: 'cancelled' },
    ],
  },
  {
    ...{ fullName: 'Nurul Aisyah', nickname: 'Aisyah', language: 'ms', style: 'active' },
    ...{ symbols: FOREX, invitedBy: 1 },
    deposits: [
      { day: 4, method: 'usdt-trc20', amount: '500', end: 'voucher_unreadable' },
      { day: 5, method: 'usdt-trc20', amount: '500', end: 'success' },
    ],
    withdrawals: [{ day: 19, to: 'wallet', amount: '120', end: 'paid' }],
  },
  {
    ...{ fullName: 'Oliver Reed', nickname: 'Oliver', language: 'en', style: 'reckless' },
    symbols: CRYPTO,
    deposits: [
      { day: 6, method: 'btc', amount: '0.05', end: 'success' },
      { day: 13, method: 'usdt-trc20', amount: '1500', end: 'success' },
      { day: 24, method: 'usdt-trc20', amount: '2000', end: 'success' },
    ],
  },
  {
    ...{ fullName: '高橋 健', nickname: 'けん', language: 'ja', style: 'reckless' },
    ...{ symbols: ['DOGEUSDT', 'SOLUSDT', 'XRPUSDT'], invitedBy: 3 },
    deposits: [{ day: 9, method: 'jpy-bank', amount: '50000', end: 'success' }],
  },
  {
    ...{ fullName: '鈴木 さくら', nickname: 'さくら', language: 'ja', style: 'options' },
    ...{ symbols: FOREX, invitedBy: 3 },
    deposits: [{ day: 30, method: 'jpy-bank', amount: '80000', end: 'pending' }],
    withdrawals: [{ day: 10, to: 'wallet', amount: '90', end: 'paid' }],
  },
  {
    ...{ fullName: '李 梅', nickname: '梅子', language: 'zh', style: 'careful' },
    ...{ symbols: ['BTCUSDT', 'XAUUSD', 'ETHUSDT'], invitedBy: 1 },
    deposits: [{ day: 7, method: 'usdt-erc20', amount: '45000', end: 'success' }],
    withdrawals: [
      { day: 18, to: 'wallet', amount: '5000', end: 'paid' },
      { day: 30, to: 'wallet', amount: '1200', end: 'pending' },
    ],
  },
  {
    ...{ fullName: '박 지우', nickname: '지우', language: 'ko', style: 'waits' },
    ...{ symbols: ['ETHUSDT', 'LINKUSDT', 'AVAXUSDT'], invitedBy: 2 },
    deposits: [{ day: 12, method: 'usdt-trc20', amount: '300', end: 'cancelled' }],
  },
  {
    ...{ fullName: 'Grace Tan', nickname: 'Grace', language: 'en', style: 'careful' },
    ...{ symbols: ['EURUSD', 'AUDUSD', 'USDCAD'], invitedBy: 4 },
    deposits: [{ day: 2, method: 'usd-bank', amount: '5000', end: 'success' }],
    withdrawals: [{ day: 21, to: 'wallet', amount: '900', end: 'paid' }],
  },
  {
    ...{ fullName: 'Farid Hakim', nickname: 'Farid', language: 'ms', style: 'waits' },
    ...{ symbols: ['ADAUSDT', 'TRXUSDT', 'LTCUSDT'], invitedBy: 4 },
    deposits: [{ day: 29, method: 'usdt-trc20', amount: '150', end: 'pending' }],
  },
]

export type DemoStaff = {
  readonly role: StaffRole
  readonly email: string
  readonly name: string
}

/** One of each role, and a second one where two people must act (REL-58). */
export const DEMO_STAFF: readonly DemoStaff[] = [
  { role: 'support', email: 'support@demo.example', name: 'Sora' },
  { role: 'reviewer', email: 'reviewer@demo.example', name: 'Ren' },
  { role: 'reviewer', email: 'reviewer2@demo.example', name: 'Rin' },
  { role: 'finance', email: 'finance@demo.example', name: 'Fumi' },
  { role: 'finance', email: 'finance2@demo.example', name: 'Felix' },
  { role: 'risk', email: 'risk@demo.example', name: 'Rika' },
  { role: 'content', email: 'content@demo.example', name: 'Chai' },
  { role: 'auditor', email: 'auditor@demo.example', name: 'Aki' },
  // The last: as soon as there is a second admin, nobody accepts a role alone any more.
  { role: 'admin', email: 'admin2@demo.example', name: 'Adam' },
]
