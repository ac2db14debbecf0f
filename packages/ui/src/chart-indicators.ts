// Which indicators the chart can show, with their usual settings, and how they are put on it.

import type { Chart, IndicatorCreateTooltipDataSourceCallback } from 'klinecharts'
import { type ChartColours, lineStyle } from './chart-styles.ts'
import {
  type ChartOverlay,
  type ChartPane,
  type IndicatorName,
  type IndicatorParams,
  USUAL_PARAMS,
} from './indicator-params.ts'

/** Panes under the candles; more leave no room on a phone. */
export const PANES_MAX = 2

const CANDLE_PANE = 'candle_pane'
/** Of the whole height, so that the candles keep most of a low screen. */
const PANE_HEIGHT_SHARE = 0.17
const PANE_HEIGHT_MAX_PX = 64

export type ShownIndicators = {
  readonly overlays: ReadonlyArray<ChartOverlay>
  readonly panes: ReadonlyArray<ChartPane>
  readonly params: IndicatorParams
}

/** Shows exactly these indicators, each once. */
export function showIndicators(chart: Chart, shown: ShownIndicators, colours: ChartColours): void {
  chart.removeIndicator()
  for (const name of shown.overlays) {
    chart.createIndicator(
      {
        name,
        paneId: CANDLE_PANE,
        calcParams: [...paramsOf(name, shown.params)],
        styles: { lines: overlayColours(name, colours).map(lineStyle) },
        // The line above the chart names them; a legend here would cover the candles.
        createTooltipDataSource: () => NO_LEGEND,
      },
      true,
    )
  }
  const chartHeight = chart.getSize()?.height ?? 0
  const height = Math.min(PANE_HEIGHT_MAX_PX, Math.floor(chartHeight * PANE_HEIGHT_SHARE))
  for (const name of shown.panes.slice(0, PANES_MAX)) {
    const paneId = `pane-${name}`
    chart.createIndicator({
      name,
      paneId,
      calcParams: [...paramsOf(name, shown.params)],
      createTooltipDataSource: name === 'VOL' ? volumeLegend : paneLegend(colours),
    })
    chart.setPaneOptions({ id: paneId, height, minHeight: height })
  }
}

const NO_LEGEND = { name: '', calcParamsText: '', features: [], legends: [] }

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })

type LegendCallback = IndicatorCreateTooltipDataSourceCallback<unknown>

const volumeLegend: LegendCallback = ({ crosshair }) => ({
  ...NO_LEGEND,
  name: `VOL ${compact.format(crosshair.kLineData?.volume ?? 0)}`,
})

/** Lines in their colours, bars in grey: their own see-through colours would be unreadable. */
function paneLegend({ amber, violet, teal, text3 }: ChartColours): LegendCallback {
  const lineColours = [amber, violet, teal]
  return ({ indicator, crosshair }) => {
    const values = indicator.result[crosshair.dataIndex ?? -1] as
      | Record<string, number | undefined>
      | undefined
    const legends = indicator.figures.map((figure, at) => {
      const color = figure.type === 'line' ? (lineColours[at] ?? text3) : text3
      const value = values?.[figure.key]
      return {
        title: { text: figure.title ?? '', color },
        value: { text: value === undefined ? '—' : compact.format(value), color },
      }
    })
    return { ...NO_LEGEND, name: indicator.shortName, legends }
  }
}

function paramsOf(name: IndicatorName, params: IndicatorParams): readonly number[] {
  return params[name] ?? USUAL_PARAMS[name]
}

/** Names and colours of the overlays, for the line above the chart. */
export function overlayLegend(
  overlays: ReadonlyArray<ChartOverlay>,
  params: IndicatorParams,
): Array<{ text: string; colour: string }> {
  return overlays.flatMap((name) => {
    const names = LINE_VARIABLES[name]
    if (name === 'BOLL' || name === 'SAR') return [{ text: name, colour: `var(${names[0]})` }]
    return paramsOf(name, params).map((span, at) => ({
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
