// Folds what is decided about follows; balances follow from the entries.

import { unreachable } from '../../numbers/invariant.ts'
import type { CopyEvent } from '../event.ts'
import { followOf, putFollow } from './copying.ts'
import type { Account, EngineState } from './state.ts'

export function applyCopyEvent(state: EngineState, account: Account, event: CopyEvent): void {
  switch (event.kind) {
    case 'leading-set':
      account.leading = event.terms
      return
    case 'follow-begun':
    case 'follow-paused':
    case 'follow-resumed':
    case 'follow-ended':
      putFollow(state, account, event.follow)
      return
    case 'profit-shared': {
      const { leaderId, highWater } = event
      account.follows.set(leaderId, { ...followOf(account, leaderId), highWater })
      return
    }
    case 'copy-skipped':
    case 'share-received':
      return
    default:
      unreachable(event)
  }
}
