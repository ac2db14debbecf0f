// Holds by which share a price has changed.

import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

test('a price change is a share of the price before', () => {
  expect(priceChange('100', '100.7')).toBe('0.007')
  expect(priceChange('100', '99')).toBe('-0.01')
  expect(priceChange('0', '99')).toBe('0')
})
