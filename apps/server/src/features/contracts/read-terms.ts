// What a contract on an instrument costs now, and what the account has for it (TR-4, TR-9).

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { MARGIN_CALL, STOP_OUT } from '@fairtick/core/account/risk-rate'
import { calculateOpenNotional } from '@fairtick/core/contracts/open-notional'
import { type Jurisdiction, leveragesOffered } from '@fairtick/core/engine/jurisdiction'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatLots, formatQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Bus } from '../../platform/bus.ts'
import type { OpenAccount } from '../account/public.ts'

export type TermsParts = {
  readonly bus: Bus
  readonly nextRollover: () => number
  /** What the rules of the country leave of the offer (TR-13). */
  readonly jurisdiction: () => Jurisdiction
}

export async function readTerms(
  { bus, nextRollover, jurisdiction }: TermsParts,
  instrument: Instrument,
  open: OpenAccount,
): Promise<CallResult<'contractTerms'>> {
  const { instruments } = await bus.ask('market.snapshot', { symbols: [instrument.symbol] })
  const tick = instruments.find(({ symbol }) => symbol === instrument.symbol)?.tick
  const { vip } = open.account
  const { maxOpenNotional } = instrument
  return {
    leverages: instrument.isOffered ? [...leveragesOffered(jurisdiction(), instrument)] : [],
    contractSize: formatQuantity(instrument.contractSize),
    minLots: formatLots(instrument.minLots),
    maxLots: formatLots(instrument.maxLots),
    lotStep: formatLots(instrument.lotStep),
    feeRate: formatRate(discounted(instrument.feeRate, vip.feeDiscount)),
    overnightRate: {
      long: formatRate(instrument.overnightRate.long),
      short: formatRate(instrument.overnightRate.short),
    },
    spread: formatPrice(instrument.spread, 0),
    ...quoteTexts(instrument, tick?.price),
    seq: tick?.seq ?? null,
    maxOpenNotional: maxOpenNotional === undefined ? null : formatMoney(maxOpenNotional),
    openNotional: formatMoney(
      roundToMoney(calculateOpenNotional(instrument, open.positions, open.orders)),
    ),
    ...figureTexts(open),
    marginCall: formatRate(MARGIN_CALL),
    stopOut: formatRate(STOP_OUT),
    vipLevel: vip.level,
    feeDiscount: formatRate(vip.feeDiscount),
    nextRollover: nextRollover(),
  }
}

function quoteTexts(instrument: Instrument, priceText: string | undefined) {
  const mark = priceText === undefined ? undefined : parsePrice(priceText)
  if (mark === undefined) return { bid: null, ask: null }
  const { bid, ask } = calculateQuote(mark, instrument)
  const { priceDecimals } = instrument
  return { bid: formatPrice(bid, priceDecimals), ask: formatPrice(ask, priceDecimals) }
}

function figureTexts({ exposure }: OpenAccount) {
  const { cash, riskRate, ...figures } = calculateAccountFigures(exposure)
  return {
    balance: formatMoney(cash),
    equity: formatMoney(figures.equity),
    usedMargin: formatMoney(figures.usedMargin),
    reserved: formatMoney(figures.reserved),
    available: formatMoney(figures.available),
    freeMargin: formatMoney(figures.freeMargin),
    spendable: formatMoney(figures.spendable),
    riskRate: riskRate === undefined ? null : formatRate(riskRate),
  }
}

/** Exact: both rates have few decimals. */
function discounted(feeRate: Rate, discount: Rate): Rate {
  return ((feeRate * (RATE_ONE - discount)) / RATE_ONE) as Rate
}
