// The terms of withdrawals, rewards and VIP levels as a form of texts, and back.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { Draft, DraftField } from './draft-form.tsx'

export type MoneyTerms = AdminCallResult<'changeable'>['moneyTerms']

const METHODS = ['bank', 'wallet'] as const
const METHOD_FIELDS = {
  feeRate: 'fee rate',
  feeFixed: 'fixed fee, USD',
  min: 'smallest amount, USD',
  max: 'largest amount, USD',
} as const
type MethodField = keyof typeof METHOD_FIELDS
const NAMES = Object.keys(METHOD_FIELDS) as readonly MethodField[]
const LEVELS = [0, 1, 2] as const
/** Level 0 is everybody’s: no volume, no discount. */
const VIP_LEVELS = [1, 2, 3, 4, 5] as const
const DECIMAL = /^[0-9]{1,12}(\.[0-9]{1,12})?$/

export const MONEY_FIELDS: readonly DraftField[] = [
  {
    name: 'taxRate',
    label: 'Tax rate',
    hint: 'A fraction: 0.2 is 20 %. Live: 0 until it has a legal basis.',
  },
  {
    name: 'taxBase',
    label: 'Tax is taken of',
    choices: { gains: 'Realised gains only', amount: 'The whole amount' },
  },
  {
    name: 'windowMode',
    label: 'Outside the window',
    choices: { queue: 'Taken, paid in the next one', refuse: 'Refused' },
  },
  ...METHODS.flatMap((method) =>
    NAMES.map((field) => ({
      name: `${method} ${field}`,
      label: `To ${method}: ${METHOD_FIELDS[field]}`,
    })),
  ),
  ...LEVELS.map((place) => ({
    name: `reward ${place}`,
    label: `Team reward, level ${place + 1}`,
    hint: 'A fraction of the fee; empty: no such level.',
  })),
  ...VIP_LEVELS.flatMap((level) => [
    { name: `vip ${level} volume`, label: `VIP ${level}: volume of 30 days from, USD` },
    {
      name: `vip ${level} feeDiscount`,
      label: `VIP ${level}: discount on fees`,
      hint: 'A fraction: 0.05 is 5 %.',
    },
  ]),
]

export function moneyDraft({ withdrawals, rewardRates, vipLevels }: MoneyTerms): Draft {
  const { taxRate, taxBase, windowMode, methods } = withdrawals
  return {
    ...{ taxRate, taxBase, windowMode },
    ...Object.fromEntries(
      METHODS.flatMap((method) =>
        NAMES.map((field) => [`${method} ${field}`, methods[method][field]]),
      ),
    ),
    ...Object.fromEntries(LEVELS.map((place) => [`reward ${place}`, rewardRates[place] ?? ''])),
    ...Object.fromEntries(
      VIP_LEVELS.flatMap((level) => [
        [`vip ${level} volume`, vipLevels[level]?.volume ?? ''],
        [`vip ${level} feeDiscount`, vipLevels[level]?.feeDiscount ?? ''],
      ]),
    ),
  }
}

export function wrongMoneyFields(draft: Draft): ReadonlySet<string> {
  const isWrong = ([name, text]: readonly [string, string]): boolean => {
    if (name === 'taxBase') return !['gains', 'amount'].includes(text)
    if (name === 'windowMode') return !['queue', 'refuse'].includes(text)
    if (name.startsWith('reward') && text.trim() === '') return hasLaterReward(draft, name)
    return !DECIMAL.test(text.trim())
  }
  return new Set(
    Object.entries(draft)
      .filter(isWrong)
      .map(([name]) => name),
  )
}

/** A level cannot be left out between others. */
function hasLaterReward(draft: Draft, name: string): boolean {
  const place = Number(name.split(' ')[1])
  return LEVELS.some((later) => later > place && (draft[`reward ${later}`] ?? '').trim() !== '')
}

/** Of a draft without wrong fields. */
export function readMoneyTerms(draft: Draft): MoneyTerms {
  const text = (name: string) => (draft[name] ?? '').trim()
  const method = (name: string) => ({
    feeRate: text(`${name} feeRate`),
    feeFixed: text(`${name} feeFixed`),
    min: text(`${name} min`),
    max: text(`${name} max`),
  })
  return {
    withdrawals: {
      taxRate: text('taxRate'),
      taxBase: text('taxBase') === 'amount' ? 'amount' : 'gains',
      windowMode: text('windowMode') === 'refuse' ? 'refuse' : 'queue',
      methods: { bank: method('bank'), wallet: method('wallet') },
    },
    rewardRates: LEVELS.map((place) => text(`reward ${place}`)).filter((rate) => rate !== ''),
    vipLevels: [
      { volume: '0', feeDiscount: '0' },
      ...VIP_LEVELS.map((level) => ({
        volume: text(`vip ${level} volume`),
        feeDiscount: text(`vip ${level} feeDiscount`),
      })),
    ],
  }
}
