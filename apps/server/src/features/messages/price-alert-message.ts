// The message of a price alert: which tick fired it, when, and that it is gone now.

import { groupedText } from '@fairtick/words/number-texts'
import { zonedText } from './house-messages.ts'
import type { NewMessage } from './store.ts'
import { contentOf } from './templates.ts'

export type FiredPriceAlert = {
  readonly id: string
  readonly direction: 'above' | 'below'
  readonly symbol: string
  /** The instrument as lists show it: `BTC/USDT`. */
  readonly pair: string
  /** The price it was set at. */
  readonly level: string
  /** Of the tick; `timeMs` is its tape time. */
  readonly price: string
  readonly seq: number
  readonly timeMs: number
  readonly timeZone: string
}

export function priceAlertMessage(userId: string, alert: FiredPriceAlert): NewMessage {
  const { id, symbol, direction, pair, seq, timeMs, timeZone } = alert
  return {
    ...{ userId, cause: `price-alert:${id}` },
    about: { kind: 'instrument', id: symbol },
    ...contentOf(`price-${direction}`, {
      ...{ pair, level: groupedText(alert.level), price: groupedText(alert.price), seq },
      ...{ time: zonedText(timeMs, timeZone), zone: timeZone },
    }),
  }
}
