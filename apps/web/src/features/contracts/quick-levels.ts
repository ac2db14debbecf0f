// Levels with one tap: usual distances from the opening price, and what they promise together.

import type { Levels } from '@fairtick/core/contracts/levels'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import {
  type LevelBasis,
  type LevelDraft,
  type LevelKind,
  NO_LEVEL,
  profitAt,
} from './level-form.ts'

/** In percent of the price. */
export const QUICK_DISTANCES: Readonly<Record<LevelKind, readonly string[]>> = {
  takeProfit: ['1', '2', '5'],
  stopLoss: ['0.5', '1', '2'],
}

export function isQuickLevel(draft: LevelDraft, kind: LevelKind, percent: string): boolean {
  return draft.by === 'distance' && draft.sign === NO_LEVEL[kind].sign && draft.text === percent
}

/** The level at that distance; what is chosen already is taken away again. */
export function toggleQuickLevel(draft: LevelDraft, kind: LevelKind, percent: string): LevelDraft {
  if (isQuickLevel(draft, kind, percent)) return NO_LEVEL[kind]
  return { by: 'distance', text: percent, sign: NO_LEVEL[kind].sign }
}

/** What the take profit brings for each dollar that the stop loss costs, after fees: `2.4`. */
export function rewardPerRisk(levels: Levels, basis: LevelBasis): string | undefined {
  const { takeProfit, stopLoss } = levels
  if (takeProfit === undefined || stopLoss === undefined) return undefined
  const reward = profitAt(takeProfit, basis)
  const risk = -profitAt(stopLoss, basis)
  if (reward <= 0n || risk <= 0n) return undefined
  const tenths = roundHalfEven(reward * 10n, risk)
  return `${tenths / 10n}.${tenths % 10n}`
}
