// Ticks that are aimed: right at, or one price step beside, the mark at which something begins.

import { instrumentOf, putClock, putTick, twinOf, type World } from './differential-run.ts'
import { type Fraction, over, rounded } from './fraction.ts'
import { marketOf, type NaiveAccount } from './naive-figures.ts'

type Aim = { readonly market: number; readonly steps: number; readonly naive: NaiveAccount }

/** The mark of now; all accounts know the same. */
export function markOf(world: World, market: number): Fraction {
  return marketOf(twinOf(world, 0).naive, instrumentOf(world, market).symbol).mark
}

/**
 * A tick so many steps from the last mark at which something is so for the account; a clock mark
 * where no mark between half and twice that of now makes a difference.
 */
export function putTickWhere(
  world: World,
  { market, steps, naive }: Aim,
  isSo: () => boolean,
): void {
  const { symbol, priceDecimals } = instrumentOf(world, market)
  const scale = 10n ** BigInt(priceDecimals)
  const isSoAt = (mark: bigint) => {
    const ticks = naive.ticks.get(symbol) ?? []
    naive.ticks.set(symbol, [...ticks, { seq: 0, time: 0, mark: fractionOf(mark, scale) }])
    const answer = isSo()
    naive.ticks.set(symbol, ticks)
    return answer
  }
  const now = rounded(markOf(world, market), priceDecimals)
  const from = (now.top * scale) / now.bottom
  for (const end of [from / 2n, from * 2n]) {
    let [so, other] = [from, end]
    if (isSoAt(so) === isSoAt(other)) continue
    if (!isSoAt(so)) [so, other] = [other, so]
    while (so - other > 1n || other - so > 1n) {
      const middle = (so + other) / 2n
      if (isSoAt(middle)) so = middle
      else other = middle
    }
    putTick(world, market, fractionOf(so + BigInt(steps), scale))
    return
  }
  putClock(world)
}

export function fractionOf(top: bigint, scale: bigint): Fraction {
  return over({ top, bottom: 1n }, { top: scale, bottom: 1n })
}
