// The newest ticks, each with its number: what strikes and settlements are made of.

import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { TickTable } from '../../../shell/tick-table.tsx'
import { useTicks } from '../use-ticks.ts'

export function TicksPanel({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const ticks = useTicks(instrument.symbol)
  if (ticks === undefined) return <SkeletonRows rows={5} label={t('shell.loading')} />
  if (ticks.length === 0) return <EmptyState>{t('options.ticksEmpty')}</EmptyState>
  return (
    <TickTable
      ticks={ticks}
      decimals={instrument.priceDecimals}
      label={`${instrument.pair} ${t('options.tabTicks')}`}
    />
  )
}
