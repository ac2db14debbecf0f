// What the message of a price alert says, in every language.

import { LANGUAGES } from '@fairtick/wire/languages'
import { expect, test } from 'vitest'
import { priceAlertMessage } from './price-alert-message.ts'
import { wordMessage } from './templates.ts'

test('a price alert names the tick that fired it and is told in six languages', () => {
  const place = { symbol: 'BTCUSDT', pair: 'BTC/USDT' }
  const alert = { id: 'a1', ...place, level: '64100.50', price: '64107.25', seq: 1234 }
  const when = { timeMs: Date.UTC(2026, 0, 5, 3), timeZone: 'Asia/Tokyo' }
  for (const direction of ['above', 'below'] as const) {
    const message = priceAlertMessage('u', { ...alert, ...when, direction })
    const { cause, template, values, about } = message
    expect(about).toEqual({ kind: 'instrument', id: 'BTCUSDT' })
    expect(cause).toBe('price-alert:a1')
    const worded = LANGUAGES.map((language) => wordMessage(template, values, language))
    expect(new Set(worded.map(({ title }) => title)).size).toBe(LANGUAGES.length)
    for (const { title, summary } of worded) {
      expect(title).toContain('64,100.50')
      for (const named of ['64,107.25', '1234', '2026-01-05 12:00', 'Asia/Tokyo']) {
        expect(summary).toContain(named)
      }
    }
  }
})
