// The settings of the indicators that a person can change, and what each may be.

import {
  type IndicatorName,
  type IndicatorParams,
  USUAL_PARAMS,
} from '@fairtick/ui/indicator-params'
import type { TextKey } from '../../platform/i18n.ts'

export type IndicatorField = {
  readonly label: TextKey
  readonly min: number
  readonly max: number
  /** Digits after the point. */
  readonly decimals: 0 | 1
}

const span = (label: TextKey): IndicatorField => ({ label, min: 1, max: 500, decimals: 0 })
const PERIOD = span('chart.period')

/** In the order of the indicator's parameters; the others have nothing to set. */
export const INDICATOR_FIELDS: Readonly<Partial<Record<IndicatorName, readonly IndicatorField[]>>> =
  {
    MA: [PERIOD, PERIOD],
    EMA: [PERIOD, PERIOD],
    BOLL: [PERIOD, { label: 'chart.deviations', min: 0.1, max: 10, decimals: 1 }],
    MACD: [span('chart.fast'), span('chart.slow'), span('chart.signal')],
    RSI: [PERIOD],
    KDJ: [PERIOD, span('chart.smoothK'), span('chart.smoothD')],
  }

/** What was typed, as the number that the field takes; undefined when it takes none. */
export function readParam(text: string, { min, max, decimals }: IndicatorField) {
  const pattern = decimals === 0 ? /^\d{1,3}$/ : /^\d{1,2}([.,]\d)?$/
  if (!pattern.test(text)) return undefined
  const value = Number(text.replace(',', '.'))
  return value >= min && value <= max ? value : undefined
}

export function paramsOf(name: IndicatorName, params: IndicatorParams): readonly number[] {
  return params[name] ?? USUAL_PARAMS[name]
}

/** What is as usual is not kept. */
export function withParam(
  params: IndicatorParams,
  name: IndicatorName,
  changed: { readonly at: number; readonly value: number },
): IndicatorParams {
  const values = paramsOf(name, params).map((one, at) => (at === changed.at ? changed.value : one))
  const isUsual = values.every((value, at) => value === USUAL_PARAMS[name][at])
  return isUsual ? withUsual(params, name) : { ...params, [name]: values }
}

export function withUsual(params: IndicatorParams, name: IndicatorName): IndicatorParams {
  const { [name]: _, ...others } = params
  return others
}
