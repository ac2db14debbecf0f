// An instrument and an account as the ticket meets them, for tests.

import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import { type Money, moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { ZERO_RATIONAL } from '@fairtick/core/numbers/rational'
import type { Situation } from './contract-preview.ts'
import { NO_LEVEL } from './level-form.ts'
import type { TicketForm } from './ticket-form.ts'

const TERMS = {
  leverages: [1, 5, 20],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0.0003', short: '0.0001' },
  durations: [],
  minStake: '5',
  maxStake: '500',
}

export const BITCOIN: Instrument = parseInstrument({
  ...TERMS,
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '2.5',
  maxOpenNotional: '2000000',
})

export const YEN: Instrument = parseInstrument({
  ...TERMS,
  symbol: 'USDJPY',
  base: 'USD',
  quote: 'JPY',
  priceDecimals: 3,
  contractSize: '1000',
  spread: '0.008',
  feeRate: '0.00003',
})

export function price(text: string): Price {
  return parsePrice(text) as Price
}

/** A flat account with this much cash, at a mark of 50 000. */
export function situationOf(cash: string, change: Partial<Situation> = {}): Situation {
  return {
    instrument: BITCOIN,
    mark: price('50000'),
    exposure: {
      cash: parseMoney(cash) as Money,
      usedMargin: moneyFromMicros(0n),
      reserved: moneyFromMicros(0n),
      openProfit: ZERO_RATIONAL,
    },
    trades: [],
    feeDiscount: parseRate('0') as Rate,
    stopOut: parseRate('0.5') as Rate,
    openNotional: moneyFromMicros(0n),
    ...change,
  }
}

/** Ten lots, long, at the market, 20 times. */
export function formOf(change: Partial<TicketForm> = {}): TicketForm {
  return {
    direction: 'long',
    orderType: 'market',
    limit: '',
    leverage: 20,
    size: { by: 'lots', text: '10' },
    ...NO_LEVEL,
    ...change,
  }
}
