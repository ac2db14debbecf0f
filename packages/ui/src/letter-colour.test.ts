// Letters on their ground can be read, and a name keeps its colour.

import { expect, test } from 'vitest'
import { letterColourOf } from './letter-colour.ts'

test.each([
  'BTC',
  'ETH',
  'SOL',
  'ADA',
  'XRP',
  'DOGE',
  'LTC',
  'LINK',
  'XAU',
  'EUR',
  'さくら',
  '林 海',
])('%s is readable on its colour', (name) => {
  const { ground, letters } = letterColourOf(name)
  const [lighter = 0, darker = 0] = [luminance(ground), luminance(letters)].sort((a, b) => b - a)
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3.9)
})

test('a name always has the same colour, in any case of its letters for known codes', () => {
  expect(letterColourOf('btc')).toEqual(letterColourOf('BTC'))
  expect(letterColourOf('Kaede')).toEqual(letterColourOf('Kaede'))
})

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
