// Values of an explanation as people read them, with every digit that counts.

import { useMemo } from 'react'
import { type Formats, localeOf, useFormats } from '../../platform/formats.ts'
import { type Say, type TextKey, useLanguage, useText } from '../../platform/i18n.ts'
import type { Unit } from './input-kinds.ts'

/** Of sums before they are rounded, and of rates in percent. */
const MOST_DECIMALS = 12

export type ValueText = (unit: Unit, value: string, decimals: number) => string

export function useValueText(): ValueText {
  const t = useText()
  const formats = useFormats()
  const language = useLanguage()
  const numbers = useMemo(() => numbersOf(localeOf(language)), [language])
  return (unit, value, decimals) => WRITERS[unit]({ value, decimals, t, formats, numbers })
}

type Numbers = ReturnType<typeof numbersOf>

function numbersOf(locale: string) {
  const money = { minimumFractionDigits: 2, maximumFractionDigits: MOST_DECIMALS }
  const of = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    // A true minus sign, as wide as the plus.
    return (text: string) => format.format(text as Intl.StringNumericLiteral).replace('-', '−')
  }
  return {
    money: of(money),
    change: of({ ...money, signDisplay: 'exceptZero' }),
    percent: of({ style: 'percent', maximumFractionDigits: MOST_DECIMALS }),
  }
}

type Written = {
  readonly value: string
  readonly decimals: number
  readonly t: Say
  readonly formats: Formats
  readonly numbers: Numbers
}

const WRITERS: Readonly<Record<Unit, (written: Written) => string>> = {
  money: ({ value, numbers }) => `${numbers.money(value)} USD`,
  change: ({ value, numbers }) => `${numbers.change(value)} USD`,
  percent: ({ value, numbers }) => numbers.percent(value),
  price: ({ value, decimals, formats }) => formats.price(value, decimals),
  times: ({ value }) => `×${value}`,
  text: ({ value }) => value,
  word: ({ value, t }) => t(value as TextKey),
  time: ({ value, formats }) => formats.fullTime(Number(value)),
}
