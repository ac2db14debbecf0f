// How each instrument of the simulated market moves; fitted to recorded months of real ones.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'

/** The seven numbers of the model and what trading on the instrument is like. */
export type SimulatedInstrument = {
  readonly symbol: InstrumentSymbol
  readonly startPrice: number
  /** Standard deviation of a minute's log return, in basis points. */
  readonly sigmaBp: number
  /** Degrees of freedom of a minute's shock; even. */
  readonly nu: number
  /** Stationary deviations of the three log-volatility processes. */
  readonly spread: readonly [number, number, number]
  /** Correlation with the common factor of its group; 0: it moves alone. */
  readonly share: number
  readonly ordersPerSecond: number
  /** Median size of a trade in base units, and its decimals. */
  readonly medianSize: number
  readonly sizeDecimals: number
}

type Shape = Pick<SimulatedInstrument, 'nu' | 'spread'>

const BTC: Shape = { nu: 8, spread: [0.45, 0.3, 0.35] }
const ETH: Shape = { nu: 12, spread: [0.39, 0.19, 0.4] }
const SOL: Shape = { nu: 12, spread: [0.3, 0.2, 0.34] }
const DOGE: Shape = { nu: 12, spread: [0.37, 0.28, 0.4] }
const EURUSD: Shape = { nu: 6, spread: [0.44, 0.47, 0.42] }
const USDJPY: Shape = { nu: 8, spread: [0.42, 0.34, 0.33] }
const XAUUSD: Shape = { nu: 6, spread: [0.36, 0.45, 0.3] }

/**
 * symbol, shape, start price, sigma bp, share, orders per second, median size, its decimals. Those
 * that are traded most have some two ticks a second, of which the grid of prices swallows the rest.
 */
const ROWS: readonly (readonly [string, Shape, number, number, number, number, number, number])[] =
  [
    ['BTCUSDT', BTC, 64_000, 10, 1, 5, 0.012, 5],
    ['ETHUSDT', ETH, 3_100, 12.5, 0.9, 4.5, 0.25, 4],
    ['SOLUSDT', SOL, 148, 19, 0.83, 4.5, 5, 2],
    ['XRPUSDT', DOGE, 0.52, 12, 0.83, 0.3, 1_400, 0],
    ['ADAUSDT', SOL, 0.45, 14, 0.84, 0.25, 1_600, 0],
    ['DOGEUSDT', DOGE, 0.14, 15, 0.83, 0.4, 5_000, 0],
    ['LTCUSDT', DOGE, 82, 14, 0.84, 0.25, 9, 2],
    ['LINKUSDT', SOL, 14, 13, 0.84, 0.25, 50, 1],
    ['AVAXUSDT', SOL, 33, 15, 0.83, 0.2, 22, 1],
    ['TRXUSDT', DOGE, 0.12, 8, 0.83, 0.2, 6_000, 0],
    ['EURUSD', EURUSD, 1.085, 0.85, 0, 5, 40_000, 0],
    ['GBPUSD', EURUSD, 1.27, 1, 0, 0.5, 35_000, 0],
    ['AUDUSD', EURUSD, 0.66, 1.2, 0, 0.5, 60_000, 0],
    ['USDJPY', USDJPY, 152, 2.3, 0, 5, 40_000, 0],
    ['USDCHF', EURUSD, 0.9, 0.95, 0, 0.4, 40_000, 0],
    ['USDCAD', EURUSD, 1.365, 0.85, 0, 0.4, 40_000, 0],
    ['XAUUSD', XAUUSD, 2_340, 2.2, 0, 5, 18, 1],
    ['DOTUSDT', SOL, 6.2, 15, 0.83, 0.2, 110, 1],
    ['BCHUSDT', DOGE, 420, 14, 0.84, 0.2, 1.6, 3],
    ['XLMUSDT', DOGE, 0.25, 13, 0.83, 0.2, 3_200, 0],
  ]

export const SIMULATED_INSTRUMENTS: readonly SimulatedInstrument[] = ROWS.map(
  ([symbol, shape, startPrice, sigmaBp, share, ordersPerSecond, medianSize, sizeDecimals]) => ({
    symbol,
    ...shape,
    startPrice,
    sigmaBp,
    share,
    ordersPerSecond,
    medianSize,
    sizeDecimals,
  }),
)
