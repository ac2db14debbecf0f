// The way of the price from strike to settlement, as a line of steps: a tick holds until the next.

import type { WireTick } from '@fairtick/wire/socket/frames'

export type PathSpan = {
  readonly fromMs: number
  readonly untilMs: number
  readonly strike: string
}

export type PathSize = { readonly width: number; readonly height: number }

export type DrawnPath = {
  readonly line: string
  readonly strikeY: number
  /** The tick that decided. */
  readonly end: { readonly x: number; readonly y: number }
}

/** Ticks ascending, the first the strike and the last the one that decided; only picks pixels. */
export function drawPath(
  ticks: readonly WireTick[],
  { fromMs, untilMs, strike }: PathSpan,
  { width, height }: PathSize,
): DrawnPath | undefined {
  const [first] = ticks
  if (first === undefined || untilMs <= fromMs) return undefined
  const prices = [Number(strike), ...ticks.map(([, , price]) => Number(price))]
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low
  const y = (price: number) => round(height - (range === 0 ? 0.5 : (price - low) / range) * height)
  const x = (timeMs: number) =>
    round(Math.min(1, Math.max(0, (timeMs - fromMs) / (untilMs - fromMs))) * width)
  let line = `M0 ${y(Number(first[2]))}`
  for (const [, timeMs, price] of ticks.slice(1)) line += `H${x(timeMs)}V${y(Number(price))}`
  const [, endMs, endPrice] = ticks.at(-1) ?? first
  return {
    line: `${line}H${width}`,
    strikeY: y(Number(strike)),
    end: { x: x(endMs), y: y(Number(endPrice)) },
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
