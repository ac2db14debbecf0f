// The ticket of one instrument: the form, what it means now, and why ordering is not possible.

import type { OpenTrade } from '@fairtick/core/contracts/position'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { useMemo, useState } from 'react'
import { coreInstrument } from '../../live/core-instrument.ts'
import { tradeOf } from '../../live/live-figures.ts'
import type { Quote } from '../../live/market-store.ts'
import { useLiveFigures } from '../../live/use-live-figures.ts'
import { useOpenContracts } from '../../live/use-open-contracts.ts'
import { usePacedQuote } from '../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { readMoney } from '../../platform/read-money.ts'
import {
  type OrderBlockedReason,
  useOrderBlockedReason,
} from '../../platform/submission/blocked-reason.ts'
import { useTicketSettings } from '../order-ticket/public.ts'
import type { Situation } from './contract-preview.ts'
import { NO_LEVEL } from './level-form.ts'
import { readTicket, type TicketForm, type TicketReading } from './ticket-form.ts'
import { type ContractTerms, useContractTerms } from './use-contract-terms.ts'

export type Blocked =
  | OrderBlockedReason
  | 'loading'
  | 'form'
  | 'exposure_limit'
  | 'insufficient_balance'

export type OrderTicket = {
  readonly instrument: WireInstrument
  readonly form: TicketForm
  readonly change: (patch: Partial<TicketForm>) => void
  /** Levels and limit price are of one order; size and leverage stay for the next. */
  readonly startAnew: () => void
  readonly terms: ContractTerms | undefined
  readonly termsProblem: { readonly error: unknown; readonly retry: () => void } | undefined
  readonly situation: Situation | undefined
  readonly reading: TicketReading | undefined
  /** The first reason against ordering; undefined when the button is live. */
  readonly blocked: Blocked | undefined
}

const FIRST_LEVERAGE = 10

export function useOrderTicket(instrument: WireInstrument): OrderTicket {
  const { data: terms, error, refetch } = useContractTerms(instrument.symbol)
  const quote = usePacedQuote(instrument.symbol)
  const situation = useSituation(instrument, terms, quote)
  const [form, setForm] = useState(() => firstForm(instrument))
  const reading = useMemo(() => situation && readTicket(form, situation), [form, situation])
  const reason = useOrderBlockedReason(quote?.freshness)
  const change = (patch: Partial<TicketForm>) => {
    setForm((before) => ({ ...before, ...firstLimit(before, patch, quote, instrument), ...patch }))
    remember(instrument.symbol, patch)
  }
  return {
    instrument,
    form,
    change,
    startAnew: () =>
      setForm((before) => ({ ...before, ...NO_LEVEL, orderType: 'market', limit: '' })),
    terms,
    termsProblem: error && terms === undefined ? { error, retry: refetch } : undefined,
    situation,
    reading,
    blocked: reason ?? blockedBy(reading),
  }
}

function useSituation(
  wire: WireInstrument,
  terms: ContractTerms | undefined,
  quote: Quote | undefined,
): Situation | undefined {
  const { exposure } = useLiveFigures()
  const trades = useTrades(wire.symbol)
  const price = quote?.price
  return useMemo(() => {
    const mark = parsePrice(price ?? '')
    if (terms === undefined || exposure === undefined || mark === undefined) return undefined
    return {
      instrument: coreInstrument(wire),
      mark,
      exposure,
      trades,
      feeDiscount: parseRate(terms.feeDiscount) ?? NO_RATE,
      stopOut: parseRate(terms.stopOut) ?? NO_RATE,
      openNotional: readMoney(terms.openNotional),
    }
  }, [wire, terms, exposure, trades, price])
}

const NO_RATE = 0n as Rate

/** My open positions on the instrument. */
function useTrades(symbol: string): readonly OpenTrade[] {
  const { positions } = useOpenContracts()
  return useMemo(
    () =>
      positions.flatMap((order) => {
        const trade = order.symbol === symbol ? tradeOf(order) : undefined
        const spread = parsePrice(order.constants.spread)
        return trade && spread !== undefined ? [{ ...trade, spread }] : []
      }),
    [positions, symbol],
  )
}

/** In the order in which the server would find them (TR-4.15). */
function blockedBy(reading: TicketReading | undefined): Blocked | undefined {
  if (reading === undefined) return 'loading'
  const { limitProblem, sizeProblem, wrongLevels, unclearLevels } = reading
  if (limitProblem !== undefined || sizeProblem !== undefined) return 'form'
  if (wrongLevels.size + unclearLevels.size > 0) return 'form'
  // A share of what can be spent that buys not even the smallest order.
  if (reading.preview === undefined) return 'insufficient_balance'
  return reading.preview.refusal
}

function firstForm({ symbol, leverages, minLots }: WireInstrument): TicketForm {
  const kept = useTicketSettings.getState()
  const offered = (leverage: number | undefined) => leverages.find((one) => one === leverage)
  return {
    direction: 'long',
    orderType: 'market',
    limit: '',
    leverage: offered(kept.leverages[symbol]) ?? offered(FIRST_LEVERAGE) ?? leverages[0] ?? 1,
    size: { by: 'lots', text: kept.lots[symbol] ?? minLots },
    ...NO_LEVEL,
  }
}

/** A limit order begins at the price of the moment; a field that is emptied later stays empty. */
function firstLimit(
  { limit }: TicketForm,
  { orderType }: Partial<TicketForm>,
  quote: Quote | undefined,
  { priceDecimals }: WireInstrument,
): Partial<TicketForm> {
  const price = parsePrice(quote?.price ?? '')
  if (orderType !== 'limit' || limit !== '' || price === undefined) return {}
  return { limit: formatPrice(price, priceDecimals) }
}

function remember(symbol: string, { leverage, size }: Partial<TicketForm>): void {
  useTicketSettings.setState(({ leverages, lots }) => ({
    leverages: leverage === undefined ? leverages : { ...leverages, [symbol]: leverage },
    lots: size?.by === 'lots' && size.text !== '' ? { ...lots, [symbol]: size.text } : lots,
  }))
}
