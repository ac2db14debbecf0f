// What is wrong with a level, in a sentence that names the price to go by.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { Say } from '../../platform/i18n.ts'
import type { LevelKind } from './level-form.ts'

export type LevelCheck = {
  readonly kind: LevelKind
  readonly direction: Direction
  readonly wrong: ReadonlySet<LevelKind>
  readonly unclear: ReadonlySet<LevelKind>
  /** The price on whose other side it must lie, as it is shown. */
  readonly reference: string
}

/** undefined when the level is fine. */
export function levelSentence(check: LevelCheck, t: Say): string | undefined {
  const { kind, direction, wrong, unclear, reference } = check
  if (unclear.has(kind)) return t('contracts.levelUnclear')
  if (!wrong.has(kind)) return undefined
  const isAbove = (kind === 'takeProfit') === (direction === 'long')
  return t(isAbove ? 'contracts.levelAbove' : 'contracts.levelBelow', { price: reference })
}
