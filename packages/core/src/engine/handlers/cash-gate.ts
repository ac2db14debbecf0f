// Which of a user's two accounts money may come into and leave (TR-12.2, TR-12.4).

import type { Account } from '../account.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { EngineState } from '../state.ts'

/** In practice mode the practice account with practice money, in live mode the real one only. */
export function passCashGate({ mode }: EngineState, { kind }: Account): Refusal | undefined {
  if (kind === 'practice' && mode === 'live') return refuse('invalid', { field: 'account' })
  return kind === 'real' && mode === 'practice' ? refuse('practice_only') : undefined
}
