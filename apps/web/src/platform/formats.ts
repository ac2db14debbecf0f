// Numbers and times as people of each language write them; decimals stay text all the way.

import type { Direction } from '@fairtick/ui/direction-mark'
import type { Language } from '@fairtick/wire/languages'
import {
  exactMoneyText,
  exactSignedMoneyText,
  feeText,
  moneyText,
  moneyTextDown,
  priceText,
  quantityText,
  riskRateText,
  signedFeeText,
  signedMoneyText,
  wholePercentText,
} from '@fairtick/words/number-texts'
import { useLanguage } from './i18n.ts'

export type Formats = {
  /** `1,234.50`; `down` never shows more than there is, as for an amount that can be spent. */
  readonly money: (text: string, rounding?: 'nearest' | 'down') => string
  /** `+1,234.50`, `−20.00`, `0.00` */
  readonly signedMoney: (text: string) => string
  /** Every decimal that is there, at least two: `−0.123456`. */
  readonly exactMoney: (text: string) => string
  readonly exactSignedMoney: (text: string) => string
  /** With two decimals, and below a cent every digit: a small fee is not nothing. */
  readonly fee: (text: string) => string
  readonly signedFee: (text: string) => string
  /** With exactly the instrument's decimals. */
  readonly price: (text: string, decimals: number) => string
  /** A fraction as percent: `0.0164` is `+1.64%`. */
  readonly signedPercent: (rate: string) => string
  /** A fraction as percent with as many decimals as it needs, at most four: `80%`, `0.005%`. */
  readonly percent: (rate: string) => string
  readonly plainPercent: (rate: string) => string
  /** Cut off to whole percent. */
  readonly wholePercent: (rate: string) => string
  /** Cut off, so that it never looks better than it is: `812%`; far from danger `> 999%`. */
  readonly riskRate: (rate: string) => string
  /** Short form for lists only: `3.1億`, `4.8M`. */
  readonly compact: (text: string) => string
  readonly count: (count: number) => string
  /** An amount of any currency with the decimals it has, at most eight: `0.0005`, `50,000`. */
  readonly quantity: (text: string) => string
  /** `10:06:30` */
  readonly time: (ms: number) => string
  /** `10:06` */
  readonly shortTime: (ms: number) => string
  /** `11/24 10:06:30` */
  readonly dateTime: (ms: number) => string
  /** With year and zone: `2025/11/24 10:06:30 GMT+9` */
  readonly fullTime: (ms: number) => string
  /** `2025/11/24` */
  readonly date: (ms: number) => string
  /** Heading of a day: `11月24日(月)` */
  readonly day: (ms: number) => string
  /** Heading of a month: `2026年11月` */
  readonly month: (ms: number) => string
}

const LOCALES: Record<Language, string> = {
  ja: 'ja-JP',
  zh: 'zh-CN',
  en: 'en-US',
  ko: 'ko-KR',
  th: 'th-TH',
  ms: 'ms-MY',
}

/** Without these a Thai year would read 2568 and digits might not be 0–9. */
const EXTENSIONS = '-u-ca-gregory-nu-latn'

/** For `Intl`. */
export function localeOf(language: Language): string {
  return LOCALES[language] + EXTENSIONS
}

const cache = new Map<Language, Formats>()

export function useFormats(): Formats {
  return formatsOf(useLanguage())
}

export function formatsOf(language: Language): Formats {
  const cached = cache.get(language)
  if (cached) return cached
  const made = makeFormats(localeOf(language))
  cache.set(language, made)
  return made
}

/** `2` is up, `-0.5` and `−0.50` down, `0.00` flat. */
export function directionOf(text: string | null | undefined): Direction {
  if (text == null || !/[1-9]/.test(text)) return 'flat'
  return /^[-−]/.test(text) ? 'down' : 'up'
}

/** Of a change as it is shown in percent: one that is rounded to 0.00% is flat. */
export function directionOfChange(rate: string | null | undefined): Direction {
  return rate == null ? 'flat' : directionOf(formatsOf('en').signedPercent(rate))
}

function makeFormats(locale: string): Formats {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (text: string) => withMinus(format.format(text as Intl.StringNumericLiteral))
  }
  const times = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options })
    return (ms: number) => format.format(ms)
  }
  const date = times({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
  // Apart, since some locales write a clock with its zone in words: 21 นาฬิกา 54 นาที.
  const zoneName = (ms: number) =>
    zone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hms = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const clock = times(hms)
  return {
    money: (text, rounding = 'nearest') => (rounding === 'down' ? moneyTextDown : moneyText)(text),
    signedMoney: signedMoneyText,
    exactMoney: exactMoneyText,
    exactSignedMoney: exactSignedMoneyText,
    fee: feeText,
    signedFee: signedFeeText,
    price: priceText,
    signedPercent: numbers({ style: 'percent', ...CENTS, signDisplay: 'exceptZero' }),
    percent: numbers({ style: 'percent', maximumFractionDigits: 4 }),
    plainPercent: numbers({ style: 'percent', maximumFractionDigits: 1 }),
    wholePercent: wholePercentText,
    riskRate: riskRateText,
    compact: numbers({
      notation: 'compact',
      maximumSignificantDigits: 3,
      useGrouping: 'always',
    }),
    count: (count) => numbers({})(String(count)),
    quantity: quantityText,
    time: clock,
    shortTime: times({ hour: '2-digit', minute: '2-digit' }),
    dateTime: times({ month: '2-digit', day: '2-digit', ...hms }),
    date,
    fullTime: (ms) => `${date(ms)} ${clock(ms)} ${zoneName(ms)}`,
    day: times({ month: 'long', day: 'numeric', weekday: 'short' }),
    month: times({ year: 'numeric', month: 'long' }),
  }
}

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A true minus sign, as wide as the plus. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}
