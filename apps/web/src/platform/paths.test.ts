// Holds links: ids stay text, and empty values leave no trace.

import { expect, test } from 'vitest'
import { hrefOf, pathOf, searchOf, searchText } from './paths.ts'

test('a link carries its query behind the hash', () => {
  expect(hrefOf('/pages/trade', { symbol: 'BTCUSDT' })).toBe('#/pages/trade?symbol=BTCUSDT')
  expect(pathOf('/pages/trade', { symbol: undefined })).toBe('/pages/trade')
})

test('an id of digits comes back as the text that it was', () => {
  const text = searchText({ id: '0012', from: '/pages/trade?symbol=A&b=1' })
  expect(searchOf(text)).toEqual({ id: '0012', from: '/pages/trade?symbol=A&b=1' })
})
