// In which currencies amounts can be shown beside USD, at the newest prices of the own market.

import { parsePrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Bus } from '../../platform/bus.ts'
import type { InstrumentSnapshot } from '../../platform/bus-topics.ts'

type Currency = CallResult<'currencies'>['data'][number]

/** How each is quoted: a price in USD, or how many of it a USD is. */
const QUOTED = [
  { code: 'EUR', symbol: '€', instrument: 'EURUSD', quote: 'in_usd' },
  { code: 'GBP', symbol: '£', instrument: 'GBPUSD', quote: 'in_usd' },
  { code: 'JPY', symbol: '¥', instrument: 'USDJPY', quote: 'of_a_usd' },
  { code: 'AUD', symbol: 'A$', instrument: 'AUDUSD', quote: 'in_usd' },
  { code: 'CHF', symbol: 'CHF', instrument: 'USDCHF', quote: 'of_a_usd' },
  { code: 'CAD', symbol: 'C$', instrument: 'USDCAD', quote: 'of_a_usd' },
] as const
const DECIMALS = 12
const ONE = 10n ** BigInt(DECIMALS)

/** USD, and USDT, which counts as USD by rule (TR-3); then those that have a price. */
export async function listCurrencies(bus: Pick<Bus, 'ask'>, time: number): Promise<Currency[]> {
  const { instruments } = await bus.ask('market.snapshot', {})
  const bySymbol = new Map(instruments.map((one) => [one.symbol, one]))
  return [
    { code: 'USD', symbol: '$', rateToUsd: '1', time, stale: false },
    { code: 'USDT', symbol: '₮', rateToUsd: '1', time, stale: false },
    ...QUOTED.flatMap((quoted) => {
      const found = readQuote(quoted, bySymbol.get(quoted.instrument))
      return found === undefined ? [] : [found]
    }),
  ]
}

function readQuote(
  { code, symbol, quote }: (typeof QUOTED)[number],
  instrument: InstrumentSnapshot | undefined,
): Currency | undefined {
  const tick = instrument?.tick
  const price = tick && parsePrice(tick.price)
  if (tick === undefined || price === undefined || price <= 0n) return undefined
  const rateToUsd = quote === 'in_usd' ? tick.price : inverseText(price)
  return { code, symbol, rateToUsd, time: tick.time, stale: instrument?.status !== 1 }
}

/** Of a price of twelve decimals, to twelve decimals. */
function inverseText(price: bigint): string {
  const inverse = (ONE * ONE + price / 2n) / price
  return `${inverse / ONE}.${String(inverse % ONE).padStart(DECIMALS, '0')}`
}
