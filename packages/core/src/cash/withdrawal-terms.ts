// The terms of withdrawals: methods, tax and windows, the same for every account (TR-6).

import { type Money, parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'

/** `fee = amount × feeRate + feeFixed`, for amounts from `min` to `max` (TR-6.1). */
export type WithdrawalMethod = {
  readonly feeRate: Rate
  readonly feeFixed: Money
  readonly min: Money
  readonly max: Money
}

/** What tax is taken of: gains not taxed yet, or all that is withdrawn (TR-6.3). */
export type TaxBase = 'gains' | 'amount'

/** Outside the window a request waits for it, or is refused (TR-6.5). */
export type WindowMode = 'queue' | 'refuse'

export type WithdrawalTerms = {
  readonly taxRate: Rate
  readonly taxBase: TaxBase
  readonly windowMode: WindowMode
  readonly methods: ReadonlyMap<string, WithdrawalMethod>
}

/** The same as decimal text: what stands on the tape. */
export type WithdrawalTermsText = {
  readonly taxRate: string
  readonly taxBase: TaxBase
  readonly windowMode: WindowMode
  readonly methods: Readonly<Record<string, { readonly [Name in keyof WithdrawalMethod]: string }>>
}

/** Nothing can be withdrawn. */
export const NO_WITHDRAWALS: WithdrawalTerms = {
  taxRate: 0n as Rate,
  taxBase: 'gains',
  windowMode: 'queue',
  methods: new Map(),
}

/** Reads the terms; throws an Error that names the field that cannot be. */
export function parseWithdrawalTerms(text: WithdrawalTermsText): WithdrawalTerms {
  const { taxBase, windowMode } = text
  const methods = Object.entries(text.methods).map(([code, method]) => {
    const feeRate = readShare(`${code}: feeRate`, method.feeRate)
    const [feeFixed, min, max] = [method.feeFixed, method.min, method.max].map((value) =>
      readAmount(`${code}: an amount`, value),
    ) as [Money, Money, Money]
    return [code, { feeRate, feeFixed, min, max }] as const
  })
  const taxRate = readShare('taxRate', text.taxRate)
  return { taxRate, taxBase, windowMode, methods: new Map(methods) }
}

function readShare(field: string, text: string): Rate {
  const rate = parseRate(text)
  if (rate !== undefined && rate >= 0n && rate <= RATE_ONE) return rate
  throw new Error(`${field} cannot be ${text}`)
}

function readAmount(field: string, text: string): Money {
  const amount = parseMoney(text)
  if (amount !== undefined && amount >= ZERO_MONEY) return amount
  throw new Error(`${field} cannot be ${text}`)
}
