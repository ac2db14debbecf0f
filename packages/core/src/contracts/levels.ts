// Take profit and stop loss: on which side they must lie, and when they are hit (TR-4.12).

import type { Price } from '../numbers/price.ts'
import type { Direction } from './direction.ts'

export type Levels = {
  readonly takeProfit: Price | undefined
  readonly stopLoss: Price | undefined
}

/** Long: SL < reference < TP; short: TP < reference < SL. What is not given is never wrong. */
export function areOnRightSide(levels: Levels, direction: Direction, reference: Price): boolean {
  const [below, above] =
    direction === 'long'
      ? [levels.stopLoss, levels.takeProfit]
      : [levels.takeProfit, levels.stopLoss]
  return (below === undefined || below < reference) && (above === undefined || above > reference)
}

/** Which level the exit price has reached; a gap cannot reach both. */
export function decideLevelHit(
  { takeProfit, stopLoss }: Levels,
  direction: Direction,
  exit: Price,
): 'take_profit' | 'stop_loss' | undefined {
  const isLong = direction === 'long'
  if (takeProfit !== undefined && (isLong ? exit >= takeProfit : exit <= takeProfit)) {
    return 'take_profit'
  }
  if (stopLoss !== undefined && (isLong ? exit <= stopLoss : exit >= stopLoss)) return 'stop_loss'
  return undefined
}
