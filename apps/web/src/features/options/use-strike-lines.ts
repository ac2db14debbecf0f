// The strikes of my running options on one instrument, as lines of the chart.

import type { ChartLine } from '@fairtick/ui/candle-chart'
import { useMemo } from 'react'
import { useAccountView } from '../../live/use-live.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'

export function useStrikeLines(symbol: string): readonly ChartLine[] {
  const t = useText()
  const { money } = useFormats()
  const { running } = useAccountView()
  return useMemo(
    () =>
      running
        .filter((option) => option.symbol === symbol)
        .map(({ id, strike, direction, amount }) => ({
          id,
          price: Number(strike),
          label: `${t(direction === 'up' ? 'options.up' : 'options.down')} ${money(amount)}`,
          tone: direction,
          dashed: true,
        })),
    [running, symbol, t, money],
  )
}
