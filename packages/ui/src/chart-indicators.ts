// Which indicators the chart can show, with their usual settings, and how they are put on it.

import type { Chart, IndicatorCreateTooltipDataSourceCallback } from 'klinecharts'
import { type ChartColours, lineStyle } from './chart-styles.ts'

export type ChartOverlay = 'MA' | 'EMA' | 'BOLL' | 'SAR'
export type ChartPane = 'VOL' | 'MACD' | 'RSI' | 'KDJ'

/** Panes under the candles; more leave no room on a phone. */
export const PANES_MAX = 2

const CANDLE_PANE = 'candle_pane'
const PANE_HEIGHT_PX = 64

const PARAMS: Record<ChartOverlay | ChartPane, number[]> = {
  MA: [7, 25],
  EMA: [7, 25],
  BOLL: [20, 2],
  SAR: [2, 2, 20],
  VOL: [],
  MACD: [12, 26, 9],
  RSI: [14],
  KDJ: [9, 3, 3],
}

/** Shows exactly these indicators, each once. */
export function showIndicators(
  chart: Chart,
  shown: { overlays: ReadonlyArray<ChartOverlay>; panes: ReadonlyArray<ChartPane> },
  colours: ChartColours,
): void {
  chart.removeIndicator()
  for (const name of shown.overlays) {
    chart.createIndicator(
      {
        name,
        paneId: CANDLE_PANE,
        calcParams: PARAMS[name],
        styles: { lines: overlayColours(name, colours).map(lineStyle) },
        // The line above the chart names them; a legend here would cover the candles.
        createTooltipDataSource: () => NO_LEGEND,
      },
      true,
    )
  }
  for (const name of shown.panes.slice(0, PANES_MAX)) {
    const paneId = `pane-${name}`
    chart.createIndicator({
      name,
      paneId,
      calcParams: PARAMS[name],
      createTooltipDataSource: name === 'VOL' ? volumeLegend : null,
    })
    chart.setPaneOptions({
      id: paneId,
      height: PANE_HEIGHT_PX,
      minHeight: PANE_HEIGHT_PX,
      dragEnabled: false,
    })
  }
}

const NO_LEGEND = { name: '', calcParamsText: '', features: [], legends: [] }

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

/** In plain grey: the bars' own see-through colours would be unreadable as text. */
const volumeLegend: IndicatorCreateTooltipDataSourceCallback<unknown> = ({ crosshair }) => ({
  ...NO_LEGEND,
  name: `VOL ${compact.format(crosshair.kLineData?.volume ?? 0)}`,
})

/** Names and colours of the overlays, for the line above the chart. */
export function overlayLegend(
  overlays: ReadonlyArray<ChartOverlay>,
): Array<{ text: string; colour: string }> {
  return overlays.flatMap((name) => {
    const names = LINE_VARIABLES[name]
    if (name === 'BOLL' || name === 'SAR') return [{ text: name, colour: `var(${names[0]})` }]
    return PARAMS[name].map((span, at) => ({
      text: `${name}${span}`,
      colour: `var(${names[at] ?? names[0]})`,
    }))
  })
}

const LINE_VARIABLES: Record<ChartOverlay, readonly string[]> = {
  MA: ['--line-amber', '--line-violet'],
  EMA: ['--line-teal', '--primary'],
  BOLL: ['--line-violet', '--line-violet', '--line-violet'],
  SAR: ['--line-teal'],
}

function overlayColours(name: ChartOverlay, colours: ChartColours): string[] {
  const byVariable: Record<string, string> = {
    '--line-amber': colours.amber,
    '--line-violet': colours.violet,
    '--line-teal': colours.teal,
    '--primary': colours.primary,
  }
  return LINE_VARIABLES[name].map((variable) => byVariable[variable] ?? colours.amber)
}
