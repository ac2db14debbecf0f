// Amounts in another currency: at the rate, in the form of each language.

import { expect, test } from 'vitest'
import { convert } from './display-currency.ts'
import { localeOf } from './formats.ts'

const rate = (code: string, rateToUsd: string) => ({
  ...{ code, symbol: '', rateToUsd, time: 0, stale: false },
})

const CASES = [
  { language: 'ja', code: 'JPY', rateToUsd: '0.0064', usd: '10000', shown: '￥1,562,500' },
  { language: 'en', code: 'JPY', rateToUsd: '0.0064', usd: '10000', shown: '¥1,562,500' },
  { language: 'th', code: 'EUR', rateToUsd: '1.25', usd: '-1000.5', shown: '−€800.40' },
  { language: 'ms', code: 'GBP', rateToUsd: '1.25', usd: '0', shown: '£0.00' },
  { language: 'zh', code: 'USDT', rateToUsd: '1', usd: '1234.5', shown: '1,234.50 USDT' },
] as const

test.each(CASES)('$language: $usd USD is $shown', ({ language, code, rateToUsd, usd, shown }) => {
  const text = convert(usd, rate(code, rateToUsd), localeOf(language))
  expect(text.replaceAll('\u00a0', ' ')).toBe(shown)
})
