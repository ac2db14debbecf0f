// Holds how lots are written.

import { expect, test } from 'vitest'
import { trimLots } from './trim-lots.ts'

test('lots lose their needless zeros and nothing else', () => {
  expect(['0.30', '8.0', '100', '10.05', '0'].map(trimLots)).toEqual([
    '0.3',
    '8',
    '100',
    '10.05',
    '0',
  ])
})
