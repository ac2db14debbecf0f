// The indicators that the chart can show, and their usual settings.

export type ChartOverlay = 'MA' | 'EMA' | 'BOLL' | 'SAR'
export type ChartPane = 'VOL' | 'MACD' | 'RSI' | 'KDJ'

export type IndicatorName = ChartOverlay | ChartPane

/** Of each indicator that has other settings than the usual ones. */
export type IndicatorParams = Readonly<Partial<Record<IndicatorName, readonly number[]>>>

/** The usual settings: spans in candles; of BOLL also the deviations, of SAR hundredths. */
export const USUAL_PARAMS: Readonly<Record<IndicatorName, readonly number[]>> = {
  MA: [7, 25],
  EMA: [7, 25],
  BOLL: [20, 2],
  SAR: [2, 2, 20],
  VOL: [],
  MACD: [12, 26, 9],
  RSI: [14],
  KDJ: [9, 3, 3],
}
