// The zones of the risk rate, in words and on a bar (ux.md §1.4).

import type { Rate } from '@fairtick/core/numbers/rate'
import { RATE_ONE } from '@fairtick/core/numbers/rate'
import type { TextKey } from '../../platform/i18n.ts'

/** `call`: at or below the level of the margin call. */
export type RiskZone = 'safe' | 'caution' | 'danger' | 'call'

export const ZONE_WORDS = {
  safe: 'positions.zoneSafe',
  caution: 'positions.zoneCaution',
  danger: 'positions.zoneDanger',
  call: 'positions.zoneCall',
} as const satisfies Record<RiskZone, TextKey>

export const ZONE_COLOURS = {
  safe: 'text-success',
  caution: 'text-warn',
  danger: 'text-danger',
  call: 'text-danger',
} as const satisfies Record<RiskZone, string>

/** Above 2, from 1 to 2, below 1, and the level at which the customer is warned. */
export function decideRiskZone(riskRate: Rate, marginCall: Rate): RiskZone {
  if (riskRate <= marginCall) return 'call'
  if (riskRate < RATE_ONE) return 'danger'
  return riskRate <= 2n * RATE_ONE ? 'caution' : 'safe'
}

/** Shares of the bar: up to 1, up to 2, and all above, which is squeezed. */
export const RISK_BAR_ZONES = [
  { tone: 'danger', share: 0.25 },
  { tone: 'warn', share: 0.2 },
  { tone: 'success', share: 0.55 },
] as const

/** The end of the bar stands for this and more. */
const BAR_END = 20

/** Where on the bar, from 0 to 1; only picks a pixel, so a float is good enough. */
export function placeOnRiskBar(riskRate: Rate): number {
  const rate = Math.max(0, Number(riskRate) / Number(RATE_ONE))
  if (rate <= 1) return rate * 0.25
  if (rate <= 2) return 0.25 + (rate - 1) * 0.2
  return Math.min(1, 0.45 + (Math.log(rate / 2) / Math.log(BAR_END / 2)) * 0.55)
}
