// Each figure of an order ticket follows from the inputs beside it, for any order and account.

import { parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, negateMoney, parseMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import {
  compare,
  type Fraction,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  ZERO,
} from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Explanation } from '../../shell/explanation/explanation.ts'
import {
  half,
  larger,
  micros,
  ONE,
  resultOf,
  type Shown,
  shownOf,
  smaller,
} from '../../shell/explanation/explanation-fixture.ts'
import { type ExplainedTicket, explainTicket, type TicketFigure } from './explain-ticket.ts'
import { lossBoundOf } from './parts/ticket-figures.tsx'
import { BITCOIN, formOf, price, situationOf, YEN } from './ticket-fixture.ts'
import { readTicket } from './ticket-form.ts'

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

const tradeArbitrary = fc.record({
  direction: fc.constantFrom('long' as const, 'short' as const),
  lots: decimal(1, 1, 500).map((text) => parseLots(text) ?? (0n as never)),
  openPrice: decimal(2, 9_000, 16_000).map(price),
})
const ticketArbitrary = fc.record({
  instrument: fc.constantFrom(BITCOIN, YEN),
  direction: fc.constantFrom('long' as const, 'short' as const),
  leverage: fc.constantFrom(1, 5, 20),
  orderType: fc.constantFrom('market' as const, 'limit' as const),
  limit: decimal(2, 9_000, 16_000),
  lots: decimal(1, 1, 5_000),
  stop: fc.option(decimal(2, 5_000, 20_000)),
  mark: decimal(2, 9_000, 16_000),
  cash: decimal(6, 0, 9_000_000_000),
  reserved: decimal(6, 0, 90_000_000),
  used: decimal(6, 0, 90_000_000),
  profit: decimal(6, -90_000_000, 90_000_000),
  discount: decimal(2, 0, 50),
  trades: fc.array(tradeArbitrary, { maxLength: 2 }),
})

type Ticket = typeof ticketArbitrary extends fc.Arbitrary<infer One> ? One : never

const TICK = { symbol: 'BTCUSDT', seq: 12, timeMs: 1_000 }
const money = (text: string) => parseMoney(text) as Money

/** As the ticket reads its form. */
function givenOf(ticket: Ticket): ExplainedTicket {
  const { instrument, direction, leverage, orderType, limit, lots, stop } = ticket
  const situation = situationOf(ticket.cash, {
    ...{ instrument, mark: price(ticket.mark), feeDiscount: parseRate(ticket.discount) as Rate },
    trades: ticket.trades.map((trade) => ({ ...trade, spread: instrument.spread })),
    exposure: {
      ...{ cash: money(ticket.cash), usedMargin: money(ticket.used) },
      reserved: money(ticket.reserved),
      openProfit: { numerator: money(ticket.profit), denominator: 1_000_000n },
    },
  })
  const form = formOf({
    ...{ direction, orderType, limit, leverage, size: { by: 'lots', text: lots } },
    stopLoss: { by: 'price', text: stop ?? '', sign: 'loss' },
  })
  const reading = readTicket(form, situation)
  const bound = lossBoundOf(reading)
  const { preview, basis, fillsAtOnce } = reading
  if (!preview || !basis || !bound) throw new Error('no order')
  const taken = { tick: TICK, takenMs: 5_000 }
  return { preview, basis, bound, situation, leverage, waits: !fillsAtOnce, ...taken }
}

const isYen = ({ basis }: ExplainedTicket) => basis.instrument === YEN

type Formula = (shown: Shown, given: ExplainedTicket, explanation: Explanation) => Fraction

