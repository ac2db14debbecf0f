// An option as it goes over the wire: prices with the instrument's decimals.

import { invariant } from '@fairtick/core/numbers/invariant'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { OptionText } from '../../engine/engine-port.ts'

export type PresentOption = (option: OptionText) => WireOption

/** `decimalsOf` tells an instrument's price decimals. */
export function createPresentOption(decimalsOf: (symbol: string) => number): PresentOption {
  return (option) => {
    const { id, symbol, direction, payoutRate, strikeSeq, orderTime, expiryTime } = option
    const { settlement } = option
    const price = (text: string) => priceText(text, decimalsOf(symbol))
    return {
      id,
      symbol,
      direction,
      amount: option.stake,
      duration: option.durationSeconds,
      payoutRate,
      strike: price(option.strike),
      strikeSeq,
      orderTime,
      expiryTime,
      status: settlement ? 'closed' : 'trading',
      settlePrice: settlement ? price(settlement.settlePrice) : null,
      settleSeq: settlement?.settleSeq ?? null,
      closeTime: settlement?.closeTime ?? null,
      result: settlement?.result ?? null,
      profit: settlement?.profit ?? null,
      outage: settlement?.outage ?? null,
    }
  }
}

function priceText(text: string, decimals: number): string {
  const price = parsePrice(text)
  invariant(price !== undefined, `unreadable price ${text}`)
  return formatPrice(price, decimals)
}
