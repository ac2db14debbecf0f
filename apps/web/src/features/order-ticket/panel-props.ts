// What the trade screen gives the panel of either mode.

import type { ChartLine } from '@fairtick/ui/candle-chart'
import type { WireInstrument } from '../../platform/client-state.ts'

/** Which product is traded on the screen. */
export type TradeMode = 'contract' | 'option'

/** The chart of the screen, which a ticket keeps in sight. */
export const TRADE_CHART_ID = 'trade-chart'

/** A price that was tapped in the book; each tap is a new object. */
export type PickedPrice = { readonly price: string; readonly side: 'bids' | 'asks' }

export type PanelProps = {
  readonly instrument: WireInstrument
  /** `docked` at the side of a wide window; on a phone the buttons stick below. */
  readonly layout: 'phone' | 'docked'
  readonly picked: PickedPrice | undefined
  /** Takes the lines that the chart draws of what I hold. */
  readonly onLines: (lines: readonly ChartLine[]) => void
}
