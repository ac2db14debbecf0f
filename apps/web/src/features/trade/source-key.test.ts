// What a price is called on the screen of trading.

import { expect, it } from 'vitest'
import { isFromVenue, sourceKey } from './source-key.ts'

it('H2: prices of a base that is not the venue’s own are not called live', () => {
  const made = { source: 'live', isUnverified: true } as const
  expect(sourceKey(made)).toBe('shell.sourceUnverified')
  expect(isFromVenue(made)).toBe(false)
})

it.each([
  ['live', 'shell.sourceLive', true],
  ['replay', 'shell.sourceReplay', false],
  ['simulated', 'shell.sourceSimulated', false],
] as const)('calls a %s market what it is', (source, key, fromVenue) => {
  const instrument = { source, isUnverified: false }
  expect(sourceKey(instrument)).toBe(key)
  expect(isFromVenue(instrument)).toBe(fromVenue)
})