/** By the formulas in words, on the inputs alone. */
const FORMULAS: Readonly<Record<TicketFigure, Formula>> = {
  notional: ({ one, all }, given) => {
    const quantity = times(one('lots'), one('contractSize'))
    if (isYen(given)) return micros(quantity)
    if (!given.waits) {
      const move = given.basis.direction === 'long' ? plus : minus
      const filled = move(one('tick'), half(one('spread')))
      expect(textOf(filled)).toBe(textOf(one('price')))
    }
    expect(all('tick')).toHaveLength(given.waits ? 0 : 1)
    return micros(times(quantity, one('price')))
  },
  margin: ({ one }) => micros(over(one('notional'), one('leverage'))),
  fee: ({ one }) =>
    micros(times(times(one('notional'), one('feeRate')), minus(ONE, one('vipDiscount')))),
  overnight: ({ one }, given) => {
    const quantity = times(one('lots'), one('contractSize'))
    const value = isYen(given) ? quantity : times(quantity, markOf(one, given))
    return minus(ZERO, micros(times(value, one('overnightRate'))))
  },
  liquidation: ({ one }, given, { formula }) => {
    const met = times(one('usedMarginAfter'), one('stopOut'))
    if (isYen(given)) {
      expect(textOf(met)).toBe(textOf(one('equityThere')))
      return ZERO
    }
    const quantity = one('netQuantity')
    if (quantity.top === 0n) return ZERO
    const move = over(minus(met, one('equityAfter')), quantity)
    const level = rounded(plus(markOf(one, given), move), given.basis.instrument.priceDecimals)
    expect(compare(level, ZERO) > 0).toBe(formula === 'explain.liquidationFormula')
    return level
  },
  couldLose: ({ one }, { bound }) => {
    if (bound.by === 'account') return minus(ZERO, one('equity'))
    const lost =
      bound.by === 'zero'
        ? plus(one('notional'), one('openingFee'))
        : minus(plus(one('openingFee'), one('closingFee')), one('profit'))
    return minus(ZERO, smaller(larger(ZERO, lost), one('equity')))
  },
  breakEven: ({ one }, given) => {
    const { direction, instrument } = given.basis
    const rate = times(one('feeRate'), minus(ONE, one('vipDiscount')))
    const side = direction === 'long' ? rate : minus(ZERO, rate)
    const level = isYen(given)
      ? over(one('price'), minus(ONE, plus(side, side)))
      : over(times(one('price'), plus(ONE, side)), minus(ONE, side))
    return rounded(level, instrument.priceDecimals)
  },
  total: ({ one }) => plus(one('margin'), one('openingFee')),
  spendable: ({ one }) => {
    const lost = smaller(ZERO, one('openProfitAfter'))
    const free = minus(plus(one('cashAfter'), lost), one('usedMarginAfter'))
    return larger(ZERO, micros(minus(free, one('reservedAfter'))))
  },
  risk: ({ one }) => micros(over(one('equityAfter'), one('usedMarginAfter'))),
}

function markOf(one: Shown['one'], { waits }: ExplainedTicket): Fraction {
  return one(waits ? 'fillMark' : 'tick')
}

test.each(Object.keys(FORMULAS) as TicketFigure[])(
  'TR-4 %s follows from its inputs, for any order',
  (figure) => {
    fc.assert(
      fc.property(ticketArbitrary, (ticket) => {
        const given = givenOf(ticket)
        const explanation = explainTicket(figure, given)
        if (explanation === undefined) throw new Error('not explained')
        const reckoned = FORMULAS[figure](shownOf(explanation), given, explanation)
        if (figure === 'liquidation' && given.preview.liquidationPrice === undefined) return
        if (figure === 'liquidation' && isYen(given)) return
        expect(textOf(reckoned)).toBe(resultOf(explanation))
      }),
    )
  },
)

test('what is explained is what the ticket shows', () => {
  fc.assert(
    fc.property(ticketArbitrary, (ticket) => {
      const given = givenOf(ticket)
      const { preview, bound } = given
      const { priceDecimals } = given.basis.instrument
      const level = preview.liquidationPrice
      const shown: Readonly<Record<TicketFigure, string>> = {
        notional: formatMoney(preview.notional),
        margin: formatMoney(preview.margin),
        fee: formatMoney(preview.fee),
        overnight: formatMoney(negateMoney(preview.overnightFee)),
        liquidation: level === undefined ? 'contracts.none' : formatPrice(level, priceDecimals),
        couldLose: formatMoney(negateMoney(bound.amount)),
        breakEven: formatPrice(preview.breakEvenPrice ?? price('0'), priceDecimals),
        total: formatMoney(preview.total),
        spendable: formatMoney(preview.spendableAfter),
        risk: formatRate(preview.riskAfter ?? (0n as Rate)),
      }
      for (const figure of Object.keys(shown) as TicketFigure[]) {
        const value = explainTicket(figure, given)?.result?.value
        expect([figure, value]).toEqual([figure, shown[figure]])
      }
    }),
  )
})
