// Take profit and stop loss of a contract, each a figure of its own.

import type { StatGridProps } from '@fairtick/ui/definition-list'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

type Levels = Pick<WireContract, 'takeProfit' | 'stopLoss'>

export function useLevelItems(
  { takeProfit, stopLoss }: Levels,
  decimals: number,
): StatGridProps['items'] {
  const t = useText()
  const { price } = useFormats()
  const shown = (level: string | null) => (level === null ? '—' : price(level, decimals))
  return [
    { id: 'takeProfit', label: t('positions.takeProfitShort'), value: shown(takeProfit) },
    { id: 'stopLoss', label: t('positions.stopLossShort'), value: shown(stopLoss) },
  ]
}
