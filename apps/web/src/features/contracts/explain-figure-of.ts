// The figures of an order ticket as they stand, for who asks what one of them is made of.

import { parsePrice } from '@fairtick/core/numbers/price'
import { pacedQuotes } from '../../live/use-paced-quote.ts'
import { serverClock } from '../../platform/clock.ts'
import type { Explanation, NamedTick } from '../../shell/explanation/explanation.ts'
import type { Situation } from './contract-preview.ts'
import { explainTicket, type TicketFigure } from './explain-ticket.ts'
import { lossBoundOf } from './parts/ticket-figures.tsx'
import type { OrderTicket } from './use-order-ticket.ts'

/** Undefined: the form gives no order yet, or there is no such figure. */
export function explainFigureOf(
  { reading, situation, form }: OrderTicket,
  figure: TicketFigure,
): Explanation | undefined {
  const bound = lossBoundOf(reading)
  if (!reading?.preview || !reading.basis || !bound || situation === undefined) return undefined
  const { preview, basis, fillsAtOnce } = reading
  return explainTicket(figure, {
    ...{ preview, basis, bound, situation },
    leverage: form.leverage,
    waits: !fillsAtOnce,
    tick: tickOf(situation),
    takenMs: serverClock.nowMs(),
  })
}

/** Undefined where a newer one has come since, or its number is not known. */
function tickOf({ instrument: { symbol }, mark }: Situation): NamedTick | undefined {
  const quote = pacedQuotes.getQuote(symbol)
  if (quote?.seq == null || quote.tickTimeMs === null) return undefined
  if (parsePrice(quote.price ?? '') !== mark) return undefined
  return { symbol, seq: quote.seq, timeMs: quote.tickTimeMs }
}
