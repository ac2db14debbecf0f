// Which of a user's two accounts money may come into and leave (TR-12.2, TR-12.4).

import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import type { Account, EngineState } from '../state/state.ts'

/** In practice mode the practice account with practice money, in live mode the real one only. */
export function checkCashAccount({ mode }: EngineState, { kind }: Account): Refusal | undefined {
  if (kind === 'practice' && mode === 'live') return refuseField('account', UNUSABLE)
  return kind === 'real' && mode === 'practice' ? refuse('practice_only') : undefined
}
