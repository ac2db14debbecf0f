// Holds the zones of the risk rate at their edges.

import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { expect, test } from 'vitest'
import { decideRiskZone, placeOnRiskBar, RISK_BAR_ZONES } from './risk-zones.ts'

const rate = (text: string) => parseRate(text) as Rate

test.each([
  ['0.8', 'call'],
  ['0.800001', 'danger'],
  ['0.999999', 'danger'],
  ['1', 'caution'],
  ['2', 'caution'],
  ['2.000001', 'safe'],
  ['-0.2', 'call'],
])('%s is %s', (text, zone) => {
  expect(decideRiskZone(rate(text), rate('0.8'))).toBe(zone)
})

test('the mark stands in the zone that the word names, and never leaves the bar', () => {
  const [danger, caution] = RISK_BAR_ZONES.map(({ share }) => share) as [number, number]
  expect(placeOnRiskBar(rate('-3'))).toBe(0)
  expect(placeOnRiskBar(rate('1'))).toBeCloseTo(danger)
  expect(placeOnRiskBar(rate('2'))).toBeCloseTo(danger + caution)
  expect(placeOnRiskBar(rate('8'))).toBeGreaterThan(danger + caution)
  expect(placeOnRiskBar(rate('5000'))).toBe(1)
})
