// The shape of a worked case, as the vector files have it.

import type { WithdrawalTermsText } from '@fairtick/core/cash/withdrawal-terms'
import type { InstrumentText } from '@fairtick/core/market/instrument'

export type CaseStep = {
  readonly time: number
  readonly tick?: { readonly symbol: string; readonly price: string }
  readonly do?: string
  readonly user?: string
  /** Name of an order for later steps, and such a name. */
  readonly as?: string
  readonly order?: string
  readonly symbol?: string
  readonly direction?: string
  readonly orderType?: string
  readonly lots?: string
  readonly leverage?: number
  readonly amount?: string
  readonly duration?: number
  readonly price?: string
  readonly tolerance?: string
  readonly takeProfit?: string | null
  readonly stopLoss?: string | null
  readonly scope?: string
  readonly method?: string
  readonly from?: string
  /** Name of a withdrawal. */
  readonly withdrawal?: string
  /** Of a follow. */
  readonly leader?: string
  readonly mode?: string
  readonly allocation?: string
  readonly fixedLots?: string
  readonly maxPerOrder?: string
  readonly maxLeverage?: number
  readonly close?: boolean
  readonly outcome?: string
}

/** Expected figures by name; decimals are compared as numbers. */
export type ExpectedFigures = Readonly<Record<string, unknown>>

export type Member = { readonly name: string; readonly inviter?: string; readonly cash: string }

export type WorkedCase = {
  readonly name: string
  readonly config: {
    readonly stopOut: string
    readonly rolloverTime: string
    readonly rolloverTimeZone: string
    /** A fixed discount; without it VIP levels count. */
    readonly feeDiscount?: string
    readonly operatorTimeZone?: string
    readonly taxRate?: string
    /** With copying: of every leader. */
    readonly profitShare?: string
    readonly methods?: WithdrawalTermsText['methods']
  }
  readonly instruments: readonly InstrumentText[]
  readonly cash?: string
  /** Several members; without them there is one account. */
  readonly users?: readonly Member[]
  readonly steps: readonly CaseStep[]
  readonly final: ExpectedFigures
}
