// What the chart shows: candles or line, indicators on it and below it.

import { Chip } from '@fairtick/ui/chip'
import { SectionHeader } from '@fairtick/ui/section-header'
import { Segmented } from '@fairtick/ui/segmented'
import { Sheet } from '@fairtick/ui/sheet'
import { useText } from '../../../platform/i18n.ts'
import { OVERLAYS, PANES, PANES_MAX, toggled, useChartSettings } from '../chart-settings.ts'

export type ChartSettingsSheetProps = { open: boolean; onClose: () => void }

export function ChartSettingsSheet({ open, onClose }: ChartSettingsSheetProps) {
  const t = useText()
  const { type, overlays, panes } = useChartSettings()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('options.chartSettings')}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-2 pb-2">
        <Segmented
          label={t('options.chartType')}
          options={[
            { value: 'candles', label: t('options.candles') },
            { value: 'line', label: t('options.line') },
          ]}
          value={type}
          onChange={(value) => useChartSettings.setState({ type: value })}
        />
        <section>
          <SectionHeader title={t('options.overlays')} />
          <div className="flex flex-wrap gap-2">
            {OVERLAYS.map((overlay) => (
              <Chip
                key={overlay}
                pressed={overlays.includes(overlay)}
                onClick={() =>
                  useChartSettings.setState({
                    overlays: toggled(overlays, overlay, OVERLAYS.length),
                  })
                }
              >
                {overlay}
              </Chip>
            ))}
          </div>
        </section>
        <section>
          <SectionHeader title={t('options.panes')} />
          <div className="flex flex-wrap gap-2">
            {PANES.map((pane) => (
              <Chip
                key={pane}
                pressed={panes.includes(pane)}
                onClick={() =>
                  useChartSettings.setState({ panes: toggled(panes, pane, PANES_MAX) })
                }
              >
                {pane}
              </Chip>
            ))}
          </div>
        </section>
      </div>
    </Sheet>
  )
}
