// Holds the share that a card tells, and the link to the ticks that decided.

import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { expect, test } from 'vitest'
import { checkLink, resultRatio, type ShareMoment } from './share-content.ts'

const money = (text: string) => parseMoney(text) as Money
const at = (seq: number): ShareMoment => ({ label: '', price: '', seq, timeMs: 0 })

test('the share is of what was put in, exact', () => {
  expect(resultRatio(money('8'), money('10'))).toBe('0.8')
  expect(resultRatio(money('-45.31'), money('171.02'))).toBe('-0.264939773126')
  expect(resultRatio(money('1'), money('0'))).toBeUndefined()
})

test('the link leads to the ticks from the first to the one that decided', () => {
  const content = { symbol: 'BTCUSDT', opened: at(100), ended: at(103) }
  expect(checkLink(content, 'https://fairtick.example')).toBe(
    'https://fairtick.example/api/market/ticks?symbol=BTCUSDT&fromSeq=100&limit=4',
  )
})

test('where too many lie between, to the one that decided', () => {
  const content = { symbol: 'BTCUSDT', opened: at(100), ended: at(5_000) }
  const { searchParams } = new URL(checkLink(content, 'https://fairtick.example'))
  expect([searchParams.get('fromSeq'), searchParams.get('limit')]).toEqual(['5000', '1'])
})
