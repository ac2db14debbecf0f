// What the rules of the country forbid of an opening (TR-13), the last of the gates of TR-12.4.

import type { Direction } from '../../contracts/direction.ts'
import type { Instrument } from '../../market/instrument.ts'
import { type JurisdictionRule, leverageCapOf } from '../jurisdiction.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Account, EngineState } from '../state/state.ts'

export function checkOptionAllowed(
  { jurisdiction }: EngineState,
  durationSeconds: number,
): Refusal | undefined {
  if (!jurisdiction.isOptionsOffered) return forbid('options')
  const { minimumSeconds } = jurisdiction.text.options
  if (minimumSeconds === null || durationSeconds >= minimumSeconds) return undefined
  return forbid('option_duration', { minimum: minimumSeconds })
}

export function checkContractAllowed(
  { jurisdiction }: EngineState,
  account: Account,
  instrument: Instrument,
  { direction, leverage }: { readonly direction: Direction; readonly leverage: number },
): Refusal | undefined {
  const cap = leverageCapOf(jurisdiction, instrument)
  if (cap !== null && leverage > cap) return forbid('leverage', { maximum: cap })
  if (jurisdiction.isHedgingAllowed) return undefined
  const { symbol } = instrument
  return hasOpposite(account, symbol, direction) ? forbid('hedging') : undefined
}

/** Of following a leader, and of each copy; what is open is closed with its leader all the same. */
export function checkCopyingAllowed({ jurisdiction }: EngineState): Refusal | undefined {
  return jurisdiction.isCopyingAllowed ? undefined : forbid('copying')
}

/** A position of the other side, or an order that would become one. */
function hasOpposite({ positions, orders }: Account, symbol: string, direction: Direction) {
  return [positions, orders].some((open) =>
    [...open.values()].some((one) => one.symbol === symbol && one.direction !== direction),
  )
}

function forbid(rule: JurisdictionRule, bound: Refusal['detail'] = {}): Refusal {
  return refuse('not_allowed_here', { rule, ...bound })
}
