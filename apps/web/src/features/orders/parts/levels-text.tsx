// Take profit and stop loss of a contract in one short line.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export type LevelsTextProps = {
  order: Pick<WireContract, 'takeProfit' | 'stopLoss'>
  decimals: number
}

export function LevelsText({ order: { takeProfit, stopLoss }, decimals }: LevelsTextProps) {
  const t = useText()
  const { price } = useFormats()
  if (takeProfit === null && stopLoss === null) return t('positions.levelsNone')
  const shown = (level: string | null) => (level === null ? '—' : price(level, decimals))
  return `${shown(takeProfit)} / ${shown(stopLoss)}`
}
