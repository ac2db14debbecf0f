// The chart's look, made from the colours that the page's theme and palette give.

import type { DeepPartial, Styles } from 'klinecharts'

export type ChartColours = {
  bg: string
  text: string
  text3: string
  divider: string
  primary: string
  primaryTint: string
  up: string
  down: string
  onDirection: string
  onPrimary: string
  amber: string
  violet: string
  teal: string
  font: string
}

/** Reads the colours that hold at an element; ask again when theme or palette change. */
export function readChartColours(element: HTMLElement): ChartColours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    bg: read('--bg'),
    text: read('--text'),
    text3: read('--text3'),
    divider: read('--divider'),
    primary: read('--primary'),
    primaryTint: withAlpha(read('--primary'), 0.14),
    up: read('--up'),
    down: read('--down'),
    onDirection: read('--on-direction'),
    onPrimary: read('--on-primary'),
    amber: read('--line-amber'),
    violet: read('--line-violet'),
    teal: read('--line-teal'),
    font: style.fontFamily,
  }
}

/** Quiet grid, no legends over the candles, last price as a filled tag on the axis. */
export function chartStyles(colours: ChartColours, type: 'candles' | 'line'): DeepPartial<Styles> {
  return {
    grid: {
      horizontal: { color: colours.divider, style: 'solid', size: 1 },
      vertical: { show: false },
    },
    candle: candleStyles(colours, type),
    indicator: {
      ohlc: barColours(colours),
      bars: [{ ...barColours(colours, 0.5), style: 'fill', borderStyle: 'solid', borderSize: 0 }],
      lines: [colours.amber, colours.violet, colours.teal].map((color) => lineStyle(color)),
      circles: [{ ...barColours(colours), style: 'fill', borderStyle: 'solid', borderSize: 0 }],
      lastValueMark: { show: false },
      tooltip: {
        offsetTop: 0,
        title: textStyle(colours, 10),
        legend: textStyle(colours, 10),
      },
    },
    xAxis: axisStyles(colours),
    yAxis: axisStyles(colours),
    separator: { size: 1, color: colours.divider, activeBackgroundColor: colours.divider },
    crosshair: {
      horizontal: crosshairStyles(colours),
      vertical: crosshairStyles(colours),
    },
  }
}

function candleStyles(
  colours: ChartColours,
  type: 'candles' | 'line',
): DeepPartial<Styles['candle']> {
  const { up, down, text, text3, bg, primary, font } = colours
  const edge = { show: true, color: text3, textSize: 10, textFamily: font }
  return {
    type: type === 'line' ? 'area' : 'candle_solid',
    bar: {
      ...barColours(colours),
      upBorderColor: up,
      downBorderColor: down,
      noChangeBorderColor: text3,
      upWickColor: up,
      downWickColor: down,
      noChangeWickColor: text3,
    },
    area: {
      lineSize: 2,
      lineColor: primary,
      backgroundColor: [
        { offset: 0, color: withAlpha(primary, 0.02) },
        { offset: 1, color: withAlpha(primary, 0.22) },
      ],
      point: { show: false, animation: false },
    },
    priceMark: {
      high: edge,
      low: edge,
      last: {
        upColor: text,
        downColor: text,
        noChangeColor: text,
        line: { style: 'dashed', dashedValue: [2, 3], size: 1 },
        text: { color: bg, size: 11, weight: 600, family: font, borderRadius: 4 },
      },
    },
    tooltip: { showRule: 'none' },
  }
}

function barColours({ up, down, text3 }: ChartColours, alpha = 1) {
  return {
    upColor: withAlpha(up, alpha),
    downColor: withAlpha(down, alpha),
    noChangeColor: withAlpha(text3, alpha),
  }
}

function axisStyles(colours: ChartColours) {
  return {
    axisLine: { show: false },
    tickLine: { show: false },
    tickText: textStyle(colours, 11),
  }
}

function crosshairStyles({ text, text3, bg, font }: ChartColours) {
  return {
    line: { color: text3, style: 'dashed' as const, dashedValue: [3, 3] },
    text: {
      color: bg,
      backgroundColor: text,
      borderColor: text,
      borderRadius: 4,
      size: 11,
      family: font,
    },
  }
}

function textStyle({ text3, font }: ChartColours, size: number) {
  return { color: text3, size, family: font }
}

export function lineStyle(color: string) {
  return { color, size: 1.5, style: 'solid' as const, smooth: false, dashedValue: [2, 2] }
}

/** A hex colour with transparency; anything else is given back as it is. */
export function withAlpha(colour: string, alpha: number): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : colour
  if (alpha >= 1 || !/^#[0-9a-f]{6}$/i.test(hex)) return colour
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  )
}
