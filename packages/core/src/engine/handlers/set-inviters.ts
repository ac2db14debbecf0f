// Naming the accounts that earn from a member; rewards accrue to them from here on (TR-8.1).

import { REWARD_LEVELS } from '../../team/reward.ts'
import type { SetInviters } from '../command.ts'
import type { InvitersSet } from '../event.ts'
import { type Refusal, refuseField, UNUSABLE } from '../refusal.ts'
import type { EngineState } from '../state/state.ts'

export function setInviters(
  _state: EngineState,
  { accountId, inviters }: SetInviters,
): InvitersSet | Refusal {
  const named = inviters.filter((inviter) => inviter !== undefined)
  const isTwice = new Set([accountId, ...named]).size <= named.length
  if (inviters.length > REWARD_LEVELS || isTwice) return refuseField('inviters', UNUSABLE)
  return { kind: 'inviters-set', accountId, inviters, entries: [] }
}
