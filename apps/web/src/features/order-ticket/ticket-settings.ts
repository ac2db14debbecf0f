// What the tickets remember on this device: sizes, leverage, tolerance, the review step.

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { endsWithPerson } from '../../platform/session.ts'
import { storedState } from '../../platform/stored-state.ts'
import type { TradeMode } from './panel-props.ts'

export const REVIEWED_PURCHASES = 5
export const TOLERANCES = ['0.001', '0.005', '0.01'] as const
const SHOWN_PRICES_MAX = 100

export type TicketSettings = {
  /** Which product was traded last. */
  readonly mode: TradeMode
  readonly tolerance: (typeof TOLERANCES)[number]
  /** Wanted even after the first purchases, which are always reviewed. */
  readonly review: 'first' | 'always'
  readonly purchases: number
  /** The last stake of each instrument, by symbol. */
  readonly stakes: Readonly<Record<string, string>>
  readonly durations: Readonly<Record<string, number>>
  /** `off`: a tap on Buy or Sell orders a contract at once, with the size and leverage kept. */
  readonly contractReview: 'on' | 'off'
  /** Of contracts, by symbol. */
  readonly leverages: Readonly<Record<string, number>>
  readonly lots: Readonly<Record<string, string>>
  /** The price shown at the tap, by the id of the order: told again with its result. */
  readonly shownPrices: ReadonlyArray<readonly [id: string, price: string]>
}

const FIRST_SETTINGS: TicketSettings = {
  mode: 'option',
  tolerance: '0.005',
  review: 'first',
  purchases: 0,
  stakes: {},
  durations: {},
  contractReview: 'on',
  leverages: {},
  lots: {},
  shownPrices: [],
}

export const useTicketSettings = create<TicketSettings>()(
  persist(() => FIRST_SETTINGS, { name: 'fairtick-ticket', version: 1, storage: storedState }),
)

endsWithPerson(() => useTicketSettings.setState(FIRST_SETTINGS))

export function isReviewWanted({ review, purchases }: TicketSettings): boolean {
  return review === 'always' || purchases < REVIEWED_PURCHASES
}

/** Counts the purchase of an option and keeps the price that was shown for it. */
export function noteBought(id: string, shownPrice: string | undefined): void {
  useTicketSettings.setState(({ purchases }) => ({ purchases: purchases + 1 }))
  noteShownPrice(id, shownPrice)
}

export function noteShownPrice(id: string, price: string | undefined): void {
  if (price === undefined) return
  useTicketSettings.setState(({ shownPrices }) => ({
    shownPrices: [...shownPrices, [id, price] as const].slice(-SHOWN_PRICES_MAX),
  }))
}

export function shownPriceOf(id: string): string | undefined {
  return useTicketSettings.getState().shownPrices.find(([order]) => order === id)?.[1]
}
