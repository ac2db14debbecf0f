// The intervals of the chart, and the buttons to draw on it, to set it, and to have it whole.

import { INTERVALS, type Interval } from '@fairtick/core/market/candle'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { IconButton } from '@fairtick/ui/icon-button'
import { Maximize2, PencilLine, SlidersHorizontal, X } from 'lucide-react'
import { Suspense } from 'react'
import { speakDetails, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { useChartSettings } from '../chart-settings.ts'

const ChartSettingsSheet = lazySheet(async () => {
  const [file] = await Promise.all([import('./chart-settings-sheet.tsx'), speakDetails()])
  return file.ChartSettingsSheet
})

export type IntervalBarProps = {
  full: { isFull: boolean; toggle: () => void }
  /** Without it there is no room to draw. */
  drawing: { isOpen: boolean; toggle: () => void } | undefined
}

export function IntervalBar({ full, drawing }: IntervalBarProps) {
  const t = useText()
  const interval = useChartSettings((settings) => settings.interval)
  const sheet = useLazySheet()
  return (
    <div className="-my-0.5 flex min-w-0 flex-1 items-center ps-[calc(var(--gutter)-0.5rem)] pe-1">
      <ChipGroup
        label={t('options.interval')}
        look="text"
        options={INTERVALS.map((value) => ({ value, label: t(INTERVAL_LABELS[value]) }))}
        value={interval}
        onChange={(value) => useChartSettings.setState({ interval: value })}
        className="min-w-0 flex-1"
      />
      {drawing && (
        <IconButton
          label={t('options.drawOn')}
          icon={<PencilLine className="size-5" />}
          pressed={drawing.isOpen}
          onClick={drawing.toggle}
          className={drawing.isOpen ? 'text-primary!' : 'text-text2!'}
        />
      )}
      <IconButton
        label={t('options.chartSettings')}
        icon={<SlidersHorizontal className="size-5" />}
        onClick={sheet.open}
        className="text-text2!"
      />
      <IconButton
        label={t(full.isFull ? 'options.leaveFullScreen' : 'options.fullScreen')}
        icon={full.isFull ? <X className="size-5.5" /> : <Maximize2 className="size-5" />}
        onClick={full.toggle}
        className="text-text2!"
      />
      {sheet.isMounted && (
        <Suspense>
          <ChartSettingsSheet open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  )
}

export const INTERVAL_LABELS: Record<Interval, TextKey> = {
  '1m': 'options.interval1m',
  '5m': 'options.interval5m',
  '15m': 'options.interval15m',
  '30m': 'options.interval30m',
  '1h': 'options.interval1h',
  '4h': 'options.interval4h',
  '1d': 'options.interval1d',
  '1w': 'options.interval1w',
  '1M': 'options.interval1M',
}
