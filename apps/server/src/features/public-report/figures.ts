// What a month is measured to, before small counts are left out: kept as JSON, sealed as that text.

import type { HouseLedger } from '@fairtick/core/ledger/ledger-account'
import type { OutageCause } from '@fairtick/core/market/source-health'

/** Where money comes to the house from, or goes from it; what only passes through is left out. */
export const EARNING_LEDGERS = [
  'trading_pnl',
  'option_pnl',
  'fees',
  'overnight',
  'withdrawal_fees',
  'rewards',
  'protection',
  'welfare',
  'adjustments',
] as const satisfies readonly HouseLedger[]

/** Withheld for the authority: it is not the house's. */
export const REPORTED_LEDGERS = [...EARNING_LEDGERS, 'tax'] as const

export type ReportedLedger = (typeof REPORTED_LEDGERS)[number]

export type Span = { readonly fromMs: number; readonly untilMs: number }

/** Fills against the prices that their orders named as shown. */
export type Slippage = {
  readonly better: SlippageSide
  readonly worse: SlippageSide
  readonly equal: number
  /** Orders at market that named no price. */
  readonly unnamed: number
}

/** Those of one sign; amounts are never negative. */
export type SlippageSide = {
  readonly orders: number
  /** Mean of `|fill − shown| ÷ shown`, decimal text; null of none. */
  readonly meanRatio: string | null
  /** USD, decimal text. */
  readonly usd: string
}

/** From the arrival at the engine until it was decided, of accepted and refused orders. */
export type Handling = {
  readonly orders: number
  /** Milliseconds, decimal text; null of none. */
  readonly meanMs: string | null
  readonly longestMs: number
}

export type Reasons = Readonly<Record<string, number>>

export type AccountsThatLost = { readonly accounts: number; readonly losing: number }

/** What somebody gained by a gap in the prices; amounts are never negative. */
export type Gained = {
  readonly orders: number
  /** USD, decimal text. */
  readonly usd: string
}

/** Options that were due without a fresh price, against the result by the newest one before. */
export type OptionsInGap = {
  readonly due: number
  /** Void where it would have been a win: what the house did not pay. */
  readonly house: Gained
  /** Void where it would have been a loss: stakes that went back. */
  readonly customer: Gained
  /** Void where it would have been a draw: the stake comes back either way. */
  readonly neither: number
  /** Won all the same, since the outage was the operator's own (TR-5.3): what was paid. */
  readonly paid: Gained
}

/** Positions stopped out soon after a gap, by where the price was ten minutes later. */
export type StopsBehindGap = {
  readonly stopped: number
  /** It had come back: what the position would have made up for. */
  readonly house: Gained
  /** It had gone on against the position: what it would have lost besides. */
  readonly customer: Gained
  /** It was the same, or there was no newer one. */
  readonly neither: number
}

/** From the request to the payout, in calendar time. */
export type Payouts = {
  readonly paid: number
  /** Half and 95 of 100 took at most so long, by nearest rank; null of none. */
  readonly medianMs: number | null
  readonly p95Ms: number | null
  readonly longestMs: number | null
  /** Ended unpaid, the whole amount returned: by the house, and by the customer. */
  readonly failed: number
  readonly cancelled: number
  /** Requested and not ended when the span was over. */
  readonly waiting: number
  readonly longestWaitMs: number | null
}

export type Figures = {
  readonly contracts: {
    /** Became positions: at market and at their limit price. */
    readonly opened: number
    readonly refused: number
    readonly cancelled: Reasons
    readonly stoppedOut: number
    readonly behindGap: StopsBehindGap
    readonly slippage: Slippage
    readonly handling: Handling
    /** Copies are among them: one account has one result. */
    readonly results: AccountsThatLost
  }
  readonly copies: {
    readonly opened: number
    readonly skipped: Reasons
    readonly stoppedOut: number
    readonly behindGap: StopsBehindGap
  }
  readonly options: {
    readonly bought: number
    readonly refused: number
    readonly voided: number
    /** Stakes that came back with them: USD, decimal text. */
    readonly returned: string
    readonly inGap: Readonly<Record<OutageCause, OptionsInGap>>
    /** Without USD: how far a strike is off decides nothing but who wins. */
    readonly slippage: Slippage
    readonly handling: Handling
    readonly results: AccountsThatLost
  }
  readonly payouts: Payouts
  /** Of those that were posted to: USD, positive what came to the house. */
  readonly house: Readonly<Partial<Record<ReportedLedger, HouseLine>>>
}

export type HouseLine = {
  readonly amount: string
  /** Of how many accounts, counted up to FEWEST_SHOWN. */
  readonly accounts: number
}

/** Of fewer, somebody might be known by a figure. */
export const FEWEST_SHOWN = 5
